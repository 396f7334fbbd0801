import Foundation
import Testing
import UIDescKit

/// A document of `samples/` with the registry it is compiled with.
struct SampleDocument: CustomTestStringConvertible {
  /// Its path below `samples/`.
  let name: String

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("samples")

  static let all: [SampleDocument] = {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted().map(SampleDocument.init)
  }()

  var testDescription: String { name }

  func bytes() throws -> [UInt8] { Array(try Data(contentsOf: Self.folder.appendingPathComponent(name))) }

  func compiler() throws -> Compiler {
    let folder = Self.folder.appendingPathComponent(name).deletingLastPathComponent()
    var files: [(path: String, contents: [UInt8])] = []
    if let own = try? Data(contentsOf: folder.appendingPathComponent("registry.json")) {
      files.append(("registry.json", Array(own)))
    }
    var options = Compiler.Options()
    let given = (try? String(contentsOf: folder.appendingPathComponent("options"), encoding: .utf8)) ?? ""
    let words = given.split(whereSeparator: \.isWhitespace).map(String.init)
    for (option, value) in zip(words, words.dropFirst()) {
      switch option {
      case "--registry": files += try #require(BuiltInRegistries.named(value)).files
      case "--date": options.widgets = WidgetContext(today: value)
      default: break
      }
    }
    return Compiler(registry: Registry.load(files: files).registry, options: options)
  }
}
