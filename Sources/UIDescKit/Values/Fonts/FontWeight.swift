/// The weights of system fonts, numbered as the OpenType `usWeightClass` has them.
enum FontWeight {
  private static let all = [
    ("ultraLight", 100), ("thin", 200), ("light", 300), ("regular", 400), ("medium", 500), ("semibold", 600),
    ("bold", 700), ("heavy", 800), ("black", 900),
  ]

  /// UIKit's names, the lightest first.
  static let names = all.map(\.0)

  private static let numbers = Dictionary(uniqueKeysWithValues: all.map { ($0.0.lowercased(), $0.1) })

  /// The number of a weight, however its name is capitalised: documents and fonts differ in it.
  static func number(of name: String) -> Int? { numbers[name.lowercased()] }
}
