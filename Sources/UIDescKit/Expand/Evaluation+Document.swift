extension Evaluation {
  /// What all expressions about a document share.
  init(_ tree: ViewTree, _ environment: Environment, on platform: Platform, today: String?) {
    let text = TextMetrics(scale: environment.screen?.scale ?? 1)
    let images = ImageSizes(tree)
    var measurements = Measurements()
    measurements.textHeight = { text.height($0, $1, width: $2, lines: $3) }
    measurements.textWidth = { text.width($0, $1) }
    measurements.lineHeight = { text.lineHeight($0) }
    measurements.imageSize = { images.size(of: $0) }
    self.init(today: today, measurements: measurements)
    self.platform = platform
    isDark = environment.isDark
  }
}
