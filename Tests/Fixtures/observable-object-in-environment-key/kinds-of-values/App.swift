// A11: classes, optionals, computed defaults, subclasses and entries; collections and functions are
// no objects.
import SwiftUI

final class Cart: ObservableObject {}

final class Sub: Base2 {}

class Base2: ObservableObject {}

@Observable final class Model {}

final class Plain {}

struct CartKey: EnvironmentKey {
  static let defaultValue = Cart() // want observable-object-in-environment-key(Cart)
}

struct OptKey: EnvironmentKey {
  static let defaultValue: Cart? = nil // want observable-object-in-environment-key(Cart)
}

struct SubKey: EnvironmentKey {
  static var defaultValue: Sub { Sub() } // want observable-object-in-environment-key(Sub)
}

struct ModelKey: EnvironmentKey { static let defaultValue = Model() }

struct PlainKey: EnvironmentKey { static let defaultValue = Plain() }

struct ListKey: EnvironmentKey { static let defaultValue: [Cart] = [] }

struct FuncKey: EnvironmentKey { static let defaultValue: () -> Cart = { Cart() } }

extension EnvironmentValues {
  var cart: Cart { get { self[CartKey.self] } set { self[CartKey.self] = newValue } }
  var opt: Cart? { get { self[OptKey.self] } set { self[OptKey.self] = newValue } }
  var sub: Sub { get { self[SubKey.self] } set { self[SubKey.self] = newValue } }
  var model: Model { get { self[ModelKey.self] } set { self[ModelKey.self] = newValue } }
  var plain: Plain { get { self[PlainKey.self] } set { self[PlainKey.self] = newValue } }
  var list: [Cart] { get { self[ListKey.self] } set { self[ListKey.self] = newValue } }
  var fun: () -> Cart { get { self[FuncKey.self] } set { self[FuncKey.self] = newValue } }
  @Entry var entry: Cart = Cart() // want observable-object-in-environment-key(Cart)
  @Entry var entry2: Model? = nil
}

struct V: View {
  @Environment(\.cart) var cart; @Environment(\.opt) var opt; @Environment(\.sub) var sub; @Environment(\.model) var model
  @Environment(\.plain) var plain; @Environment(\.list) var list; @Environment(\.fun) var fun; @Environment(\.entry) var entry; @Environment(\.entry2) var entry2
  var body: some View { Text("\(cart) \(opt) \(sub) \(model) \(plain) \(list) \(fun) \(entry) \(entry2)") } }

struct W: View { var body: some View { V().environment(\.cart, Cart()).environment(\.opt, nil).environment(\.sub, Sub()).environment(\.model, Model()).environment(\.plain, Plain()).environment(\.list, []).environment(\.fun, { Cart() }).environment(\.entry, Cart()).environment(\.entry2, nil) } }

@main struct A: App { var body: some Scene { WindowGroup { W() } } }
