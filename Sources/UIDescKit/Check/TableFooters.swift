import XMLSource

/// A footer of height 0 is none to a table view, which then leaves its default gap.
func checkTableFooters(of document: Document, into diagnostics: inout Diagnostics) {
  let tree = document.tree
  let names = tree.names
  let (key, rect, height) = (names.intern("key"), names.intern("rect"), names.intern("height"))
  for (index, object) in document.objects.enumerated()
  where tree.string(key, of: object.element) == "tableFooterView" {
    let frame = tree.children(object.element).first { tree.name($0) == rect && tree.string(key, of: $0) == "frame" }
    guard let frame, let text = tree.string(height, of: frame), parseNumber(ArraySlice(Array(text.utf8))) == 0 else {
      continue
    }
    let message =
      "a footer of height 0 counts as none, so the table keeps its default gap below; "
      + "give it a tiny height, such as 0.01"
    let place = tree.valueRange("height", of: frame)
    diagnostics.report(document.about(index, Diagnostic("empty-table-footer", .note, message, at: place)))
  }
}
