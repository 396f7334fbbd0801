/// The three sets of element names: iOS and tvOS share one.
public enum VocabularyID: UInt8, CaseIterable, Sendable {
  case iOS, macOS, watchOS

  /// The set that a platform's documents use.
  public init(_ platform: Platform) {
    self =
      switch platform {
      case .iOS, .tvOS: .iOS
      case .macOS: .macOS
      case .watchOS: .watchOS
      }
  }

  /// `iOS`, `macOS` or `watchOS`.
  public var name: String { String(describing: self) }

  package var platform: Platform {
    switch self {
    case .iOS: .iOS
    case .macOS: .macOS
    case .watchOS: .watchOS
    }
  }
}
