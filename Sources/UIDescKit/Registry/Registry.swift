/// What is known of classes: the system's tables, and what a project's registry files add.
public struct Registry: Sendable {
  public init() {}
}
