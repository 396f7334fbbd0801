import XMLSource

extension Finding {
  /// What the finding is told by from run to run: 16 hexadecimal digits, made of the rule, the path, the object's id, the key
  /// path or what else of the object it is about, and `ordinal`. Neither lines nor texts are in it, so that an edit above,
  /// another order of objects or another number leaves it as it is; another path or id makes it another.
  ///
  /// Reports name paths from the folder that uidesc runs in. What keeps fingerprints gives the path from where it keeps them.
  /// - Parameter path: the document's path; `./a//b.xib` is taken for `a/b.xib`.
  public func fingerprint(path: String) -> String {
    var hash = StableHash()
    hash.add(diagnostic.rule.name)
    hash.add(path.plainPath)
    hash.add(diagnostic.subjectID)
    hash.add(diagnostic.keyPath)
    hash.add(diagnostic.spot)
    hash.add(ordinal == 0 ? nil : String(ordinal))
    return hash.digits
  }

  /// The finding's with the path that it has.
  public var fingerprint: String { fingerprint(path: path) }
}

extension Diagnostics {
  /// Which each is of those with the same rule, object and key path or spot, from 0. Numbers in the texts don't change it, nor
  /// does the order of texts that differ otherwise; the more serious come first, since the others may not be told.
  func ordinals(in text: [UInt8]) -> [Int] {
    var ordinals = [Int](repeating: 0, count: list.count)
    guard list.count > 1 else { return ordinals }
    var latest: [Subject: Int] = [:]
    latest.reserveCapacity(list.count)
    let previous = list.indices.map { latest.updateValue($0, forKey: Subject(list[$0])) }
    for last in latest.values where previous[last] != nil {
      let group = sequence(first: last) { previous[$0] }
      let order = group.map { (-Int(list[$0].severity.rawValue), words(at: list[$0].range, in: text), $0) }.sorted(
        by: <)
      for (ordinal, entry) in order.enumerated() { ordinals[entry.2] = ordinal }
    }
    return ordinals
  }

  /// The start of what a finding is about, without what numbers are written with.
  private func words(at range: Range<Int>, in text: [UInt8]) -> String {
    let part = text[range.clamped(to: text.indices)].prefix(Self.mostCompared)
    return String(decoding: part.filter { !(43...57).contains($0) || $0 == 47 || $0 == 44 }, as: UTF8.self)
  }

  private static let mostCompared = 512

  private struct Subject: Hashable {
    let rule: RuleID
    let objectID: String?
    let keyPath: String?
    let spot: String?

    init(_ diagnostic: Diagnostic) {
      rule = diagnostic.rule
      objectID = diagnostic.subjectID
      keyPath = diagnostic.keyPath
      spot = diagnostic.spot
    }
  }
}

extension Diagnostic {
  /// The id of the object that it is told by from run to run.
  var subjectID: String? { isToldOnce ? nil : objectID }
}

/// FNV-1a with 64 bits: the same on every machine and in every version, unlike `Hasher`.
private struct StableHash {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Adds a text, or that there is none, so that no two lists of texts are the same to it.
  mutating func add(_ text: String?) {
    guard let text else { return add(0xFF) }
    for byte in text.utf8 { add(byte) }
    // No byte of UTF-8.
    add(0xFE)
  }

  private mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

  var digits: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
