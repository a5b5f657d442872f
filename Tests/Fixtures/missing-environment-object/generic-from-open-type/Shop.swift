// A4: the object's type is the one with its parameters. An initialiser from outside that infers its own, or may return nil,
// does not tell them by its name.
import SwiftUI

final class Store<Value>: ObservableObject {
  @Published var value: Value
  init(_ value: Value) { self.value = value }
}

struct SetLabel: View {
  @EnvironmentObject var store: Store<Set<Int>>
  var body: some View { Text("\(store.value.count)") }
}

struct OptionalLabel: View {
  @EnvironmentObject var store: Store<Int?>
  var body: some View { Text("\(store.value ?? 0)") }
}

struct WholeLabel: View {
  @EnvironmentObject var store: Store<Int>
  var body: some View { Text("\(store.value)") }
}

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup("Open") { SetLabel().environmentObject(Store(Set([1, 2]))) }
    WindowGroup("Optional") { OptionalLabel().environmentObject(Store(Int("3"))) }
    WindowGroup("Optional for another") {
      WholeLabel().environmentObject(Store(Int("3")))  // want missing-environment-object(Store<Int>)
    }
    WindowGroup("Whole") { WholeLabel().environmentObject(Store(3)) }
  }
}
