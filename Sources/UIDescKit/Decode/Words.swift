import XMLSource

/// The element and attribute names that have a meaning of their own in every document. All others are in the vocabulary's
/// table.
public final class Words: Sendable {
  let document, archive, objects, id, key, customClass, customModule, userLabel, type, targetRuntime,
    toolsVersion,
    launchScreen, userDefinedRuntimeAttribute, keyPath, value, localized, base64UTF8, bool, integer, real, string,
    color,
    nilValue,
    point, size, rect, range, x, y, width, height, location, length, sceneID, device,
    orientation, appearance, name, colorMatched, initialViewController, scenes, resources, customFonts, variation,
    state, userDefinedRuntimeAttributes,
    connections, constraints, subviews, accessibility, constraint, mask, reference, include, fontDescription, font,
    textInputTraits, imageReference, image, catalog, data, mutableData, mutableString, destination, firstAttribute,
    secondAttribute, secondItem, priority, multiplier, outlet, outletCollection, action, segue,
    firstItem, relation, constant, symbolic, identifier, kind, widthSizable, heightSizable: Name

  /// Attributes that say who an object is; they have places of their own in the tree.
  let identity: [Name]

  /// Elements whose text is their value.
  let texts: [Name]

  /// Keys of values that only the editor uses.
  let designKeys = [
    "userComments", "freeformSize", "simulatedDestinationMetrics", "simulatedStatusBarMetrics",
    "simulatedTopBarMetrics",
    "simulatedBottomBarMetrics", "simulatedOrientationMetrics", "simulatedSizeMetrics", "simulatedToolbarMetrics",
    "simulatedTabBarMetrics", "simulatedNavigationBarMetrics",
  ]

  /// Keys that Interface Builder itself writes twice in one object.
  let repeatedKeys = ["minSize", "maxSize"]

  let colors: ColorWords

  init(_ names: NameTable) {
    colors = ColorWords(names)
    texts = ["string", "mutableString"].map(names.intern)
    identity = ["id", "key", "customClass", "customModule", "userLabel"].map(names.intern)
    document = names.intern("document")
    archive = names.intern("archive")
    objects = names.intern("objects")
    id = names.intern("id")
    key = names.intern("key")
    customClass = names.intern("customClass")
    customModule = names.intern("customModule")
    userLabel = names.intern("userLabel")
    type = names.intern("type")
    targetRuntime = names.intern("targetRuntime")
    toolsVersion = names.intern("toolsVersion")
    launchScreen = names.intern("launchScreen")
    userDefinedRuntimeAttribute = names.intern("userDefinedRuntimeAttribute")
    keyPath = names.intern("keyPath")
    value = names.intern("value")
    localized = names.intern("localized")
    base64UTF8 = names.intern("base64-UTF8")
    bool = names.intern("bool")
    integer = names.intern("integer")
    real = names.intern("real")
    string = names.intern("string")
    mutableString = names.intern("mutableString")
    data = names.intern("data")
    mutableData = names.intern("mutableData")
    color = names.intern("color")
    nilValue = names.intern("nil")
    point = names.intern("point")
    size = names.intern("size")
    rect = names.intern("rect")
    range = names.intern("range")
    x = names.intern("x")
    y = names.intern("y")
    width = names.intern("width")
    height = names.intern("height")
    location = names.intern("location")
    length = names.intern("length")
    sceneID = names.intern("sceneID")
    device = names.intern("device")
    orientation = names.intern("orientation")
    appearance = names.intern("appearance")
    name = names.intern("name")
    colorMatched = names.intern("colorMatched")
    initialViewController = names.intern("initialViewController")
    scenes = names.intern("scenes")
    resources = names.intern("resources")
    customFonts = names.intern("customFonts")
    variation = names.intern("variation")
    state = names.intern("state")
    userDefinedRuntimeAttributes = names.intern("userDefinedRuntimeAttributes")
    connections = names.intern("connections")
    constraints = names.intern("constraints")
    subviews = names.intern("subviews")
    accessibility = names.intern("accessibility")
    constraint = names.intern("constraint")
    mask = names.intern("mask")
    reference = names.intern("reference")
    include = names.intern("include")
    fontDescription = names.intern("fontDescription")
    font = names.intern("font")
    textInputTraits = names.intern("textInputTraits")
    imageReference = names.intern("imageReference")
    image = names.intern("image")
    catalog = names.intern("catalog")
    destination = names.intern("destination")
    firstAttribute = names.intern("firstAttribute")
    secondAttribute = names.intern("secondAttribute")
    secondItem = names.intern("secondItem")
    priority = names.intern("priority")
    multiplier = names.intern("multiplier")
    outlet = names.intern("outlet")
    outletCollection = names.intern("outletCollection")
    action = names.intern("action")
    segue = names.intern("segue")
    firstItem = names.intern("firstItem")
    relation = names.intern("relation")
    constant = names.intern("constant")
    symbolic = names.intern("symbolic")
    identifier = names.intern("identifier")
    kind = names.intern("kind")
    widthSizable = names.intern("widthSizable")
    heightSizable = names.intern("heightSizable")
  }
}
