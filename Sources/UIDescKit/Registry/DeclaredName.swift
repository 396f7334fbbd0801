/// A name as a registry spells it; documents may write it otherwise when case is ignored.
protocol DeclaredName {
  var name: String { get }
  var ignoresCase: Bool { get }
}

extension ValueType.EnumCase: DeclaredName {}
extension ValueType.CallForm: DeclaredName {}

/// A word that may be the argument of a call.
struct DeclaredWord: DeclaredName {
  let name: String
  let ignoresCase: Bool
}

extension DeclaredName {
  func isMeant(by word: String) -> Bool {
    name == word || ignoresCase && name.lowercased() == word.lowercased()
  }
}

extension ValueType.CallForm {
  func declared(_ words: [String]) -> [DeclaredWord] {
    words.map { DeclaredWord(name: $0, ignoresCase: ignoresCase) }
  }
}

extension [ValueType.EnumCase] {
  /// The case that a text means: by its name, or by its raw value in plain digits.
  func meant(by word: String) -> ValueType.EnumCase? {
    first { $0.isMeant(by: word) || $0.raw.map(String.init) == word }
  }

  /// The bits that the options have names for.
  var bits: Int64 { reduce(0) { $0 | ($1.raw ?? 0) } }
}
