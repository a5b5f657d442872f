// ROW: A1 — a dynamic member, or what a wrapper of the project wraps, may be one of several views
import SwiftUI

var bits = 0
var isOn: Bool { bits & 1 != 0 }

final class Model: ObservableObject { @Published var text = "" }

struct Reader: View {
  @EnvironmentObject var model: Model
  var body: some View { Text(model.text) }
}

@dynamicMemberLookup
struct Proxy<Base> {
  let base: Base
  subscript<Value>(dynamicMember path: KeyPath<Base, Value>) -> Value { base[keyPath: path] }
}

struct Parts {
  @ViewBuilder var header: some View {
    if isOn { Reader() } else { Text("A") }
  }
  var footer: AnyView { isOn ? AnyView(Text("B")) : AnyView(Text("C")) }
}

@propertyWrapper
struct Built<Content: View> {
  let make: () -> Content
  init(_ make: @escaping () -> Content) { self.make = make }
  var wrappedValue: Content { make() }
}

struct Wrapping: View {
  @Built({ isOn ? AnyView(Reader()) : AnyView(Text("D")) }) var content: AnyView
  var body: some View { content }
}

@main
struct ChoicesApp: App {
  @StateObject private var model = Model()

  var body: some Scene {
    WindowGroup {
      Proxy(base: Parts()).header  // want missing-environment-object(Model)
      Proxy(base: Parts()).header.environmentObject(model)
      Proxy(base: Parts()).footer
      Wrapping()  // want missing-environment-object(Model)
      Wrapping().environmentObject(model)
    }
  }
}
