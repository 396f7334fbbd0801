extension Color {
  /// `#RRGGBB` or `#RRGGBBAA`.
  init?(hex text: String) {
    guard let bytes = ColorName.hex(text) else { return nil }
    func component(_ shift: UInt32) -> Double { Double(bytes >> shift & 0xFF) / 255 }
    self.init()
    components = .init(red: component(24), green: component(16), blue: component(8), alpha: component(0))
  }

  /// `#RRGGBB` or `#RRGGBBAA`; the name of one without components.
  var shown: String {
    guard let components else { return name ?? "none" }
    let digits = String(components.bytes, radix: 16, uppercase: true)
    let hex = String(repeating: "0", count: 8 - digits.count) + digits
    return "#" + (hex.hasSuffix("FF") ? String(hex.dropLast(2)) : hex)
  }
}

extension Color.Components {
  /// Red, green, blue and alpha from the highest byte on; halves round up.
  var bytes: UInt32 {
    [red, green, blue, alpha].reduce(0) { bytes, component in
      // Not a number becomes 0, which `max` alone would let pass.
      let clamped = component > 0 ? min(component, 1) : 0
      return bytes << 8 | UInt32((clamped * 255 + 0.5).rounded(.down))
    }
  }
}
