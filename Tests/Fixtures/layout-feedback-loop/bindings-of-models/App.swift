// E.3: a binding of a property that a wrapper keeps, or that an object in the environment or in another object has, is written as the property is.
import Combine
import SwiftUI

@propertyWrapper struct Clamped {
  private var value: CGFloat = 0
  init(wrappedValue: CGFloat) { value = wrappedValue }
  var wrappedValue: CGFloat { get { value } set { value = min(newValue, 80) } }
}
struct Probe: ViewModifier {
  @Binding var height: CGFloat
  func body(content: Content) -> some View {
    content.onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
  }
}
struct WithWrapper { @Clamped var height: CGFloat = 0 }
struct OfWrapper: View {
  @State private var model = WithWrapper()
  var body: some View { Text("A").padding(.bottom, model.height).modifier(Probe(height: $model.height)) }
}
struct OfWrapperKeyPath: View {
  @State private var model = WithWrapper()
  var body: some View { Text("A").padding(.bottom, model.height).onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model[keyPath: \.height] = $0 } }
}
final class Part: ObservableObject { @Published var raw: CGFloat = 0; var height: CGFloat { get { raw } set { raw = min(newValue, 80) } } }
@Observable final class OPart { var raw: CGFloat = 0; var height: CGFloat { get { raw } set { raw = min(newValue, 80) } } }
@Observable final class Whole { var part = OPart() }
struct OfPart: View {
  @State private var whole = Whole()
  var body: some View { Text("A").padding(.bottom, whole.part.raw).modifier(Probe(height: $whole.part.height)) }
}
struct OfPartKeyPath: View {
  @State private var whole = Whole()
  var body: some View { Text("A").padding(.bottom, whole.part.raw).onGeometryChange(for: CGFloat.self) { $0.size.height } action: { whole[keyPath: \.part.height] = $0 } }
}
struct OfEnv: View {
  @EnvironmentObject var part: Part
  var body: some View { Text("A").padding(.bottom, part.raw).modifier(Probe(height: $part.height)) }
}
struct OfObserved: View {
  @ObservedObject var part: Part
  var body: some View { Text("A").padding(.bottom, part.raw).modifier(Probe(height: $part.height)) }
}
struct Roots: View {
  @StateObject private var part = Part()
  var body: some View { VStack { OfEnv().environmentObject(part); OfObserved(part: part) } }
}
struct OfEnvObservable: View {
  @Environment(OPart.self) private var part
  var body: some View {
    @Bindable var part = part
    Text("A").padding(.bottom, part.raw).modifier(Probe(height: $part.height)) }
}
struct Root2: View {
  @State private var part = OPart()
  var body: some View { OfEnvObservable().environment(part) }
}
extension Binding {
  func didSet(_ run: @escaping (Value) -> Void) -> Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0; run($0) })
  }
  func map<T>(get: @escaping (Value) -> T, set: @escaping (T) -> Value) -> Binding<T> {
    Binding<T>(get: { get(wrappedValue) }, set: { wrappedValue = set($0) })
  }
  subscript(limit limit: CGFloat) -> Binding<Value> { self }
}
extension CGFloat { var half: CGFloat { get { self / 2 } set { self = newValue / 4 } } }
struct OfDidSet: View {
  @State private var h: CGFloat = 0
  var body: some View { Text("A").padding(.bottom, h).modifier(Probe(height: $h.didSet { if $0 > 80 { h = 80 } })) }
}
struct OfMap: View {
  @State private var h: CGFloat = 0
  var body: some View { Text("A").padding(.bottom, h).modifier(Probe(height: $h.map(get: { $0 }, set: { $0 / 4 }))) }
}
struct OfMapBoth: View {
  @State private var h: CGFloat = 0
  var body: some View { Text("A").padding(.bottom, h).modifier(Probe(height: $h.map(get: { $0 }, set: { min($0, 80) }))) }
}
struct OfHalf: View {
  @State private var h: CGFloat = 0
  var body: some View { Text("A").padding(.bottom, h).modifier(Probe(height: $h.half)) }
}
struct OfHalfAssigned: View {
  @State private var h: CGFloat = 0
  var body: some View { Text("A").padding(.bottom, h).onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h.half = $0 } }
}
struct OfSubscript: View {
  @State private var h: CGFloat = 0
  var body: some View { Text("A").padding(.bottom, h).modifier(Probe(height: $h[limit: 80])) }
}
// self-written view property
struct OfViewProperty: View {
  @State private var raw: CGFloat = 0
  private var height: CGFloat { get { raw } nonmutating set { raw = min(newValue, 80) } }
  var body: some View { Text("A").padding(.bottom, raw).onGeometryChange(for: CGFloat.self) { $0.size.height } action: { self[keyPath: \.height] = $0 } }
}
struct OfViewPropertyBinding: View {
  @State private var raw: CGFloat = 0
  private var height: Binding<CGFloat> { Binding(get: { raw }, set: { raw = min($0, 80) }) }
  var body: some View { Text("A").padding(.bottom, raw).modifier(Probe(height: height)) }
}
struct OfViewPropertyAnimated: View {
  @State private var raw: CGFloat = 0
  private var height: Binding<CGFloat> { Binding(get: { raw }, set: { raw = min($0, 80) }) }
  var body: some View { Text("A").padding(.bottom, raw).modifier(Probe(height: height.animation())) }
}
// publishers of a property
final class Mapped: ObservableObject {
  @Published var raw: CGFloat = 0
  @Published var top: CGFloat = 0
  var halves: AnyPublisher<CGFloat, Never> { $raw.map { $0 / 4 }.eraseToAnyPublisher() }
  var firsts: AnyPublisher<CGFloat, Never> { $raw.first().eraseToAnyPublisher() }
}
struct OfPublisher: View {
  @StateObject private var model = Mapped()
  @State private var top: CGFloat = 0
  var body: some View { Text("A").padding(.bottom, top).onReceive(model.halves) { top = $0 }.onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.raw = $0 } }
}
struct OfPublisher2: View {
  @StateObject private var model = Mapped()
  @State private var top: CGFloat = 0
  var body: some View { Text("A").padding(.bottom, top).onReceive(model.$raw.map { $0 / 4 }) { top = $0 }.onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.raw = $0 } }
}
struct OfPublisher3: View {
  @StateObject private var model = Mapped()
  @State private var top: CGFloat = 0
  var body: some View { Text("A").padding(.bottom, top).onReceive(model.firsts) { top = $0 }.onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.raw = $0 } }
}
