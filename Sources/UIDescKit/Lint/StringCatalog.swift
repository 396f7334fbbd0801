/// A file with the texts of several languages: `Main.xcstrings`.
public enum StringCatalog {
  /// The languages that it has texts in, besides the one that its document is written in; nil when it is no such file.
  public static func languages(_ contents: [UInt8]) -> [String]? {
    guard case .success(let json) = JSONReader.read(contents), let texts = json["strings"]?.members else { return nil }
    var languages: Set<String> = []
    for text in texts {
      for language in text.value["localizations"]?.members ?? [] { languages.insert(language.key) }
    }
    if let source = json["sourceLanguage"]?.string { languages.remove(source) }
    return languages.sorted()
  }
}
