import Foundation

/// `generate-tables` writes the embedded tables from `Schemas/`; `--check` only says whether they are up to date.
let arguments = CommandLine.arguments.dropFirst()
let root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
let output = root.appendingPathComponent("Schemas/system.bin")

func finish(_ message: String, status: Int32) -> Never {
  FileHandle.standardError.write(Data("generate-tables: \(message)\n".utf8))
  exit(status)
}

do {
  let bytes = Data(try SystemTableBuilder(schemas: root.appendingPathComponent("Schemas")).bytes())
  let upToDate = (try? Data(contentsOf: output)) == bytes
  switch arguments.first {
  case "--check" where upToDate: break
  case "--check": finish("\(output.path) is out of date; run 'make tables'", status: 1)
  case nil where upToDate: break
  case nil: try bytes.write(to: output, options: .atomic)
  case .some(let option): finish("unknown option '\(option)'; the only one is '--check'", status: 2)
  }
} catch {
  finish("\(error)", status: 2)
}
