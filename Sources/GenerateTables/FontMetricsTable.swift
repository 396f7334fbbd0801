import UIDescKit

/// `Schemas/system/fontMetrics.json`: how wide and high the iOS system font is.
struct FontMetricsFile: Decodable {
  /// Of a line, as a multiple of the size.
  let lineHeight: Double
  /// In em, at 17 points.
  let advances: [String: Double]
  /// In points a character, by size.
  let tracking: [String: Double]
  /// In em a character, by weight.
  let weights: [String: Double]
}

func writeFontMetrics(_ file: FontMetricsFile, to writer: inout TableWriter) throws {
  let advances = try file.advances.map { text, width in
    guard let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1 else {
      throw TableError("fontMetrics.json: '\(text)' is not one character")
    }
    return (scalar.value, width)
  }
  writer.add(.fontAdvances, advances.sorted { $0.0 < $1.0 }.map { [.u32($0.0), .u32(0), .f64($0.1)] })
  writer.add(.fontTracking, try numbers(file.tracking).map { [.f64($0.0), .f64($0.1)] })
  writer.add(.fontWeights, try numbers(file.weights).map { [.f64($0.0), .f64($0.1)] })
  writer.add(.fontLineHeight, [[.f64(file.lineHeight)]])
}

private func numbers(_ table: [String: Double]) throws -> [(Double, Double)] {
  try table.map { key, value in
    guard let number = Double(key) else { throw TableError("fontMetrics.json: '\(key)' is no number") }
    return (number, value)
  }.sorted { $0.0 < $1.0 }
}
