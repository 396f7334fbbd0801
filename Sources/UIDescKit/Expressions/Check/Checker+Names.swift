extension Checker {
  func name(_ name: String, at place: Range<Int>) throws(ExpressionProblem) -> ExpressionType {
    if let problem = scope.problem(with: name) { throw ExpressionProblem(problem, at: place) }
    if let type = scope[name] { return type }
    let advice =
      if let path = scope.path(meantBy: name) {
        "write \(path)"
      } else if ExpressionFunction.named[name] != nil {
        "'\(name)' is a function; write \(name)(…)"
      } else if let near = nearestSpelling(of: name, among: scope.names + ["today"]) {
        "did you mean '\(near)'?"
      } else {
        "a text needs quotes of its own: \"'\(name)'\""
      }
    throw ExpressionProblem("there is no name '\(name)'; \(advice)", at: place)
  }

  func enumCase(
    _ name: String, _ hint: ExpressionType?, at place: Range<Int>
  ) throws(ExpressionProblem) -> ExpressionType {
    switch hint?.unwrapped {
    case .enumeration(let cases)? where !cases.isEmpty:
      if cases.contains(name) { return .enumeration(cases) }
      let advice =
        nearestSpelling(of: name, among: cases).map { "did you mean '.\($0)'?" }
        ?? "its cases are \(listed(cases.map { "." + $0 }))"
      throw ExpressionProblem("the enum has no case '.\(name)'; \(advice)", at: place)
    case .any?, .enumeration?: return .enumeration([name])
    case .flags?: throw ExpressionProblem("flags are a list of cases; write [.\(name)]", at: place)
    case nil:
      throw ExpressionProblem(
        "'.\(name)' needs an enum to belong to; compare it with a property that has one", at: place)
    case let type?:
      throw ExpressionProblem("'.\(name)' is an enum's case, but \(type.noun) is needed", at: place)
    }
  }

  func member(of base: Syntax, _ name: String, at place: Range<Int>) throws(ExpressionProblem) -> ExpressionType {
    if case .name("self") = base.kind, scope["self"] == nil {
      let path = scope.path(meantBy: name) ?? name
      throw ExpressionProblem("what the object has is named without 'self'; write \(path)", at: base.range)
    }
    let type = try type(of: base)
    if case .name(let owner) = base.kind, scope.isObject(owner) {
      throw ExpressionProblem(
        "what '\(owner)' has is not known here; write attributes['\(owner).\(name)'], null where a document doesn't set it",
        at: place)
    }
    if type.unwrapped == .any { return .any }
    let members = type.members
    if let member = members.first(where: { $0.name == name }) { return member.type }
    let names = members.map(\.name)
    let advice =
      if name == "count" || name == "length", type.canBeCounted {
        "write count(…)"
      } else if names.isEmpty {
        "\(type.noun) has none"
      } else {
        nearestSpelling(of: name, among: names).map { "did you mean '\($0)'?" } ?? "its members are \(listed(names))"
      }
    throw ExpressionProblem("\(type.noun) has no member '\(name)'; \(advice)", at: place)
  }

  func item(of base: Syntax, _ index: Syntax) throws(ExpressionProblem) -> ExpressionType {
    let type = try type(of: base)
    if case .name(let owner) = base.kind, scope.isObject(owner) {
      throw ExpressionProblem("what '\(owner)' holds is not known here", at: base.range)
    }
    switch type.unwrapped {
    case .list(let item):
      _ = try require(index, .number)
      return item
    case .map(let key, let value):
      _ = try require(index, key)
      return .optional(value.unwrapped)
    case .any:
      _ = try self.type(of: index)
      return .any
    default:
      let advice = type.unwrapped == .string ? "; write substring(…)" : ""
      throw ExpressionProblem(
        "only lists and maps have items by index, and \(text.quoted(base.range)) is \(type.noun)\(advice)",
        at: index.range)
    }
  }
}

extension Scope {
  /// What a side or coordinate without an owner was most likely meant to be.
  fileprivate func path(meantBy name: String) -> String? {
    switch name {
    case "width", "height": self["bounds"] == .rect ? "bounds.\(name)" : nil
    case "x", "y": self["frame"] == .rect ? "frame.\(name)" : nil
    default: nil
    }
  }
}

extension ExpressionType {
  fileprivate var canBeCounted: Bool {
    switch unwrapped {
    case .string, .list, .map, .flags: true
    default: false
    }
  }
}
