#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// From the colour spaces that documents use to sRGB. Components are 0–1 and nonlinear.
enum ColorConversion {
  typealias RGB = (red: Double, green: Double, blue: Double)

  /// Apple's Generic RGB profile: gamma 1.8, its colorants from the profile (adapted to D50).
  static func genericRGB(_ color: RGB) -> RGB {
    encode(multiply(genericToSRGB, linear(color, gamma: 1.8)))
  }

  /// A gray of some gamma: 1.8 for Generic Gray, 2.2 for Generic Gray Gamma 2.2.
  static func gray(_ white: Double, gamma: Double) -> Double { encode(power(white, gamma)) }

  /// Display P3 has sRGB's transfer function and wider primaries; what sRGB can't show is clamped.
  static func displayP3(_ color: RGB) -> RGB {
    encode(multiply(displayP3ToSRGB, (decode(color.red), decode(color.green), decode(color.blue))))
  }

  /// Without the profile it was meant for, only an approximation.
  static func cmyk(cyan: Double, magenta: Double, yellow: Double, black: Double) -> RGB {
    (
      round((1 - cyan) * (1 - black)), round((1 - magenta) * (1 - black)),
      round((1 - yellow) * (1 - black))
    )
  }

  /// Adobe RGB (1998) has a gamma of 563/256 and wider primaries; what sRGB can't show is clamped.
  static func adobeRGB(_ color: RGB) -> RGB {
    encode(multiply(adobeToSRGB, linear(color, gamma: 563.0 / 256)))
  }

  private typealias Matrix = (RGB, RGB, RGB)

  /// The Generic RGB profile's colorants times the inverse of sRGB's, both D50; rows add up to 1, so white stays white.
  private static let genericToSRGB: Matrix = (
    (1.024519, -0.027551, 0.003032), (0.020768, 0.948749, 0.030483),
    (-0.002053, -0.001953, 1.004006)
  )
  /// From the primaries (0.68, 0.32), (0.265, 0.69), (0.15, 0.06) to (0.64, 0.33), (0.3, 0.6), (0.15, 0.06), both D65.
  private static let displayP3ToSRGB: Matrix = (
    (1.224940, -0.224940, 0), (-0.042057, 1.042057, 0), (-0.019638, -0.078636, 1.098274)
  )

  /// From the primaries (0.64, 0.33), (0.21, 0.71), (0.15, 0.06) to sRGB's, both D65.
  private static let adobeToSRGB: Matrix = (
    (1.398356, -0.398356, 0), (0, 1, 0), (0, -0.042929, 1.042929)
  )

  private static func multiply(_ m: Matrix, _ c: RGB) -> RGB {
    func row(_ r: RGB) -> Double { r.red * c.red + r.green * c.green + r.blue * c.blue }
    return (row(m.0), row(m.1), row(m.2))
  }

  private static func linear(_ c: RGB, gamma: Double) -> RGB {
    (power(c.red, gamma), power(c.green, gamma), power(c.blue, gamma))
  }

  private static func power(_ base: Double, _ exponent: Double) -> Double {
    base <= 0 ? 0 : pow(base, exponent)
  }

  private static func decode(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// To six decimals, where all machines' `pow` agree.
  private static func round(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }

  private static func encode(_ value: Double) -> Double {
    let value = min(max(value, 0), 1)
    let encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    return round(encoded)
  }

  private static func encode(_ c: RGB) -> RGB { (encode(c.red), encode(c.green), encode(c.blue)) }
}
