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

  /// Words of the command line that the sample is compiled with.
  var options: [String] {
    let text = (try? String(contentsOf: ownFolder.appendingPathComponent("options"), encoding: .utf8)) ?? ""
    return text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  private var ownFolder: URL { Self.folder.appendingPathComponent(name).deletingLastPathComponent() }

  func compiler() throws -> Compiler {
    var files: [(path: String, contents: [UInt8])] = []
    if let own = try? Data(contentsOf: ownFolder.appendingPathComponent("registry.json")) {
      files.append(("registry.json", Array(own)))
    }
    var known = Compiler.Options()
    for (option, value) in zip(options, options.dropFirst()) {
      switch option {
      case "--registry": files += try #require(BuiltInRegistries.named(value)).files
      case "--date": known.widgets = WidgetContext(today: value)
      default: break
      }
    }
    return Compiler(registry: Registry.load(files: files).registry, options: known)
  }
}
