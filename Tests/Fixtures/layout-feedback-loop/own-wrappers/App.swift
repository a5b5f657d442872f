// E.3 through wrappers of the project's own that SwiftUI installs (A16): what one holds is the state of the property.
import SwiftUI

@propertyWrapper struct Measured: DynamicProperty {
  @State private var value: CGFloat = 0
  var wrappedValue: CGFloat { get { value } nonmutating set { value = newValue } }
}

@propertyWrapper struct Halved: DynamicProperty {
  @State private var value: CGFloat = 0
  var wrappedValue: CGFloat { get { value } nonmutating set { value = newValue / 2 } }
}

final class Store { var value: CGFloat = 0 }

@propertyWrapper struct Boxed: DynamicProperty {
  @State private var store = Store()
  var wrappedValue: CGFloat { get { store.value } nonmutating set { store.value = newValue } }
}

// SwiftUI does not install it.
@propertyWrapper struct Plain {
  private let store = Store()
  var wrappedValue: CGFloat { get { store.value } nonmutating set { store.value = newValue } }
}

struct Wrapped: View {
  @Measured private var inset: CGFloat
  var body: some View {
    Text("A").padding(.top, inset)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { inset = $0 } // want layout-feedback-loop(inset)
  }
}

struct Apart: View {
  @Measured private var first: CGFloat
  @Measured private var second: CGFloat
  var body: some View {
    Text("A").padding(.top, first)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { second = $0 }
      .padding(.top, second)
  }
}

struct Others: View {
  @Halved private var half: CGFloat
  @Boxed private var boxed: CGFloat
  @Plain private var plain: CGFloat
  var body: some View {
    VStack {
      Text("A").padding(.top, half)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { half = $0 }
      Text("B").padding(.top, boxed)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { boxed = $0 }
      Text("C").padding(.top, plain)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { plain = $0 }
    }
  }
}

@main struct AppW: App {
  var body: some Scene { WindowGroup { VStack { Wrapped(); Apart(); Others() } } }
}
