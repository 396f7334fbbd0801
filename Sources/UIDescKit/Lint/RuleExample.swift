extension LintRule {
  /// A file for people to learn from and for the tests to check: a document as a rule.
  public struct Example: Sendable {
    private let source: Source
    /// What file it is.
    public let kind: Kind
    /// What a configuration says of the rule, as JSON.
    public let options: String?
    /// The registry that it is checked with.
    public let registry: String?
    private let fixedSource: Source?
    /// What is known of the project around it.
    public let project: Project?

    /// The files that findings can be in.
    public enum Kind: String, Sendable {
      /// A whole document, or some of its objects.
      case document
      /// A registry file.
      case registry
      /// A `.uidesc.json`.
      case configuration
    }

    static let arrow: Character = "↓"

    init(
      _ marked: String, options: String? = nil, registry: String? = nil, fixed: String? = nil, project: Project? = nil
    ) {
      self.init(.text(marked), options: options, registry: registry, fixed: fixed.map(Source.text), project: project)
    }

    init(
      _ source: Source, options: String? = nil, registry: String? = nil, fixed: Source? = nil, project: Project? = nil
    ) {
      self.source = source
      kind = .document
      self.options = options
      self.registry = registry
      fixedSource = fixed
      self.project = project
    }

    /// Another file, for what is found before any document is read.
    init(_ kind: Kind, _ marked: String) {
      source = .text(marked)
      self.kind = kind
      options = nil
      registry = nil
      fixedSource = nil
      project = nil
    }

    /// With an arrow before the first character of each finding.
    var marked: String { source.text }

    /// The text that the rule's fixes make of it.
    public var fixed: String? { fixedSource?.text }

    /// As people would write it.
    public var text: String { marked.filter { $0 != Self.arrow } }

    /// The line and column of the first character of each finding, from 1.
    public var starts: [(line: Int, column: Int)] {
      var starts: [(line: Int, column: Int)] = []
      for (line, text) in marked.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        var column = 1
        for character in text {
          if character == Self.arrow { starts.append((line + 1, column)) } else { column += 1 }
        }
      }
      return starts
    }

    /// The text with a caret below the first character of each finding.
    public var shown: String {
      var lines: [String] = []
      for (line, text) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        lines.append(String(text))
        var carets = ""
        for start in starts where start.line == line + 1 && start.column > carets.count {
          carets += String(repeating: " ", count: start.column - 1 - carets.count) + "^"
        }
        if !carets.isEmpty { lines.append(carets) }
      }
      return lines.joined(separator: "\n")
    }
  }
}

extension LintRule.Example {
  /// The whole document: a part of one is put among the objects of an iOS document.
  var document: String { Self.whole(text) }

  static func whole(_ text: String) -> String { isWhole(text) ? text : prefix + text + "</objects></document>\n" }

  private static func isWhole(_ text: String) -> Bool { text.contains("<document") || text.hasPrefix("<?xml") }

  private static let prefix =
    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" targetRuntime=\"iOS.CocoaTouch\"><objects>"

  /// Where findings start in the file, in bytes.
  var places: [Int] {
    var count = kind != .document || Self.isWhole(marked) ? 0 : Self.prefix.utf8.count
    var places: [Int] = []
    for character in marked {
      if character == Self.arrow { places.append(count) } else { count += String(character).utf8.count }
    }
    return places
  }
}
