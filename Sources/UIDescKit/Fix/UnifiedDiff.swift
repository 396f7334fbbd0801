/// What changes between two versions of a file, as `patch` and `git apply` take it; empty when nothing does.
/// - Parameter name: the bytes of the file's path from the folder that the diff is for, as it stands after `---` and `+++`.
public func unifiedDiff(from old: [UInt8], to new: [UInt8], name: [UInt8]) -> [UInt8] {
  let (old, new) = (DiffLines(old), DiffLines(new))
  let changes = old.changes(to: new)
  if changes.isEmpty { return [] }
  var diff = Array("--- \(DiffName.text("a", name))\n+++ \(DiffName.text("b", name))\n".utf8)
  for hunk in DiffHunk.hunks(of: changes, in: old, new) { hunk.write(old, new, to: &diff) }
  return diff
}

/// A file's lines, each with its line end.
private struct DiffLines {
  let bytes: [UInt8]
  let ranges: [Range<Int>]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var ranges: [Range<Int>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == 10 {
      ranges.append(start..<index + 1)
      start = index + 1
    }
    if start < bytes.count { ranges.append(start..<bytes.count) }
    self.ranges = ranges
  }

  /// In order: each takes the place of lines of this file by lines of the other.
  func changes(to other: DiffLines) -> [DiffChange] {
    let common = CommonLines(ranges.map { bytes[$0] }, other.ranges.map { other.bytes[$0] })
    var changes: [DiffChange] = []
    var (i, j) = (0, 0)
    for (old, new) in common.pairs + [(ranges.count, other.ranges.count)] {
      if old > i || new > j { changes.append(DiffChange(old: i..<old, new: j..<new)) }
      (i, j) = (old + 1, new + 1)
    }
    return changes
  }
}

private struct DiffChange {
  let old: Range<Int>
  let new: Range<Int>
}

/// Changes that are near each other, with the lines around them.
private struct DiffHunk {
  var changes: [DiffChange]
  static let context = 3

  static func hunks(of changes: [DiffChange], in old: DiffLines, _ new: DiffLines) -> [DiffHunk] {
    var hunks: [DiffHunk] = []
    for change in changes {
      if let last = hunks.last?.changes.last, change.old.lowerBound - last.old.upperBound <= 2 * context {
        hunks[hunks.count - 1].changes.append(change)
      } else {
        hunks.append(DiffHunk(changes: [change]))
      }
    }
    return hunks
  }

  func write(_ old: DiffLines, _ new: DiffLines, to diff: inout [UInt8]) {
    guard let first = changes.first, let last = changes.last else { return }
    let before = min(Self.context, first.old.lowerBound)
    let after = min(Self.context, old.ranges.count - last.old.upperBound)
    let oldLines = first.old.lowerBound - before..<last.old.upperBound + after
    let newLines = first.new.lowerBound - before..<last.new.upperBound + after
    diff += Array("@@ -\(Self.place(oldLines)) +\(Self.place(newLines)) @@\n".utf8)
    var at = oldLines.lowerBound
    for change in changes {
      Self.write(" ", at..<change.old.lowerBound, of: old, to: &diff)
      Self.write("-", change.old, of: old, to: &diff)
      Self.write("+", change.new, of: new, to: &diff)
      at = change.old.upperBound
    }
    Self.write(" ", at..<oldLines.upperBound, of: old, to: &diff)
  }

  /// The first line, counted from 1, and how many they are; of none the line before them.
  private static func place(_ lines: Range<Int>) -> String {
    lines.count == 1
      ? "\(lines.lowerBound + 1)" : "\(lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1),\(lines.count)"
  }

  private static func write(_ mark: String, _ lines: Range<Int>, of file: DiffLines, to diff: inout [UInt8]) {
    for range in file.ranges[lines] {
      diff += Array(mark.utf8) + file.bytes[range]
      if file.bytes[range].last != 10 { diff += Array("\n\\ No newline at end of file\n".utf8) }
    }
  }
}
