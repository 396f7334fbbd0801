/// The absolute paths of files that are named one after the other: what a folder's path is, is asked once for all in a row.
struct PlaceFinder {
  private var last: (folder: String, place: String)?

  mutating func place(of path: String) -> String {
    if path.isEmpty { return Paths.current }
    let (folder, name) = Paths.split(path)
    if let last, last.folder == folder { return Paths.append(name, to: last.place) }
    let place = Paths.absoluteFolder(folder)
    last = (folder, place)
    return Paths.append(name, to: place)
  }
}
