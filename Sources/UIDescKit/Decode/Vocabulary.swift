import XMLSource

/// What the names in documents of one platform mean, remembered by name number. Each worker has its own.
public final class Vocabulary {
  let id: VocabularyID
  private let names: NameTable
  @exclusivity(unchecked) private var elements: [ElementMeaning?] = []
  @exclusivity(unchecked) private var attributes: [AttributeMeaning] = []

  init(_ id: VocabularyID, names: NameTable) {
    self.id = id
    self.names = names
  }

  func element(_ name: Name) -> ElementMeaning {
    let number = Int(name.number)
    if number < elements.count, let known = elements[number] { return known }
    while elements.count <= number { elements.append(nil) }
    let meaning = ElementMeaning(names.string(name), in: id)
    elements[number] = meaning
    return meaning
  }

  func attribute(_ name: Name, of element: Name) -> AttributeMeaning {
    let meaning = self.element(element)
    let number = Int(name.number)
    if number < meaning.attributes.count, meaning.attributes[number] >= 0 {
      return attributes[Int(meaning.attributes[number])]
    }
    while meaning.attributes.count <= number { meaning.attributes.append(-1) }
    meaning.attributes[number] = Int32(attributes.count)
    attributes.append(AttributeMeaning(names.string(name), of: meaning))
    return attributes[attributes.count - 1]
  }
}

final class ElementMeaning {
  enum KnownKey {
    case known
    /// Classes have it, but not the element's.
    case ofOthers
    /// With what it is a slip of the finger for.
    case unknown(near: String?)
  }

  private static let closedValues = [
    "color", "font", "fontDescription", "string", "mutableString", "bool", "integer", "real", "nil", "point", "size",
    "rect",
    "range", "userDefinedRuntimeAttribute",
  ]

  let role: ElementRole
  let systemClass: SystemClass?
  let isKnown: Bool
  /// The tree writes it in a form of its own, with no place for anything that no table knows.
  let isClosed: Bool
  /// Each attribute is an option: `<autoresizingMask widthSizable="YES"/>`.
  let isOptionSet: Bool
  /// The classes above `systemClass`, nearest first.
  let bases: [String]
  /// Whether it is what a storyboard has a scene for.
  let isViewController: Bool
  let record: SystemElement?
  /// Whether documents of this kind are known to have it; else what it is in others is taken.
  let isOwn: Bool
  let platform: Platform
  /// What `childKeys` has found.
  @exclusivity(unchecked) var knownChildKeys: [Spelling]?
  /// What is known of keys that values in the element have had.
  @exclusivity(unchecked) var knownKeys: [String: KnownKey] = [:]
  /// By name number: an index into the vocabulary's attributes.
  @exclusivity(unchecked) fileprivate var attributes: [Int32] = []

  fileprivate init(_ name: String, in vocabulary: VocabularyID) {
    platform = vocabulary.platform
    let symbol = SystemSymbol(name)
    let order = [vocabulary] + VocabularyID.allCases.filter { $0 != vocabulary }
    record = symbol.flatMap { symbol in order.lazy.compactMap { SystemElement.find(symbol, in: $0) }.first }
    isKnown = record != nil
    isOwn = record?.vocabulary == vocabulary.rawValue
    role = record?.role ?? .record
    isOptionSet = record?.isOptionSet ?? false
    isClosed = isOptionSet || Self.closedValues.contains(name)
    let systemClass = record?.className.flatMap(SystemTables.classIndex(of:)).map(SystemClass.init(index:))
    self.systemClass = systemClass
    bases = systemClass?.chain(on: vocabulary.platform).dropFirst().map(\.name).filter { $0 != "NSObject" } ?? []
    isViewController = Self.isKind(
      of: ["UIViewController", "NSViewController", "NSWindowController"], systemClass, bases)
  }
}

extension ElementMeaning {
  /// Whether it stands for one of the system's classes or a subclass of it.
  func isKind(of classes: [String]) -> Bool { Self.isKind(of: classes, systemClass, bases) }

  private static func isKind(of classes: [String], _ systemClass: SystemClass?, _ bases: [String]) -> Bool {
    guard let systemClass else { return false }
    return classes.contains(systemClass.name) || bases.contains { classes.contains($0) }
  }
}

/// What an attribute of an element means.
final class AttributeMeaning {
  let kind: AttributeKind
  let isKnown: Bool
  let isForDesign: Bool
  /// The name that the tree uses.
  let key: String
  let enumeration: SystemEnum?
  /// Every spelling and the case it stands for; empty when any text will do.
  let spellings: [CaseSpelling]

  /// What any object can have beside an `id`.
  static let universalNames = [
    "key", "customClass", "customModule", "customModuleProvider", "userLabel", "sceneMemberID", "restorationIdentifier",
    "userComments", "placeholderIdentifier", "explicitIdentifier", "identifier",
  ]

  /// The kind of an attribute that any object can have.
  private static func universal(_ name: String) -> AttributeKind? {
    name == "id" ? .id : universalNames.contains(name) ? .string : nil
  }

  fileprivate init(_ name: String, of element: ElementMeaning) {
    let record = SystemSymbol(name).flatMap { element.record?.attribute($0) }
    let universal = record == nil ? Self.universal(name) : nil
    kind = record?.kind ?? universal ?? .other
    isKnown = record != nil || universal != nil
    isForDesign = record?.isForDesign ?? (name == "customModuleProvider")
    key = record?.property?.string ?? name
    enumeration = record?.enumeration
    var spellings = record.map { $0.spellings.map { CaseSpelling(text: $0.spelling, name: $0.caseName) } } ?? []
    for option in enumeration?.cases ?? SystemRows(first: 0, count: 0) {
      spellings.append(CaseSpelling(text: option.symbol, name: option.symbol))
    }
    self.spellings = spellings
  }

  /// The enum's case that a value spells.
  func caseName(_ value: ArraySlice<UInt8>) -> String? {
    guard let text = SystemSymbol(value) else { return nil }
    return spellings.first { $0.text == text }?.name.string
  }

  /// Whether a value spells one of the enum's cases.
  func hasCase(_ value: ArraySlice<UInt8>) -> Bool {
    guard !spellings.isEmpty, let text = SystemSymbol(value) else { return false }
    return spellings.contains { $0.text == text }
  }
}

/// How documents spell a case of an enum.
struct CaseSpelling {
  let text: SystemSymbol
  let name: SystemSymbol
}
