/// `name` after its indefinite article: `an image`, `a UIButton`, `an NSView`.
func withArticle(_ name: String) -> String {
  let letters = name.unicodeScalars.prefix(2)
  guard let first = letters.first else { return name }
  // Two capitals are spelled out.
  let isSpelled = letters.count == 2 && letters.allSatisfy { (65...90).contains($0.value) }
  let vowels = isSpelled ? "AEFHILMNORSX" : "aeiouAEIOU"
  return (vowels.unicodeScalars.contains(first) ? "an " : "a ") + name
}
