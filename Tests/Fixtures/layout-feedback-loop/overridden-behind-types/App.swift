// E.3: an object may be of a class below the declared one, and runs what that class says.
import SwiftUI

class Base: ObservableObject {
  @Published var height: CGFloat = 0
  var factor: CGFloat { 1 }
  func note(_ value: CGFloat) { height = value }
  func pass(_ value: CGFloat) { note(value) }
  func keep(_ value: CGFloat) { height = value }
}
final class Sub: Base {
  override var factor: CGFloat { 0.5 }
  override func note(_ value: CGFloat) {}
}

struct OfStateObject: View {
  @StateObject private var model: Base = Sub()
  var body: some View {
    Text("A").padding(.bottom, model.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.note($0) }
  }
}

struct OfReference: View {
  @StateObject private var model: Base = Sub()
  var body: some View {
    Text("A").padding(.bottom, model.height)
      .onGeometryChange(for: CGFloat.self, of: { $0.size.height }, action: model.note)
  }
}

struct OfOtherMethod: View {
  @StateObject private var model: Base = Sub()
  var body: some View {
    Text("A").padding(.bottom, model.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.pass($0) }
  }
}

struct OfInitialiser: View {
  @StateObject private var model: Base
  init() { _model = StateObject(wrappedValue: Sub()) }
  var body: some View {
    Text("A").padding(.bottom, model.height * model.factor)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.height = $0 }
  }
}

struct OfOwnClass: View {
  @StateObject private var model = Sub()
  var body: some View {
    Text("A").padding(.bottom, model.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.pass($0) }
  }
}

// What no class below overrides is what it is.
struct OfKept: View {
  @StateObject private var model: Base = Sub()
  var body: some View {
    Text("A").padding(.bottom, model.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.keep($0) } // want layout-feedback-loop(model)
  }
}

// An object that is made here is of the class that makes it.
struct OfBase: View {
  @StateObject private var model = Base()
  var body: some View {
    Text("A").padding(.bottom, model.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.note($0) } // want layout-feedback-loop(model)
  }
}

struct OfBaseReference: View {
  @StateObject private var model = Base()
  var body: some View {
    Text("A").padding(.bottom, model.height)
      .onGeometryChange(for: CGFloat.self, of: { $0.size.height }, action: model.note) // want layout-feedback-loop(model)
  }
}

struct Row: View {
  @ObservedObject var model: Base
  var body: some View {
    Text("A").padding(.bottom, model.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.note($0) }
  }
}

struct Rows: View {
  @State private var model: Base = Sub()
  var body: some View { Row(model: model) }
}

// Properties.
class Store: ObservableObject {
  @Published var height: CGFloat = 0
  var gap: CGFloat { get { height } set { height = newValue } }
  @Published var inset: CGFloat = 0
}
final class CappedStore: Store {
  override var gap: CGFloat { get { height } set { height = min(newValue, 80) } }
  override var inset: CGFloat { didSet { if inset > 80 { inset = 80 } } }
}

struct OfSetter: View {
  @StateObject private var store: Store = CappedStore()
  var body: some View {
    Text("A").padding(.bottom, store.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { store.gap = $0 }
  }
}

struct OfSetterBinding: View {
  @StateObject private var store: Store = CappedStore()
  var body: some View { Text("A").padding(.bottom, store.height).modifier(Probe(height: $store.gap)) }
}

struct Probe: ViewModifier {
  @Binding var height: CGFloat
  func body(content: Content) -> some View {
    content.onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
  }
}

struct OfObserver: View {
  @StateObject private var store: Store = CappedStore()
  var body: some View {
    Text("A").padding(.bottom, store.inset)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { store.inset = $0 }
  }
}

struct OfObserverBinding: View {
  @StateObject private var store: Store = CappedStore()
  var body: some View { Text("A").padding(.bottom, store.inset).modifier(Probe(height: $store.inset)) }
}

struct OfObserverOwn: View {
  @StateObject private var store = CappedStore()
  var body: some View {
    Text("A").padding(.bottom, store.inset)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { store.inset = $0 }
  }
}

struct OfObserverKeyPath: View {
  @StateObject private var store: Store = CappedStore()
  var body: some View {
    Text("A").padding(.bottom, store.inset)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { store[keyPath: \.inset] = $0 }
  }
}

// A stored property that is computed below.
class Plain: ObservableObject {
  @Published var height: CGFloat = 0
  var inset: CGFloat { height }
}
class Middle: Plain {}
final class Lowest: Middle { override var inset: CGFloat { 8 } }

struct OfLowest: View {
  @StateObject private var store: Plain = Lowest()
  var body: some View {
    Text("A").padding(.bottom, store.inset)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { store.height = $0 }
  }
}

struct OfMiddle: View {
  @StateObject private var store: Middle = Lowest()
  var body: some View {
    Text("A").padding(.bottom, store.inset)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { store.height = $0 }
  }
}

struct OfPlain: View {
  @StateObject private var store = Plain()
  var body: some View {
    Text("A").padding(.bottom, store.inset)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { store.height = $0 } // want layout-feedback-loop(store)
  }
}

// In the environment.
@Observable class Shared {
  var height: CGFloat = 0
  var factor: CGFloat { 1 }
}
final class SharedSub: Shared { override var factor: CGFloat { 0.5 } }

struct Reader: View {
  @Environment(Shared.self) private var shared
  var body: some View {
    Text("A").padding(.bottom, shared.height * shared.factor)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { shared.height = $0 }
  }
}

struct Root: View {
  @State private var shared: Shared = SharedSub()
  var body: some View { Reader().environment(shared) }
}

// An object in an object.
class Part: ObservableObject {
  @Published var height: CGFloat = 0
  func note(_ value: CGFloat) { height = value }
}
final class SmallPart: Part { override func note(_ value: CGFloat) { super.note(min(value, 80)) } }
@Observable final class Holder {
  var part: ObservedPart = SmallObservedPart()
}
@Observable class ObservedPart {
  var height: CGFloat = 0
  func note(_ value: CGFloat) { height = value }
}
final class SmallObservedPart: ObservedPart { override func note(_ value: CGFloat) { super.note(min(value, 80)) } }

struct OfHolder: View {
  @State private var holder = Holder()
  var body: some View {
    Text("A").padding(.bottom, holder.part.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { holder.part.note($0) }
  }
}

struct OfConstant: View {
  @ObservedObject private var part = Constants.part
  var body: some View {
    Text("A").padding(.bottom, part.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { part.note($0) }
  }
}
enum Constants { static let part: Part = SmallPart() }

struct OfSuper: View {
  @StateObject private var part = SmallPart()
  var body: some View {
    Text("A").padding(.bottom, part.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { part.note($0) }
  }
}

final class PassingPart: Part { override func note(_ value: CGFloat) { super.note(value) } }

struct OfPassing: View {
  @StateObject private var part = PassingPart()
  var body: some View {
    Text("A").padding(.bottom, part.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { part.note($0) }
  }
}
