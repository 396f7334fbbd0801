/// Texts that would break or forge a report if they came into it as they are.
enum NastyNames {
  static let texts = [
    "a\"b'c", "<b>&amp;</b>", "]]>", "--><x/>", "a|b|c", "`code`", "[click](http://forged)", "{0}", "\\", "$(x)", "%0A",
    "100%",
    "::error file=x::forged", "##[error]forged", "##vso[task.complete]", "x,line=9::", "@team #12", "~~*_x_*~~",
    "a:1:2: error: forged [duplicate-id]", "x: error: forged", "\u{202E}gnp.txe", "\u{2066}a\u{2069}\u{200F}",
    "é😀\u{301}",
    "\u{2028}next", "\u{85}next", "\u{9B}31m", "\u{7F}", " blank ", "-dash", "#", "| --- |", "&#x0a;", "</testsuite>",
    "\u{FEFF}x",
  ]
  /// Beside them in names of files, which XML could not hold.
  static let names =
    texts + ["line\nbreak", "cr\rx", "tab\tx", "\u{1B}[31mred", "\u{1}a", "\u{FFFE}b", "\nforged.xib:1:1: error: x"]

  /// A document with an error, a warning with a fix, and a note, all about `text`.
  static func document(_ text: String) -> String {
    let id = escaped(text)
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
      <view id="\(id)" userLabel="\(id)" customClass="\(id)" contentMode="\(id)"/>
      <view userLabel="é\(id)" id="\(id)"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="\(id)" value="\(id)"/>
      <userDefinedRuntimeAttribute type="boolean" keyPath="isHidden" value="YES"/>
      </userDefinedRuntimeAttributes></view>
      <button id="\(id)2" customClass="UILable" lineBreakMod="\(id)" nonsense\(text.utf8.count)="1"/>
      </objects></document>

      """
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
