import XMLSource

/// Turns a file's bytes into text, or says why they are none.
func read(_ path: String, _ contents: [UInt8]) throws(Unreadable) -> SourceFile {
  if let refusal = Refusal(of: contents) {
    throw Unreadable(Diagnostic("refused-input", .error, refusal.message, at: 0..<0), in: contents)
  }
  do {
    return try SourceFile(path: path, contents: contents)
  } catch {
    let range = error.offset..<error.offset + 1
    throw Unreadable(Diagnostic("refused-input", .error, error.message, at: range), in: error.text)
  }
}

/// The one thing that keeps a file from being read, and the text that it stands in.
struct Unreadable: Error {
  let diagnostics: Diagnostics
  let text: [UInt8]

  init(_ diagnostic: Diagnostic, in text: [UInt8]) {
    var diagnostics = Diagnostics()
    diagnostics.report(diagnostic)
    (self.diagnostics, self.text) = (diagnostics, text)
  }
}

/// Files that are often met where a document should be.
private enum Refusal {
  case empty, largeFilePointer, compiledNib, appleDouble, binary

  init?(of bytes: [UInt8]) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    if text.allSatisfy({ [9, 10, 13, 32].contains($0) }) {
      self = .empty
    } else if bytes.starts(with: "version https://git-lfs".utf8) {
      self = .largeFilePointer
    } else if bytes.starts(with: "NIBArchive".utf8) || bytes.starts(with: "bplist".utf8) {
      self = .compiledNib
    } else if bytes.starts(with: [0, 5, 0x16, 7]) {
      self = .appleDouble
    } else if let first = bytes.first, first < 9 && !bytes.starts(with: [0, 0x3C]) {
      self = .binary
    } else {
      return nil
    }
  }

  var message: String {
    switch self {
    case .empty: "the file is empty, so there is nothing to compile; was it cut off while it was written?"
    case .largeFilePointer: "this is a Git LFS pointer, not the document; run 'git lfs pull' to fetch it"
    case .compiledNib: "this is a compiled nib, from which nothing can be read back; give its XIB or storyboard"
    case .appleDouble: "this is an AppleDouble file ('._…') that macOS made beside the document; delete it"
    case .binary: "this is a binary file, not an Interface Builder document"
    }
  }
}

extension EncodingProblem {
  fileprivate var message: String {
    switch kind {
    case .nulByte: "a NUL byte stands in the text, which XML forbids; the file is damaged or binary"
    case .unknown(let name): "the document declares the encoding '\(name)', which is not known; save it as UTF-8"
    case .invalid(let name): "the document is not valid \(name), the encoding it declares; save it as UTF-8"
    }
  }
}
