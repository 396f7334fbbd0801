func check(_ document: Document, registry: Registry, into diagnostics: inout Diagnostics) {}

public func describeClass(_ name: String) -> String? { nil }
