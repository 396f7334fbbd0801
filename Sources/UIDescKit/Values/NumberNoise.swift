extension Double {
  /// The number without what Xcode's arithmetic leaves in it from save to save: 8.3333 becomes 8.3333000000000013, and 0.1
  /// becomes 0.10000000149011612.
  var withoutNoise: Float { Float(self) }
}
