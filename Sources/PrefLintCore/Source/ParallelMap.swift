// Work on many files at once, with results in the order of the items whatever thread did which.
// Threads are the system's own, for two reasons: their stacks are 64 MiB, so that the depth which a
// parser accepts does not depend on who calls it, and no further library is needed.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// How many processors are online; at least 1.
public func onlineProcessorCount() -> Int {
  max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
}

/// The stack of every thread that `parallelMap` starts, in bytes.
let workerStackSize = 64 << 20

/// The results of a function on each item, in the order of the items.
///
/// The function always runs on a thread with a stack of 64 MiB, also when `threads` is 1.
///
/// - Parameters:
///   - threads: how many threads work at once; values below 1 mean 1.
///   - body: what to do with an item, given its index.
public func parallelMap<T: Sendable, R: Sendable>(
  _ items: [T], threads: Int, _ body: @Sendable (Int, T) -> R
) -> [R] {
  parallelMap(items, threads: threads, state: { () }, { _, index, item in body(index, item) })
}

/// The same for a function that works with memory which each thread has for itself.
///
/// - Parameter state: makes the memory of a thread; no result may depend on what is left in it.
func parallelMap<T: Sendable, R: Sendable, State: ~Copyable>(
  _ items: [T], threads: Int, state: @Sendable () -> State,
  _ body: @Sendable (inout State, Int, T) -> R
) -> [R] {
  guard !items.isEmpty else { return [] }
  return withoutActuallyEscaping(body) { body in
    withoutActuallyEscaping(state) { state in
      unsafe [R](unsafeUninitializedCapacity: items.count) { buffer, count in
        let results = unsafe SharedResults(buffer)
        let queue = WorkQueue(count: items.count, threads: threads) { queue in
          var memory = state()
          var heap: UInt = 0
          while let range = queue.take() {
            LargePages.advise(&heap)
            for index in range {
              unsafe results.initialize(index, to: body(&memory, index, items[index]))
            }
          }
        }
        queue.run(threads: min(max(1, threads), items.count))
        count = items.count
      }
    }
  }
}

/// Memory that each index initialises once; the queue hands out an index to one thread only.
@unsafe private struct SharedResults<R>: @unchecked Sendable {
  private let buffer: UnsafeMutableBufferPointer<R>

  init(_ buffer: UnsafeMutableBufferPointer<R>) { unsafe self.buffer = unsafe buffer }

  func initialize(_ index: Int, to value: consuming R) {
    unsafe buffer.initializeElement(at: index, to: value)
  }
}

/// Hands out the indices 0 ..< count in small runs, each index once.
@safe private final class WorkQueue: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private var next = 0
  private let count: Int
  private let step: Int
  private let work: @Sendable (WorkQueue) -> Void

  /// - Parameter work: takes indices until none is left; called once on each thread.
  init(count: Int, threads: Int, work: @escaping @Sendable (WorkQueue) -> Void) {
    self.count = count
    // Small runs keep the threads busy to the end; larger ones save locking.
    step = min(16, max(1, count / (max(1, threads) * 8)))
    self.work = work
    unsafe mutex = .allocate(capacity: 1)
    unsafe mutex.initialize(to: pthread_mutex_t())
    _ = unsafe pthread_mutex_init(mutex, nil)
  }

  deinit {
    _ = unsafe pthread_mutex_destroy(mutex)
    unsafe mutex.deinitialize(count: 1)
    unsafe mutex.deallocate()
  }

  /// Starts the threads and returns when all indices are done.
  func run(threads: Int) {
    var started: [WorkerThread] = []
    while started.count < threads, let thread = WorkerThread(draining: self) {
      started.append(thread)
    }
    // Where the system refuses every thread, the work is still done.
    if started.isEmpty { drain() }
    for thread in started { thread.join() }
  }

  func drain() { work(self) }

  func take() -> Range<Int>? {
    _ = unsafe pthread_mutex_lock(mutex)
    defer { _ = unsafe pthread_mutex_unlock(mutex) }
    guard next < count else { return nil }
    let start = next
    next = min(count, start + step)
    return start..<next
  }
}

/// A thread that works for a queue until nothing is left. The systems differ in whether a thread is a
/// number or a pointer, and in what a pointer may be.
@safe private struct WorkerThread {
  private let handle: pthread_t

  init?(draining queue: WorkQueue) {
    var attributes = pthread_attr_t()
    _ = unsafe pthread_attr_init(&attributes)
    defer { _ = unsafe pthread_attr_destroy(&attributes) }
    _ = unsafe pthread_attr_setstacksize(&attributes, workerStackSize)
    let context = unsafe Unmanaged.passRetained(queue)
    #if canImport(Glibc)
      var created = pthread_t()
      let result = unsafe pthread_create(&created, &attributes, workerMain, context.toOpaque())
      handle = created
    #else
      var created: pthread_t?
      let result = unsafe pthread_create(&created, &attributes, workerMain, context.toOpaque())
      guard let created = unsafe created else {
        unsafe context.release()
        return nil
      }
      unsafe handle = unsafe created
    #endif
    guard result == 0 else {
      unsafe context.release()
      return nil
    }
  }

  func join() {
    #if canImport(Glibc)
      _ = pthread_join(handle, nil)
    #else
      _ = unsafe pthread_join(handle, nil)
    #endif
  }
}

#if canImport(Darwin)
  private func workerMain(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    unsafe Unmanaged<WorkQueue>.fromOpaque(context).takeRetainedValue().drain()
    return nil
  }
#else
  private func workerMain(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let context = unsafe context else { return nil }
    unsafe Unmanaged<WorkQueue>.fromOpaque(context).takeRetainedValue().drain()
    return nil
  }
#endif
