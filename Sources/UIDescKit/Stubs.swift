import XMLSource
func parseNumber(_ bytes: ArraySlice<UInt8>) -> Double? { Double(String(decoding: bytes, as: UTF8.self)) }
func resolveColor(_ element: ElementID, in document: Document) -> Color? { nil }
func emit(_ tree: ViewTree) -> [UInt8] { Array("\(tree)".utf8) }
func check(_ document: Document, registry: Registry, into diagnostics: inout Diagnostics) {}
