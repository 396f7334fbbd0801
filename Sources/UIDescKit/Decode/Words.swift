import XMLSource

/// The element and attribute names that have a meaning of their own in every document. All others are in the vocabulary's
/// table.
public struct Words: Sendable {
  let document, archive, scene, objects, id, key, customClass, customModule, userLabel, type, targetRuntime, toolsVersion,
    launchScreen, userDefinedRuntimeAttribute, keyPath, value, localized, base64UTF8, integer, real, string, color, nilValue,
    point, size, rect, range, x, y, width, height, location, length, sceneID, destination, device,
    orientation, appearance, name, colorMatched, initialViewController: Name

  init(_ names: NameTable) {
    document = names.intern("document")
    archive = names.intern("archive")
    scene = names.intern("scene")
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
    integer = names.intern("integer")
    real = names.intern("real")
    string = names.intern("string")
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
    destination = names.intern("destination")
    device = names.intern("device")
    orientation = names.intern("orientation")
    appearance = names.intern("appearance")
    name = names.intern("name")
    colorMatched = names.intern("colorMatched")
    initialViewController = names.intern("initialViewController")
  }
}
