extension LintRule {
  static let missingOutlet = LintRule(
    "missing-outlet", .error,
    summary: "An outlet is connected that the custom class doesn't have.",
    rationale: """
      The app crashes when it loads the document: "this class is not key value coding-compliant for the key". It happens when a \
      property is renamed or removed in code. Delete the connection or restore the property. Outlets are known of classes in a \
      complete registry that list `outlets`, as do all custom classes above them.
      """,
    needs: .classes,
    triggering: [
      Example(
        """
        <view id="a" customClass="Card" customModule="Shop"><connections>
          <outlet property="↓tilte" destination="b" id="c"/>
          <outletCollection property="↓rows" destination="b" id="d"/>
        </connections></view><label id="b"/>
        """, registry: completeShop),
      Example(
        #"<view id="a" customClass="Card" customModule="Shop"><connections><outlet property="↓tilte" destination="b" id="c"/></connections></view><label id="b"/>"#,
        registry: completeShop,
        fixed:
          #"<view id="a" customClass="Card" customModule="Shop"><connections><outlet property="title" destination="b" id="c"/></connections></view><label id="b"/>"#
      ),
    ],
    nonTriggering: [
      Example(
        """
        <view id="a" customClass="Card" customModule="Shop"><connections>
          <outlet property="title" destination="b" id="c"/>
          <outletCollection property="gestureRecognizers" destination="d" appends="YES" id="e"/>
        </connections></view><label id="b"/><tapGestureRecognizer id="d"/>
        """, registry: completeShop),
      Example(
        """
        <view id="a" customClass="Card"><connections><outlet property="rows" destination="b" id="c"/></connections></view>
        <label id="b"/>
        """, registry: #"{"version": 1, "complete": true, "classes": {"Card": {"superclass": "UIView"}}}"#),
      Example(
        #"<view id="a"><connections><outlet property="rows" destination="b" id="c"/></connections></view><label id="b"/>"#,
        registry: completeShop),
    ],
    check: .elements(["outlet", "outletCollection"]) { context, element in
      let document = context.document
      guard context.registry.isComplete, let object = document.owner(of: element),
        let name = context.value("property", of: element), !name.isEmpty
      else { return }
      let chain = context.registry.chain(of: object, in: document)
      guard let outlets = chain.listed({ $0.outlets?.map(\.name) }), !outlets.contains(name),
        context.registry.property(name, of: chain, on: document.platform) == nil
      else { return }
      let near = context.suggestions.nearest(to: name, among: outlets)
      context.report(
        "'\(chain.links.first?.name ?? "")' has no outlet '\(name)', so loading crashes; "
          + (near.map { "did you mean '\($0)'?" } ?? "delete the connection or restore the outlet"),
        atValueOf: "property", in: element,
        fix: near.map { .respelling(name, as: $0, at: document.tree.valueRange("property", of: element)) })
    })
}
