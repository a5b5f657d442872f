// A closure is one for a function type with as many parameters: `onChange` of the project is not meant where SwiftUI's is.
import SwiftUI

final class Store: ObservableObject {
  @Published var count = 0
}

struct Reader: View {
  @EnvironmentObject var store: Store
  var body: some View { Text("\(store.count)") }
}

struct ChangeModifier<Value: Equatable>: ViewModifier {
  @State private var last: Value?
  let value: Value
  let action: () -> Void

  func body(content: Content) -> some View {
    content
      .onChange(of: value) { last = $0 }
      .onChange(of: last) { value in
        if value != nil { action() }
      }
  }
}

extension View {
  @_disfavoredOverload
  func onChange<V: Equatable>(of value: V, _ action: @escaping () -> Void) -> some View {
    modifier(ChangeModifier(value: value, action: action))
  }

  func onHold(_ action: @escaping () -> Void) -> some View {
    environmentObject(Store())
  }

  func onHold(_ action: @escaping (Int) -> Void) -> some View {
    self
  }

  func onHold(_ action: @escaping (Int, Int) -> Void) -> some View {
    self
  }
}

@main
struct HoldApp: App {
  @State private var count = 0

  var body: some Scene {
    WindowGroup {
      Reader().onChange(of: count) { print("changed") } // want missing-environment-object(Store)
      Reader().onHold { print("held") }
      Reader().onHold { [1].forEach { print($0) } }
      Reader().onHold { print($0) } // want missing-environment-object(Store)
      Reader().onHold { print($0, $1) } // want missing-environment-object(Store)
    }
  }
}
