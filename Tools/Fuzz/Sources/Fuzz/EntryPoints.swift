// What libFuzzer calls. It brings `main`; the target is named by the argument `--target=NAME`, which it passes over,
// as it does with everything that begins with two dashes.

private nonisolated(unsafe) var chosen = FuzzTarget.parser

@_cdecl("LLVMFuzzerInitialize")
public func initialize(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>>>
) -> Int32 {
  let prefix = "--target="
  for index in 0..<Int(count.pointee) {
    let argument = String(cString: arguments.pointee[index])
    guard argument.hasPrefix(prefix) else { continue }
    guard let target = FuzzTarget(rawValue: String(argument.dropFirst(prefix.count))) else {
      fatalError("no such target: \(argument); one of \(FuzzTarget.allCases.map(\.rawValue))")
    }
    chosen = target
  }
  return 0
}

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  if let problem = chosen.problem(in: bytes) { fatalError(problem) }
  return 0
}
