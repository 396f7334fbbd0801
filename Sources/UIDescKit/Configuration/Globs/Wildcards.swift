/// Matches what has wildcards, be it names in a path or characters in a name. Only the last wildcard is tried at one place after
/// another: what an earlier one leaves to it can't be better. So the time is that of the pattern's length times the text's.
/// - Parameters:
///   - pattern: the parts, of which `isWildcard` says which ones take any number of places.
///   - places: those that all must be taken.
///   - end: where a part ends that starts at a place; nil when it doesn't match there.
@inline(__always)
func matchesAll<Part>(
  _ pattern: [Part], _ places: Range<Int>, isWildcard: (Part) -> Bool, end: (Part, Int) -> Int?
) -> Bool {
  var part = 0
  var place = places.lowerBound
  var retry: (part: Int, place: Int)?
  while part < pattern.count || place < places.upperBound {
    if part < pattern.count {
      if isWildcard(pattern[part]) {
        part += 1
        retry = (part, place)
        continue
      }
      if place < places.upperBound, let next = end(pattern[part], place) {
        part += 1
        place = next
        continue
      }
    }
    guard let last = retry, last.place < places.upperBound else { return false }
    part = last.part
    place = last.place + 1
    retry = (part, place)
  }
  return true
}
