import SwiftUI

// What `defer` puts off before a guard runs whether or not its condition holds, and a guard that leaves a block alone says nothing
// of what follows.
struct EarlyPage: View {
  var body: some View {
    Early()
    Early().environment(\.isNested, true).environmentObject(Holder())
  }
}

struct BlocksPage: View {
  var body: some View {
    Blocks()
    Blocks().environment(\.isNested, true).environmentObject(Holder())
  }
}

struct LatePage: View {
  var body: some View {
    Late()
    Late().environment(\.isNested, true).environmentObject(Holder())
  }
}

struct Early: View {
  @Environment(\.isNested) private var isNested
  @EnvironmentObject private var holder: Holder

  private var count: Int {
    defer { print(holder.count) }
    guard isNested else { return 0 }
    return 1
  }

  var body: some View { Text("\(count)") }
}

struct Late: View {
  @Environment(\.isNested) private var isNested
  @EnvironmentObject private var holder: Holder

  private var count: Int {
    guard isNested else { return 0 }
    defer { print(holder.count) }
    return 1
  }

  var body: some View { Text("\(count)") }
}

struct Blocks: View {
  @Environment(\.isNested) private var isNested
  @EnvironmentObject private var holder: Holder

  private var count: Int {
    var count = 0
    repeat {
      guard isNested else { break }
      count += 1
    } while count < 0
    done: do {
      guard isNested else { break done }
      count += 1
    }
    return count + holder.count
  }

  var body: some View { Text("\(count)") }
}
