import UIDescKit

/// What the documents are checked with for which the same is configured.
struct Setup: Sendable {
  let compiler: Compiler
  /// The number of the compiler's registry in the run.
  let registry: Int
  /// The number of its configuration; nil without one.
  let configuration: Int?
  /// What is known of the project around the documents; nil when there is no memory for it.
  let project: ProjectIndex?
}
