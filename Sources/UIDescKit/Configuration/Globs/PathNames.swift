/// The names that a path is made of, below some folder.
public struct PathNames: Sendable {
  let names: ArraySlice<ArraySlice<UInt8>>

  /// - Parameter path: from the folder on, without a slash before it.
  public init(_ path: some StringProtocol) {
    names = Array(path.utf8).split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)[...]
  }

  private init(names: ArraySlice<ArraySlice<UInt8>>) { self.names = names }

  /// The path from one of its own folders on.
  /// - Parameter count: how many folders are left out.
  public func below(_ count: Int) -> PathNames { PathNames(names: names.dropFirst(count)) }
}
