import Testing

@testable import UIDescKit

/// Names that are nearly right, in a document written by hand.
@Suite struct MisspellingTests {
  private func said(_ objects: String, header: String = "", before: String = "") -> [String] {
    outcome(objects, header: header, before: before).findings
      .map { "\($0.start.line):\($0.start.column) \($0.diagnostic.severity.name) \($0.diagnostic.message)" }
  }

  /// Each is said once, at its place, with the name that is known there; nil for what only is a note.
  @Test(arguments: [
    ("\n<lable id=\"a\"/>", "2:2", "label"), ("<view id=\"a\">\n<subview/></view>", "2:2", "subviews"),
    ("<view id=\"a\">\n<colr key=\"tintColor\" white=\"1\"/></view>", "2:2", "color"),
    (
      "<view id=\"a\"><connections>\n<outlte property=\"x\" destination=\"a\" id=\"o\"/></connections></view>", "2:2",
      "outlet"
    ),
    ("<view id=\"a\"><constraints>\n<constrain id=\"c\"/></constraints></view>", "2:2", "constraint"),
    ("\n<hologram id=\"a\"/>", "2:2", nil), ("\n<UIView id=\"a\"/>", "2:2", "view"),
    ("\n<UILabel id=\"a\"/>", "2:2", "label"),
    // A list element is no object, and an outlet is known among connections only.
    ("<view id=\"a\"><connections>\n<lable/></connections></view>", "2:2", nil),
    ("<view id=\"a\"><subviews>\n<outlte id=\"o\"/></subviews></view>", "2:2", nil),
    ("\n<view id=\"a\" contnetMode=\"center\"/>", "2:14", "contentMode"),
    ("\n<view id=\"a\" custmClass=\"B\"/>", "2:14", "customClass"), ("\n<view id=\"a\" glow=\"1\"/>", "2:14", nil),
    // Nobody means what is there already.
    ("\n<view id=\"a\" contentMode=\"center\" contentMod=\"center\"/>", "2:35", nil),
  ])
  func elementsAndAttributes(_ objects: String, _ place: String, _ known: String?) {
    let found = said(objects)
    #expect(found.count == 1)
    let severity = known == nil ? "note" : "warning"
    let advice = known.map { "did you mean '\($0)'?" } ?? "it is kept as it stands"
    #expect(
      found.first?.hasPrefix("\(place) \(severity) ") == true && found.first?.hasSuffix(advice) == true, "\(found)")
  }

  @Test(arguments: [
    ("<label id=\"a\">\n<color key=\"texColor\" white=\"1\"/></label>", "2:13", "textColor"),
    ("<label id=\"a\">\n<string key=\"txet\">x</string></label>", "2:14", "text"),
    ("<view id=\"a\">\n<rect key=\"fram\" x=\"0\" y=\"0\" width=\"1\" height=\"1\"/></view>", "2:12", "frame"),
    ("<tableView id=\"a\">\n<view key=\"tableFooterVeiw\" id=\"f\"/></tableView>", "2:12", "tableFooterView"),
    ("<button id=\"a\">\n<state key=\"norml\" title=\"x\"/></button>", "2:13", "normal"),
    (
      "<button id=\"a\"><state key=\"normal\">\n<color key=\"titelColor\" white=\"1\"/></state></button>", "2:13",
      "titleColor"
    ),
    ("<view id=\"a\">\n<color key=\"tintColor\" systemColor=\"seperatorColor\"/></view>", "2:37", "separatorColor"),
    (
      "<view id=\"a\">\n<color key=\"tintColor\" cocoaTouchSystemColor=\"darkTxtColor\"/></view>", "2:47",
      "darkTextColor"
    ),
  ])
  func keysStatesAndColours(_ objects: String, _ place: String, _ known: String) {
    let found = said(objects)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("\(place) warning ") == true, "\(found)")
    #expect(found.first?.hasSuffix("did you mean '\(known)'?") == true, "\(found)")
  }

  /// Known to another class, to nobody, a state that no table has; told once, or where there is the right one already.
  @Test(arguments: [
    (
      "<view id=\"a\">\n<color key=\"textColor\" white=\"1\"/></view>",
      "2:13 note 'view' is not known to have a key 'textColor'; it is kept as it stands"
    ),
    (
      "<view id=\"a\">\n<string key=\"sparkle\">x</string></view><view id=\"b\"><string key=\"sparkle\">x</string></view>",
      "2:14 note 'view' is not known to have a key 'sparkle'; it is kept as it stands (2 times in this document)"
    ),
    (
      "<tableView id=\"a\">\n<view key=\"hood\" id=\"h\"/></tableView>",
      "2:12 note 'tableView' is not known to have a key 'hood'; it is kept as it stands"
    ),
    (
      "<label id=\"a\"><color key=\"textColor\" white=\"1\"/>\n<color key=\"texColor\" white=\"1\"/></label>",
      "2:13 warning 'label' has no key 'texColor', so nothing reads this 'color'; 'textColor' is set already"
    ),
    (
      "<button id=\"a\">\n<state key=\"application\" title=\"x\"/></button>",
      "2:13 note 'application' for 'key' is none of its known values; it is kept as it stands"
    ),
    (
      "<button id=\"a\">\n<state title=\"x\"/></button>",
      "2:1 error the state has no key, so nothing is set by it; write one, such as key=\"normal\""
    ),
    (
      "<view id=\"a\">\n<color red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/></view>",
      "2:1 warning the 'color' has no key, so 'view' doesn't read it; name the property in key=\"…\""
    ),
    (
      "<view id=\"a\">\n<string key=\"\">x</string></view>",
      "2:14 note 'view' is not known to have a key ''; it is kept as it stands"
    ),
    (
      "<view id=\"a\">\n<userDefinedRuntimeAttribute type=\"number\" keyPath=\"tag\"><integer key=\"value\" value=\"1\"/></userDefinedRuntimeAttribute></view>",
      "2:2 warning 'userDefinedRuntimeAttribute' stands outside <userDefinedRuntimeAttributes>, where it is looked for; put it there"
    ),
    (
      "<view id=\"a\">\n<outlet property=\"x\" destination=\"a\" id=\"o\"/></view>",
      "2:2 warning 'outlet' stands outside <connections>, where it is looked for; put it there"
    ),
    (
      "<view id=\"a\"><connections>\n<color key=\"tintColor\" white=\"1\" alpha=\"1\"/></connections></view>",
      "2:2 warning 'color' stands in <connections>, which holds no values; put it before <connections>"
    ),
    (
      "<view id=\"a\">\n<variation hidden=\"YES\"/></view>",
      "2:1 error the variation has no key, so nothing is set by it; write one, such as key=\"widthClass=regular\""
    ),
    (
      "<view id=\"a\">\n<variation key=\"heightClass=compact-widhtClass=regular\" hidden=\"YES\"/></view>",
      "2:17 warning 'widhtClass=regular' in 'heightClass=compact-widhtClass=regular' is no known condition, so the variation may never hold; did you mean 'widthClass=regular'?"
    ),
    (
      "<view id=\"a\">\n<variation key=\"widthClass=regulr\" hidden=\"YES\"/></view>",
      "2:17 warning 'widthClass=regulr' is no known condition, so the variation may never hold; did you mean 'widthClass=regular'?"
    ),
    (
      "<view id=\"a\">\n<variation key=\"moon=full-widthClass=regulr\" hidden=\"YES\"/></view>",
      "2:17 warning 'widthClass=regulr' in 'moon=full-widthClass=regulr' is no known condition, so the variation may never hold; did you mean 'widthClass=regular'?"
    ),
    (
      "<view id=\"a\">\n<variation key=\"moon=full\" hidden=\"YES\"/></view>",
      "2:17 note 'moon=full' is no known condition, so the variation may never hold; it is kept as it stands"
    ),
  ])
  func keysThatNobodyReads(_ objects: String, _ expected: String) { #expect(said(objects) == [expected]) }

  @Test(arguments: [
    "<label id=\"a\"><color key=\"textColor\" white=\"1\"/></label>",
    // The editor's own: called as its element, or declared by no class.
    "<button id=\"a\"><fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"9\"/></button>",
    "<label id=\"a\"><nil key=\"highlightedColor\"/></label>",
    "<view id=\"a\"><point key=\"canvasLocation\" x=\"1\" y=\"1\"/></view>",
    "<view id=\"a\"><variation key=\"heightClass=compact-widthClass=regular\" hidden=\"YES\"/></view>",
    "<view id=\"a\"><variation key=\"device=watch42mm\" hidden=\"YES\"/></view>",
    // Known as AppKit's only.
    "<colorWell id=\"a\"><color key=\"selectedColor\" white=\"1\" alpha=\"1\"/></colorWell>",
    "<view id=\"a\"><viewLayoutGuide key=\"safeArea\" id=\"g\"/></view>",
    "<tableView id=\"a\"><view key=\"tableHeaderView\" id=\"h\"/></tableView>",
    "<view id=\"a\"><color key=\"tintColor\" systemColor=\"separatorColor\"/></view>",
    "<view id=\"a\"><color key=\"tintColor\" systemColor=\"tableCellGroupedBackgroundColor\"/></view>",
    "<view id=\"a\"><color key=\"tintColor\" name=\"seperatorColor\"/></view>",
  ])
  func nothingIsSaidOf(_ objects: String) { #expect(said(objects) == []) }

  @Test func macDocumentsHaveKeysAndColoursOfTheirOwn() {
    let mac = "targetRuntime=\"MacOSX.Cocoa\""
    let cell = { (key: String) in
      "<pathControl id=\"a\"><pathCell key=\"cell\" id=\"b\"><url key=\"\(key)\"/></pathCell></pathControl>"
    }
    #expect(said(cell("url"), header: mac) == [])
    let color = { (name: String) in
      "<box id=\"a\"><color key=\"fillColor\" name=\"\(name)\" catalog=\"System\" colorSpace=\"catalog\"/></box>"
    }
    #expect(said(color("windowBackgroundColor"), header: mac) == [])
    #expect(
      said(color("windowBackgoundColor"), header: mac).first?.hasSuffix("did you mean 'windowBackgroundColor'?") == true
    )
  }

  @Test func aColourThatTheDocumentDescribesIsKnown() {
    let view = "<view id=\"a\"><color key=\"tintColor\" systemColor=\"seperatorColor\"/></view>"
    let described = "<resources><systemColor name=\"seperatorColor\"><color white=\"1\"/></systemColor></resources>"
    #expect(said(view, before: described) == [])
  }

  @Test(arguments: [
    ("colorSpace=\"zzz\"", "its parts are taken as those of sRGB"),
    ("customColorSpace=\"sRBG\"", "did you mean 'sRGB'?"),
  ])
  func colourSpacesAreKnown(_ space: String, _ advice: String) {
    let found = said("<view id=\"a\"><color key=\"tintColor\" white=\"1\" \(space)/></view>")
    #expect(found.count == 1 && found.first?.hasSuffix(advice) == true, "\(found)")
  }

  @Test func theEndOfOneNameIsEnough() {
    #expect(
      said("<view id=\"a\" contentMode=\"aspectFit\"/>").first?.hasSuffix("did you mean 'scaleAspectFit'?") == true)
  }

  @Test func nothingIsNearToNothing() {
    let found = said(
      "<view id=\"a\"><connections><outlet property=\"x\" destination=\"\" id=\"o\"/></connections></view>")
    #expect(found.count == 1 && found.first?.contains("did you mean") == false, "\(found)")
  }
}
