// E.3 through structures of the project's own that SwiftUI installs (A16): wrappers that begin with what they are given, and what a
// property holds without one.
import SwiftUI

@propertyWrapper struct Animated: DynamicProperty {
  @State private var storage: CGFloat

  init(wrappedValue: CGFloat) { _storage = State(initialValue: wrappedValue) }

  var wrappedValue: CGFloat {
    get { storage }
    nonmutating set { withAnimation { storage = newValue } }
  }
}

@propertyWrapper struct Smoothed<Value>: DynamicProperty {
  @State private var current: Value

  init(wrappedValue: Value) { _current = State(wrappedValue: wrappedValue) }

  var wrappedValue: Value {
    get { current }
    nonmutating set { current = newValue }
  }
  var projectedValue: Binding<Value> { $current }
}

@propertyWrapper struct Scaled: DynamicProperty {
  @State private var value: CGFloat
  private let share: CGFloat

  init(wrappedValue: CGFloat, by share: CGFloat) {
    _value = State(initialValue: wrappedValue)
    self.share = share
  }

  var wrappedValue: CGFloat {
    get { value * share }
    nonmutating set { value = newValue }
  }
}

struct Moving: View {
  @Animated private var width: CGFloat = 0

  var body: some View {
    Text("A").padding(.leading, width)
      .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 } // want layout-feedback-loop(width)
  }
}

struct MovingOutside: View {
  @Animated private var width: CGFloat = 0

  var body: some View {
    Text("A")
      .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
      .padding(.leading, width)
  }
}

struct Reading: View {
  @Smoothed private var lead: CGFloat = 12

  var body: some View {
    Text("A").padding(.leading, lead)
      .background(
        GeometryReader { proxy in // want layout-feedback-loop(lead)
          Color.clear.onChange(of: proxy.size.width, initial: true) { lead = $1 }
        })
  }
}

struct Giving: View {
  @Smoothed private var given: CGFloat = 12

  var body: some View { Taking(inset: $given) }
}

struct Taking: View {
  @Binding var inset: CGFloat

  var body: some View {
    Text("A").padding(.leading, inset)
      .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { inset = $0 } // want layout-feedback-loop(given)
  }
}

struct Shares: View {
  @Scaled(by: 0.5) private var half: CGFloat = 0
  @Scaled(by: 2) private var double: CGFloat = 0

  var body: some View {
    VStack {
      Text("A").padding(.leading, half)
        .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { half = $0 }
      Text("B").padding(.leading, double)
        .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { double = $0 } // want layout-feedback-loop(double)
    }
  }
}

struct Bundle: DynamicProperty {
  @State var height: CGFloat = 0
  @State var other: CGFloat = 0
}

struct Bundled: View {
  private var bundle = Bundle()

  var body: some View {
    Text("A").padding(.top, bundle.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { bundle.height = $0 } // want layout-feedback-loop(bundle)
  }
}

struct BundledApart: View {
  private var apart = Bundle()

  var body: some View {
    Text("A").padding(.top, apart.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { apart.other = $0 }
  }
}

// What a view is given has state of its own.
struct Outer: View {
  private var outer = Bundle()

  var body: some View {
    Inner(inner: outer).padding(.top, outer.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { outer.other = $0 }
  }
}

struct Inner: View {
  var inner: Bundle

  var body: some View {
    Text("A")
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { inner.height = $0 }
  }
}

@main struct WrappersApp: App {
  var body: some Scene {
    WindowGroup {
      VStack { Moving(); MovingOutside(); Reading(); Giving(); Shares(); Bundled(); BundledApart(); Outer() }
    }
  }
}
