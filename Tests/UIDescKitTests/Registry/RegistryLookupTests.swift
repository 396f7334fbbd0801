import Testing

@testable import UIDescKit

/// Which class or extension a document's object finds, when several files or modules have one.
@Suite struct RegistryLookupTests {
  private func load(_ texts: String...) -> (registry: Registry, messages: [String]) {
    let loaded = Registry.load(files: texts.enumerated().map { ("\($0.offset).json", Array($0.element.utf8)) })
    return (
      loaded.registry, loaded.findings.map { "\($0.path) \($0.diagnostic.severity.name) \($0.diagnostic.message)" }
    )
  }

  private func file(_ type: String, module: String? = nil, complete: Bool = false) -> String {
    let module = module.map { "\"module\": \"\($0)\"," } ?? ""
    return
      #"{"version": 1, \#(module) "complete": \#(complete), "classes": {"A": {"superclass": "UIView", "properties": {"k": {"type": "\#(type)"}}}}}"#
  }

  private func rules(_ registry: Registry, _ attribute: String, class name: String = "A", module: String? = nil) throws
    -> [String]
  {
    let module = module.map { " customModule=\"\($0)\"" } ?? ""
    let text =
      "<document><objects><view customClass=\"\(name)\"\(module)><userDefinedRuntimeAttributes>\(attribute)</userDefinedRuntimeAttributes></view></objects></document>"
    return Compiler(registry: registry, options: .init()).validate(
      path: "x", contents: Array(text.utf8), with: Worker()
    )
    .findings.map { "\($0.diagnostic.severity.name) \($0.diagnostic.rule.name)" }
  }

  @Test func modulesKeepClassesOfOneNameApart() throws {
    let (registry, messages) = load(file("string", module: "One"), file("number", module: "Two"))
    #expect(messages == [])
    #expect(try rules(registry, number("k", "1"), module: "Two") == [])
    #expect(try rules(registry, number("k", "1"), module: "One") == ["error type-mismatch"])
    // Without a module, or with another, nobody can say which is meant.
    #expect(try rules(registry, number("k", "1")) == ["note unchecked-class"])
    #expect(try rules(registry, number("k", "1"), module: "Three") == ["note unchecked-class"])
  }

  @Test func aNameAloneIsEnoughWhenOneRegistryHasIt() throws {
    let (registry, _) = load(file("string", module: "One"))
    #expect(try rules(registry, number("k", "1")) == ["error type-mismatch"])
    let (unbound, _) = load(file("string"))
    #expect(try rules(unbound, number("k", "1"), module: "One") == ["error type-mismatch"])
  }

  @Test func theSameClassInTwoFilesMustSayTheSame() {
    #expect(load(file("string"), file("string")).messages == [])
    #expect(
      load(file("string"), file("number")).messages == ["1.json error the class 'A' is declared otherwise in 0.json"])
  }

  @Test func extensionsOfSeveralFilesMerge() throws {
    let (registry, messages) = load(
      #"{"version": 1, "extensions": {"UIView": {"a": {"type": "string"}}}}"#,
      #"{"version": 1, "extensions": {"UIView": {"b": {"type": "string"}}}}"#)
    #expect(messages == [])
    #expect(
      try rules(registry, number("a", "1") + number("b", "1"), class: "UIView") == [
        "error type-mismatch", "error type-mismatch",
      ])
  }

  @Test func aClassesOwnPropertyHidesAnExtensions() throws {
    let (registry, messages) = load(
      file("number"),
      #"{"version": 1, "extensions": {"A": {"k": {"type": "string"}}, "UIView": {"k": {"type": "string"}}}}"#)
    #expect(messages == [])
    #expect(try rules(registry, number("k", "1")) == [])
    #expect(try rules(registry, number("k", "1"), class: "UIView") == ["error type-mismatch"])
  }

  @Test func completenessMakesUnknownKeysErrors() throws {
    let unknown = number("glow", "1")
    #expect(try rules(load(file("number")).registry, unknown, class: "UIView") == ["warning unknown-key-path"])
    let complete = load(file("number", complete: true), #"{"version": 1}"#).registry
    #expect(try rules(complete, unknown, class: "UIView") == ["error unknown-key-path"])
    #expect(try rules(complete, number("k", "1"), class: "UIView") == ["error orphan-attribute"])
  }

  @Test func anUnknownSuperclassOpensTheClassWithOneFinding() throws {
    let (registry, messages) = load(
      #"{"version": 1, "classes": {"A": {"superclass": "UIVeiw", "properties": {"k": {"type": "string"}}}, "B": {"superclass": "UIVeiw"}}}"#
    )
    #expect(
      messages == [
        "0.json warning the superclass 'UIVeiw' is in no registry, so its keys are not checked; did you mean 'UIView'?"
      ])
    #expect(try rules(registry, number("other", "1")) == ["note unchecked-class"])
    #expect(try rules(registry, number("k", "1")) == ["note unchecked-class", "error type-mismatch"])
  }

  @Test func anExtensionOfNoKnownClassIsFound() {
    let messages = load(#"{"version": 1, "extensions": {"UIVew": {"k": {"type": "string"}}}}"#).messages
    #expect(
      messages == [
        "0.json warning the extended class 'UIVew' is in no registry, so its keys are not checked; did you mean 'UIView'?"
      ])
  }

  @Test(arguments: [
    (#""A": {"superclass": "B"}, "B": {"superclass": "A"}"#, 2), (#""A": {"superclass": "A"}"#, 1),
    (#""A": {"superclass": "B"}, "B": {"superclass": "UIView"}"#, 0),
  ])
  func superclassesLeadToARoot(_ classes: String, _ errors: Int) {
    let messages = load(#"{"version": 1, "classes": {\#(classes)}}"#).messages
    #expect(messages.filter { $0.contains("leads back to itself") }.count == errors)
  }
}
