/// What the names in documents of one platform mean.
public struct Vocabulary: Sendable {
  let platform: Platform
}
