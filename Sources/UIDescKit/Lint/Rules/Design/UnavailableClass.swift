import XMLSource

extension LintRule {
  static let unavailableClass = LintRule(
    "unavailable-class", nil,
    summary: "An object is of a class that the project has given up.",
    rationale: """
      A class that is to be replaced stays in use as long as documents name it. List it with what to use in its place; a class \
      of the system stands for objects that have no class of their own, so `{"UIButton": ["RoundButton"]}` asks for yours.
      """,
    options: [
      LintOption(
        "classes", .table([:]), "replacements by class; either may have its module before a dot",
        content: .classes)
    ],
    peers: ["xiblint unavailable_custom_classes", "xiblint unavailable_system_classes"],
    triggering: [
      Example(
        #"<button id="a" customClass="↓OldButton" customModule="Shop"/>"#,
        options: #"{"classes": {"Shop.OldButton": ["NewButton"]}}"#,
        fixed: #"<button id="a" customClass="NewButton" customModule="Shop"/>"#),
      Example(
        #"<↓button id="a"/>"#, options: #"{"classes": {"UIButton": ["RoundButton"]}}"#,
        fixed: #"<button id="a" customClass="RoundButton"/>"#),
      Example(#"<view id="a" customClass="↓Chart"/>"#, options: #"{"classes": {"Chart": ["Bars", "Lines"]}}"#),
    ],
    nonTriggering: [
      Example(#"<button id="a" customClass="RoundButton"/>"#, options: #"{"classes": {"UIButton": ["RoundButton"]}}"#),
      Example(
        #"<button id="a" customClass="OldButton" customModule="Web"/>"#,
        options: #"{"classes": {"Shop.OldButton": ["NewButton"]}}"#),
    ],
    check: .objects { context, index in context.checkClassInUse(of: index) })
}

extension LintContext {
  fileprivate mutating func checkClassInUse(of index: Int) {
    let object = document.objects[index]
    guard !object.isPlaceholder, let name = document.className(of: index) else { return }
    let table = options.table("classes")
    let module = document.customModule(of: index)
    guard let replacements = module.flatMap({ table["\($0).\(name)"] }) ?? table[name] else { return }
    let isCustom = document.customClass(of: index) != nil
    let advice =
      replacements.isEmpty ? "do without it" : "use \(alternatives(replacements.map { "'\($0)'" })) in its place"
    report(
      "the project has given up the class '\(name)'; \(advice)",
      at: isCustom ? tree.valueRange("customClass", of: object.element) : tree.nameRange(object.element),
      in: object.element, fix: fix(replacements, module: module, object.element))
  }

  /// One edit can't change a class and its module.
  private func fix(_ replacements: [String], module: String?, _ element: ElementID) -> Diagnostic.Fix? {
    guard replacements.count == 1, var name = replacements.first else { return nil }
    if let module, name.hasPrefix(module + ".") { name = String(name.dropFirst(module.count + 1)) }
    // A class of the system has an element of its own.
    guard !name.contains("."), SystemTables.class(named: name) == nil else { return nil }
    return fix("use the class '\(name)'", setting: "customClass", of: element, to: name)
  }
}
