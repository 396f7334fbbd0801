import Foundation

/// Writes the registries that are built in but not loaded unless asked for: the files and folders of `Schemas/registries`
/// beside the system's. A folder's files are loaded together, by the folder's name.
func writeRegistryFiles(in folder: URL, to writer: inout TableWriter) throws {
  var records: [[Field]] = []
  for entry in try contents(of: folder) where entry.lastPathComponent != "system" {
    let isFolder = (try entry.resourceValues(forKeys: [.isDirectoryKey])).isDirectory ?? false
    let name = entry.deletingPathExtension().lastPathComponent
    for file in isFolder ? try contents(of: entry) : [entry] where file.pathExtension == "json" {
      let path = "Schemas/registries/" + (isFolder ? "\(name)/" : "") + file.lastPathComponent
      records.append([.string(name), .string(path), .string(try String(contentsOf: file, encoding: .utf8))])
    }
  }
  writer.add(.registryFiles, records)
}

private func contents(of folder: URL) throws -> [URL] {
  try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey])
    .sorted { byName($0.lastPathComponent, $1.lastPathComponent) }
}
