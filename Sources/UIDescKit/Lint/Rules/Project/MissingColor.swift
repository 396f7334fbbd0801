extension LintRule {
  static let missingColor = LintRule(
    "missing-color", .error,
    summary: "A colour that the document names isn't in the project's asset catalogues.",
    rationale: """
      The document holds a copy of what the colour once was, and so the editor shows one; the app can't find it by its name, \
      and what it shows doesn't follow the catalogue or dark mode. The name is misspelled, or the colour was renamed or removed.
      """,
    peers: ["IBLinter color_resources"],
    needs: .colors,
    triggering: [
      Example(
        #"<view id="a"><color key="backgroundColor" name="↓Barnd"/></view>"#,
        fixed: #"<view id="a"><color key="backgroundColor" name="Brand"/></view>"#, project: Project(colors: ["Brand"])),
      Example(
        #"<view id="a"><color key="backgroundColor" name="↓Night"/></view>"#, project: Project(colors: ["Brand"])),
      Example(
        #"<view id="a"><color key="tintColor" name="↓brand"/></view>"#,
        fixed: #"<view id="a"><color key="tintColor" name="Brand"/></view>"#, project: Project(colors: ["Brand"])),
    ],
    nonTriggering: [
      Example(#"<view id="a"><color key="tintColor" name="Brand"/></view>"#, project: Project(colors: ["Brand"])),
      Example(#"<view id="a"><color key="tintColor" name="Brand"/></view>"#, project: Project(images: ["Brand"])),
      Example(
        #"<view id="a"><color key="tintColor" systemColor="systemRedColor"/></view>"#, project: Project(colors: [])),
      Example(
        """
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"><objects>
          <box id="a"><color key="fillColor" name="linkColor" catalog="System" colorSpace="catalog"/></box>
        </objects></document>
        """, project: Project(colors: [])),
    ],
    check: .elements(["color"]) { context, element in
      guard let name = context.document.color(of: element), let known = context.project.colors, !known.contains(name)
      else { return }
      let near = context.suggestions.nearestName(to: name, among: known)
      context.reportMissing("colour", name, near, at: "name", element)
    })
}
