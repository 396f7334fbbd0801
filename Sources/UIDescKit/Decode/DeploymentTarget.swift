import XMLSource

/// Reads the system version that a document says it is for: `<deployment version="2304" identifier="iOS"/>`.
struct DeploymentTarget {
  let version: PlatformVersion?

  init(of tree: XMLTree, on platform: Platform) {
    let deployment = tree.children(tree.root).lazy
      .filter { tree.nameString($0) == "dependencies" }
      .flatMap { tree.children($0) }
      .first { tree.nameString($0) == "deployment" }
    let number = deployment.flatMap { element in
      tree.attributes(element).first { tree.names.string(tree.name($0)) == "version" }
    }
    version = number.flatMap { Int(tree.string($0)) }.flatMap {
      platform == .macOS ? PlatformVersion(decimal: $0) : PlatformVersion(nibbles: $0)
    }
  }
}

extension PlatformVersion {
  /// iOS, tvOS and watchOS: a byte for the major version and half ones for the rest, in digits (0x0900 is 9.0, 0x1431 is 14.3.1).
  init?(nibbles number: Int) {
    guard (0x100...0x9999).contains(number) else { return nil }
    let digits = [12, 8, 4, 0].map { number >> $0 & 15 }
    guard digits.allSatisfy({ $0 < 10 }) else { return nil }
    self.init("\(digits[0] * 10 + digits[1]).\(digits[2]).\(digits[3])")
  }

  /// macOS: 1070 is 10.7, from 10.10 on two digits a part: 101400 is 10.14, 130000 is 13.0.
  init?(decimal number: Int) {
    switch number {
    case 1000...1099: self.init("10.\(number / 10 % 10).\(number % 10)")
    case 10_0000...99_9999: self.init("\(number / 10000).\(number / 100 % 100).\(number % 100)")
    default: return nil
    }
  }
}
