import UIDescKit

/// libFuzzer's entry: any bytes go through the whole pipeline, and must come out without a crash, leak or hang.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOne(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  var options = Compiler.Options()
  options.keepGoing = true
  let compiler = Compiler(registry: Registry(), options: options)
  let contents = Array(UnsafeBufferPointer(start: bytes, count: count))
  _ = compiler.compile(path: "fuzz.xib", contents: contents, with: Worker())
  return 0
}
