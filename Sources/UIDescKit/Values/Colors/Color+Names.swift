extension Color {
  /// A system colour; nil when the tables have none of that name.
  init?(named name: String, on platform: Platform, isDark: Bool) {
    guard let system = SystemTables.color(named: name, on: platform) else { return nil }
    self.init(system, name: name, isDark: isDark)
  }

  init(_ system: SystemColor, name: String, isDark: Bool) {
    func components(_ variant: SystemColor.Variant) -> Components? {
      system.components(variant).map {
        .init(red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.alpha)
      }
    }
    let darkOne = components(.dark)
    if isDark, let darkOne {
      self.components = darkOne
      light = components(.light)
    } else {
      self.components = components(.light)
      dark = darkOne
    }
    highContrast = components(.highContrast)
    darkHighContrast = components(.darkHighContrast)
    self.name = name
    isApproximate = system.isApproximate
  }
}
