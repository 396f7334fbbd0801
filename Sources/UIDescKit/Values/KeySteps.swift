extension String {
  /// The keys of a key path; an empty one where two dots meet or an end has one.
  var keySteps: [String] {
    var path = self
    return path.withUTF8 { bytes in
      var steps: [String] = []
      steps.reserveCapacity(bytes.reduce(1) { $0 + ($1 == UInt8(ascii: ".") ? 1 : 0) })
      var start = 0
      for end in bytes.indices where bytes[end] == UInt8(ascii: ".") {
        steps.append(String(decoding: bytes[start..<end], as: UTF8.self))
        start = end + 1
      }
      steps.append(String(decoding: bytes[start...], as: UTF8.self))
      return steps
    }
  }

  var hasWhitespace: Bool {
    // What most texts are made of is settled without asking for properties of characters.
    !utf8.allSatisfy { 33...126 ~= $0 } && contains(where: \.isWhitespace)
  }
}
