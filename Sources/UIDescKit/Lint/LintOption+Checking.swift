extension LintOption {
  /// What is wrong with a value of the right type: names that are slips of the finger, sizes that there can't be. Nothing
  /// would ever be found with them.
  func problems(in json: JSONValue) -> [(message: String, range: Range<Int>)] {
    if content == .anything { return [] }
    switch json.content {
    case .object(let members):
      return members.flatMap { member in
        problem(with: member.key).map { [(message: $0, range: member.keyRange)] }
          ?? (content == .classes ? problems(in: member.value) : [])
      }
    case .array(let items): return items.flatMap(problems)
    case .string(let text): return problem(with: text).map { [($0, json.range)] } ?? []
    case .number(let number):
      let isWrong = content == .size && number < 0
      return isWrong ? [("'\(name)' is \(Value.number(number).json), but sizes are 0 or more", json.range)] : []
    case .null, .bool: return []
    }
  }

  private func problem(with text: String) -> String? {
    switch content {
    case .anything, .size: nil
    case .classes: text.contains(".") ? nil : WrittenNames.problem(withClass: text)
    case .keysOfClasses: WrittenNames.problem(withKeyOfClass: text)
    case .devices: WrittenNames.problem(with: text, "device", among: SystemTables.devices.lazy.map(\.id))
    case .textStyles: WrittenNames.problem(with: text, "text style", among: SystemTables.textStyles.lazy.map(\.name))
    case .colors:
      text.hasPrefix("#") && ColorName.hex(text) == nil
        ? "'\(text.shortened)' is no colour; write #RRGGBB, #RRGGBBAA or a name" : nil
    }
  }
}

/// Names of the system that somebody has written into a configuration.
private enum WrittenNames {
  /// Why a name can't be meant; nil for a known one, and for one that may be a project's or a newer system's.
  static func problem(with name: String, _ what: String, among known: some Sequence<String>) -> String? {
    slip(name, among: known).map { "there is no \(what) '\(name)'; did you mean '\($0)'?" }
  }

  static func problem(withClass name: String) -> String? {
    if SystemTables.class(named: name) != nil || isElement(name) { return nil }
    let meant = Platform.allCases.lazy.compactMap { Worker().systemClassMeant(by: name, module: nil, on: $0) }
    if let near = meant.first {
      return "there is no class '\(name)'; did you mean '\(near)'?"
    }
    // A class begins with a capital.
    guard name.first?.isLowercase ?? false else { return nil }
    return problem(with: name, "element", among: elements.lazy.map(\.symbol.string))
  }

  /// - Parameter text: `UILabel.numberOfLines`, `view.layer.cornerRadius`.
  static func problem(withKeyOfClass text: String) -> String? {
    let steps = text.keySteps
    guard let owner = steps.first, steps.count > 1, !steps.contains("") else {
      return "'\(text.shortened)' names no key of a class; write CLASS.KEY, such as \"UILabel.numberOfLines\""
    }
    if let problem = problem(withClass: owner) { return problem }
    let className = SystemTables.class(named: owner)?.name ?? self.className(ofElement: owner)
    guard let className, let first = KeysOfClass(className).problem(with: steps[1]) else {
      return steps.count > 2 && steps[1] == "layer" ? KeysOfClass("CALayer").problem(with: steps[2]) : nil
    }
    return first
  }

  private static var elements: SystemRows<SystemElement> { SystemRows(all: .documentElements) }

  private static func isElement(_ name: String) -> Bool { elements.contains { $0.symbol.string == name } }

  private static func className(ofElement name: String) -> String? {
    elements.first { $0.symbol.string == name }?.className?.string
  }

  /// The known name that is one letter away from a long one; `title2` is no misspelled `title3`.
  static func slip(_ name: String, among known: some Sequence<String>) -> String? {
    guard name.utf8.count > 4 else { return nil }
    let all = Array(known)
    if all.contains(name) { return nil }
    let near = nearestSpelling(of: name, among: all.lazy.map(Spelling.init), within: 1)
    return near.flatMap { $0.differsInNumbers(from: name) ? nil : $0 }
  }
}

/// What can be set on objects of a system class.
private struct KeysOfClass {
  private let name: String

  init(_ name: String) { self.name = name }

  /// Subclasses may have the key, too.
  func problem(with key: String) -> String? {
    if let symbol = SystemSymbol(key), !SystemTables.classes(declaring: symbol).isEmpty { return nil }
    return WrittenNames.slip(key, among: properties + attributes).map {
      "'\(name)' has no key '\(key)'; did you mean '\($0)'?"
    }
  }

  private var properties: [String] {
    Platform.allCases.flatMap { platform in
      let chain = Registry().chain(of: name, module: nil, base: nil, on: platform)
      return Registry().properties(of: chain, on: platform).map(\.key)
    }
  }

  /// Those of the elements that stand for the class.
  private var attributes: [String] {
    SystemRows<SystemElement>(all: .documentElements).filter { $0.className?.string == name }
      .flatMap { $0.attributes.map(\.symbol.string) }
  }
}
