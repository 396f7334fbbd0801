extension Double {
  /// The shortest text that reads back as the same number, whole ones without a point.
  var shown: String {
    if let whole = Int(exactly: self), whole.magnitude < 1 << 53 { return String(whole) }
    return description
  }
}
