// What libFuzzer calls. It brings `main`; the target is named by the argument `--target=NAME`, which it passes over,
// as it does with everything that begins with two dashes.

#if canImport(Darwin)
  import Darwin
  private let cpuTimer = ITIMER_PROF
#else
  import Glibc
  private let cpuTimer = __itimer_which_t(ITIMER_PROF.rawValue)
#endif

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
  // The limit of CPU time that the script sets: end after this input, as libFuzzer does when it gets the other signal.
  _ = signal(SIGXCPU) { _ in _ = raise(SIGUSR1) }
  // One input has taken too long: libFuzzer keeps what is at hand when a process aborts.
  _ = signal(SIGPROF) { _ in abort() }
  return 0
}

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  // CPU time of this process alone: one that waits for others, or is stopped, is not slow.
  var limit = itimerval(
    it_interval: timeval(tv_sec: 0, tv_usec: 0), it_value: timeval(tv_sec: 60, tv_usec: 0))
  _ = unsafe setitimer(cpuTimer, &limit, nil)
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  if let problem = chosen.problem(in: bytes) { fatalError(problem) }
  return 0
}
