import XMLSource

extension LintRule {
  static let misplacedView = LintRule(
    "misplaced-view", .warning,
    summary: "A view's frame in the document isn't what its constraints make of it.",
    rationale: """
      The app moves the view to where its constraints say, so the editor shows something else than users see. Choose \
      Editor > Resolve Auto Layout Issues > Update Frames, after the constraints where these conflict or leave something \
      open. A cell that is narrower in the editor than its table moves all views in it. Views that something else than \
      constraints gives a frame are left alone: cells, and what stands in a container under a key, such as a table's header.
      """,
    peers: ["IBLinter misplaced", "xiblint autolayout_frames"],
    triggering: [
      Example(#"<view id="a" misplaced="↓YES"/>"#),
      Example(#"<view id="a" misplaced="↓YES"><variation key="widthClass=compact" misplaced="YES"/></view>"#),
      Example(#"<view id="a"><variation key="widthClass=compact" misplaced="↓YES"/></view>"#),
    ],
    nonTriggering: [
      Example(#"<view id="a"><variation key="widthClass=compact" misplaced="NO"/></view>"#),
      Example(#"<view id="a" misplaced="NO"/>"#),
      Example(#"<view id="a"/>"#),
      Example(#"<tableView id="a"><view key="tableHeaderView" misplaced="YES" id="b"/></tableView>"#),
      Example(#"<tableView id="a"><prototypes><tableViewCell misplaced="YES" id="b"/></prototypes></tableView>"#),
      Example(
        #"<tableView id="a"><prototypes><tableViewCell id="b"><variation key="widthClass=compact" misplaced="YES"/></tableViewCell></prototypes></tableView>"#
      ),
      Example(
        #"<tableView id="a"><view key="tableHeaderView" id="b"><variation key="widthClass=compact" misplaced="YES"/></view></tableView>"#
      ),
    ],
    check: .attributes(["misplaced"]) { context, attribute, element in
      guard context.tree.bytes(attribute).elementsEqual("YES".utf8), !context.isPlacedByOthers(element)
      else { return }
      let advice = context.adviceOnFrame(of: element)
      context.report(
        "the frame isn't what the constraints say, so the editor shows another place than the app; \(advice)",
        atValueOf: "misplaced", in: element)
    })
}

extension LintContext {
  /// Whether a container sets the frame; also of a variation whose view has been told of.
  fileprivate func isPlacedByOthers(_ element: ElementID) -> Bool {
    guard let parent = tree.parent(element) else { return false }
    if tree.name(element) == words.variation { return isOn("misplaced", of: parent) || isPlacedByOthers(parent) }
    return tree.attribute(words.key, of: element) != nil || ["prototypes", "cells"].contains(tree.nameString(parent))
  }

  fileprivate func adviceOnFrame(of element: ElementID) -> String {
    let view = tree.name(element) == words.variation ? tree.parent(element) ?? element : element
    if isOn("ambiguous", of: view) { return "they leave something open, so add what is missing, then update the frame" }
    return "update the frame"
  }
}
