/// A value for each configuration of a run, by its number, and for documents without one.
struct PerConfiguration<Value> {
  private var none: Value?
  private var others: [Value?] = []

  subscript(configuration: Int?) -> Value? {
    get {
      guard let configuration else { return none }
      return configuration < others.count ? others[configuration] : nil
    }
    set {
      guard let configuration else {
        none = newValue
        return
      }
      while others.count <= configuration { others.append(nil) }
      others[configuration] = newValue
    }
  }
}
