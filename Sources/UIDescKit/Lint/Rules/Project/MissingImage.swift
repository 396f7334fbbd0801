import XMLSource

extension LintRule {
  static let missingImage = LintRule(
    "missing-image", .error,
    summary: "An image that the document names isn't in the project.",
    rationale: """
      At run time there is no image and no message but a line in the log, so users see an empty place. The name is misspelled, or the \
      image was renamed or removed. It is looked for among the image and symbol sets of asset catalogues and the image files \
      below the asset folders; images and symbols of the system aren't asked for, since there is no list of them.
      """,
    peers: ["IBLinter image_resources"],
    needs: .images,
    triggering: [
      Example(
        #"<imageView id="a" image="↓icon_wether"/>"#, fixed: #"<imageView id="a" image="icon_weather"/>"#,
        project: Project(images: ["icon_weather", "Icons/wether"])),
      Example(
        #"<button id="a"><state key="normal" image="star" backgroundImage="↓Pill"/></button>"#,
        fixed: #"<button id="a"><state key="normal" image="star" backgroundImage="pill"/></button>"#,
        project: Project(images: ["star", "pill"])),
      // Words that both names begin with make neither nearer to the other.
      Example(#"<imageView id="a" image="↓icon_rogue"/>"#, project: Project(images: ["icon_rage"])),
      Example(
        """
        <view id="a"><userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="image" keyPath="icon" value="↓star.png"/>
        </userDefinedRuntimeAttributes></view>
        """, project: Project(images: [])),
    ],
    nonTriggering: [
      Example(#"<imageView id="a" image="star"/>"#, project: Project(images: ["star"])),
      Example(#"<imageView id="a" image="star.png"/>"#, project: Project(images: ["star"])),
      Example(#"<imageView id="a" image="star"/>"#, project: Project(images: [], symbols: ["star"])),
      Example(#"<imageView id="a" image="star" catalog="system"/>"#, project: Project(images: [])),
      Example(#"<imageView id="a" image="star"/>"#),
      Example(
        """
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"><objects>
          <imageView id="a"><imageCell key="cell" image="NSAddTemplate" id="b"/></imageView>
          <imageView id="c"><imageCell key="cell" image="drawn" id="d"/></imageView>
        </objects><resources>
          <image name="drawn" width="8" height="8"><mutableData key="keyedArchivedRepresentation">AA==</mutableData></image>
        </resources></document>
        """, project: Project(images: [])),
    ],
    check: .attributes(imageAttributes + ["value"]) { context, attribute, element in
      let document = context.document
      let name =
        document.tree.name(attribute) == document.words.value
        ? document.image(ofRuntimeAttribute: element) : document.image(attribute, of: element)
      guard let name else { return }
      let project = context.project
      guard project.images != nil, !project.hasImage(name), !context.ownImages.contains(name) else { return }
      let near = context.suggestions.nearestName(to: name, among: project.imageNames)
      context.reportMissing("image", name, near, at: document.tree.names.string(document.tree.name(attribute)), element)
    })

  /// Those that name an image, of whatever element.
  static let imageAttributes = [
    "alternateImage", "background", "backgroundImage", "highlightedImage", "icon", "image", "landscapeImage",
    "largeContentSizeImage", "maximumValueImage", "minimumValueImage", "progressImage", "ratingImage",
    "ratingPlaceholderImage", "secondaryImage", "selectedImage", "trackImage",
  ]
}
