/// A change of a file's bytes.
struct Edit {
  let range: Range<Int>
  let replacement: [UInt8]

  /// The edits that findings offer, in the order of their places. Of two that touch one place the first one is taken.
  static func compatible(_ findings: [Finding], _ kind: FixKind, in bytes: [UInt8]) -> [Edit] {
    let offered = findings.compactMap { finding -> Edit? in
      guard let fix = finding.diagnostic.fix, fix.isSafe || kind == .all, let range = finding.fixRange,
        bytes.indices.contains(range.lowerBound), range.upperBound <= bytes.count
      else { return nil }
      let edit = Edit(range: range, replacement: Array(fix.replacement.utf8))
      return bytes[range].elementsEqual(edit.replacement) ? nil : edit
    }
    let sorted = offered.enumerated().sorted { a, b in
      (a.element.range.lowerBound, a.element.range.upperBound, a.offset)
        < (b.element.range.lowerBound, b.element.range.upperBound, b.offset)
    }
    var edits: [Edit] = []
    for (_, edit) in sorted {
      guard let last = edits.last else {
        edits.append(edit)
        continue
      }
      if edit.range.lowerBound >= last.range.upperBound, edit.range.lowerBound > last.range.lowerBound {
        edits.append(edit)
      }
    }
    return edits
  }

  /// - Parameter edits: in order, none in another's place.
  static func apply(_ edits: [Edit], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var at = 0
    for edit in edits {
      result += bytes[at..<edit.range.lowerBound]
      result += edit.replacement
      at = edit.range.upperBound
    }
    return result + bytes[at...]
  }
}
