/// `text` as a JSON string, with its quotes.
public func jsonString(_ text: String) -> String {
  var writer = JSONWriter()
  writer.string(text)
  return String(decoding: writer.take(), as: UTF8.self)
}
