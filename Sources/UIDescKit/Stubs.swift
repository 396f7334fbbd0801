
public func describeClass(_ name: String) -> String? { nil }
