extension LintRule {
  static let unlocalizedString = LintRule(
    "unlocalized-string", .warning,
    summary: "A text that people read has no translation, though the project has some.",
    rationale: """
      People who use the app in another language read it as it stands. Interface Builder leaves runtime attributes out of the \
      texts to translate unless their type is Localized String; where an outlet leads to the object, code may set them. Of a document in `Base.lproj` for which no language has \
      texts, every text is told of that code can't change, as no outlet leads to it; where else it stands, code may translate \
      it. Localise the document.
      """,
    options: [
      LintOption("everywhere", .flag(false), "whether texts of documents outside of Base.lproj need a translation")
    ],
    needs: .localizations,
    asksRegistry: true,
    triggering: [
      Example(
        #"<label id="a" text="↓Good morning"/>"#, options: #"{"everywhere": true}"#, project: Project(localizations: [])
      ),
      Example(
        #"<button id="a"><state key="normal" title="↓Save"/></button>"#, options: #"{"everywhere": true}"#,
        project: Project(localizations: [])),
      // Texts of several lines are elements.
      Example(
        "<label id=\"a\">\n  ↓<string key=\"text\">Good\nmorning</string>\n</label>",
        options: #"{"everywhere": true}"#, project: Project(localizations: [])),
      Example(
        #"<label id="a"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="text" value="↓Good morning"/></userDefinedRuntimeAttributes></label>"#,
        fixed:
          #"<label id="a"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="text" value="Good morning" localized="YES"/></userDefinedRuntimeAttributes></label>"#,
        project: Project(localizations: ["de"])),
      Example(
        #"<view id="a" customClass="Banner"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="slogan" value="↓Good morning"/></userDefinedRuntimeAttributes></view>"#,
        registry:
          #"{"version": 1, "classes": {"Banner": {"superclass": "UIView", "properties": {"slogan": {"type": "localizedString"}}}}}"#,
        project: Project(localizations: ["de"])),
    ],
    nonTriggering: [
      Example(#"<label id="a" text="Good morning"/>"#),
      Example(
        #"<view id="v" customClass="Card"><subviews><label id="a"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="text" value="Good morning"/></userDefinedRuntimeAttributes></label></subviews><connections><outlet property="greeting" destination="a" id="o"/></connections></view>"#,
        project: Project(localizations: ["de"])),
      Example(#"<label id="a" text="Good morning"/>"#, project: Project(localizations: [])),
      Example(
        #"<label id="a"><string key="text">12:30</string></label><view id="b"><string key="sparkle">Good morning</string></view>"#,
        options: #"{"everywhere": true}"#, project: Project(localizations: [])),
      Example(
        #"<viewController id="v" customClass="Shop"><string key="title">Shopping bag</string></viewController>"#,
        options: #"{"everywhere": true}"#, project: Project(localizations: [])),
      Example(
        #"<label id="a" text="Good morning"/>"#, options: #"{"everywhere": true}"#,
        project: Project(localizations: ["de"])),
      Example(
        #"<label id="a" text="Label"/><label id="b" text="12:30"/><label id="c" text="login.title"/><label id="d"/>"#,
        options: #"{"everywhere": true}"#, project: Project(localizations: [])),
      Example(
        #"<view id="v" customClass="Card"><subviews><label id="a" text="Good morning"/></subviews><connections><outlet property="greeting" destination="a" id="o"/></connections></view>"#,
        options: #"{"everywhere": true}"#, project: Project(localizations: [])),
      Example(
        #"<viewController id="v" customClass="Shop"><navigationItem key="navigationItem" title="Shopping bag" id="a"/></viewController>"#,
        options: #"{"everywhere": true}"#, project: Project(localizations: [])),
      Example(
        #"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"><objects><customObject id="-2" customClass="Shop"><connections><outlet property="sizes" destination="a" id="o"/></connections></customObject><popUpButton id="a"><popUpButtonCell key="cell" id="b"><menu key="menu" id="c"><items><menuItem title="Very large" id="d"/></items></menu></popUpButtonCell></popUpButton></objects></document>"#,
        options: #"{"everywhere": true}"#, project: Project(localizations: [])),
    ],
    check: .names(
      ["string", "mutableString"], { context, element in context.checkLocalization(ofText: element) },
      attributes: UserVisibleText.keys + ["keyPath"],
      { context, attribute, element in context.checkLocalization(of: attribute, element) }))
}
