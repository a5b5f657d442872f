// A10: a key of the environment decides in a conditional expression, and behind a guard, whether an object is read.
import SwiftUI

final class Holder: ObservableObject { @Published var count = 0 }

private struct NestedKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  @Entry var parent: String?

  var isNested: Bool {
    get { self[NestedKey.self] }
    set { self[NestedKey.self] = newValue }
  }
}

@main struct StackApp: App {
  @StateObject private var holder = Holder()

  var body: some Scene {
    WindowGroup {
      Stack { Stack { Text("Inner") } }
      VStack {  // want missing-environment-object(Holder)
        Badge()
        Mark()
        Badge().environment(\.isNested, true).environmentObject(holder)
        Mark().environment(\.isNested, true)
      }
    }
    Window("Early", id: "early") {
      EarlyPage()  // want missing-environment-object(Holder)
    }
    Window("Blocks", id: "blocks") {
      BlocksPage()  // want missing-environment-object(Holder)
    }
    Window("Late", id: "late") { LatePage() }
  }
}

struct Stack<Content: View>: View {
  @Environment(\.parent) private var parent
  @EnvironmentObject private var inherited: Holder
  @StateObject private var own = Holder()
  @ViewBuilder let content: Content

  private var holder: Holder { parent == nil ? own : inherited }

  var body: some View {
    VStack {
      Text("\(holder.count)")
      content
    }
    .environmentObject(holder)
    .environment(\.parent, "stack")
  }
}

struct Badge: View {
  @Environment(\.isNested) private var isNested
  @EnvironmentObject private var holder: Holder

  private var count: Int {
    guard isNested else { return 0 }
    return holder.count
  }

  var body: some View { Text("\(count)") }
}

struct Mark: View {
  @Environment(\.isNested) private var isNested
  @EnvironmentObject private var holder: Holder

  var body: some View { Text(isNested ? "\(holder.count)" : "-") }
}
