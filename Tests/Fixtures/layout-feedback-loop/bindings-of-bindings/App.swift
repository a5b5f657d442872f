// E.3: bindings that are made of bindings, and methods that change what a setter keeps.
import SwiftUI
final class Model: ObservableObject {
  @Published var raw: CGFloat = 0
  var height: CGFloat { get { raw } set { raw = max(0, newValue) } }
  @Published var seen: CGFloat = 0 { didSet { if seen < 0 { seen = 0 } } }
  @Published var free: CGFloat = 0
}
extension CGFloat { mutating func keep(_ v: CGFloat) { self = v } }
struct A: View {
  @StateObject private var model = Model()
  var body: some View { Text("A").padding(.bottom, model.raw).onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.height = $0; model.height.negate() } }
}
struct B: View {
  @StateObject private var model = Model()
  var body: some View { Text("A").padding(.bottom, model.raw).onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.height.keep($0) } }
}
struct C: View {
  @StateObject private var model = Model()
  var body: some View { Text("A").padding(.bottom, model.seen).onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.seen = $0; model.seen.negate() } }
}
struct D: View {
  @StateObject private var model = Model()
  var body: some View { Text("A").padding(.bottom, model.seen).onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.seen.keep($0) } }
}
struct Implicit: View {
  @State private var h: CGFloat = 0
  var body: some View { Text("A").padding(.bottom, h).modifier(Probe(height: .init(get: { h }, set: { h = min($0, 80) }))) }
}
struct Probe: ViewModifier {
  @Binding var height: CGFloat
  func body(content: Content) -> some View {
    content.onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
  }
}
struct OptionalBinding: View {
  @State private var h: CGFloat? = 0
  var body: some View { Text("A").padding(.bottom, h ?? 0).modifier(Probe(height: Binding($h, replacingNilWith: 0))) }
}
extension Binding {
  init(_ source: Binding<Value?>, replacingNilWith value: Value) { self.init(get: { source.wrappedValue ?? value }, set: { _ in }) }
}
extension Binding where Value == CGFloat {
  init(capping source: Binding<CGFloat>) { self.init(get: { source.wrappedValue }, set: { source.wrappedValue = Swift.min($0, 80) }) }
  func twice() -> Binding<CGFloat> { let inner = self; return Binding(get: { inner.wrappedValue }, set: { inner.wrappedValue = Swift.min($0, 80) }) }
  func selfed() -> Binding<CGFloat> { .init(get: { self.wrappedValue }, set: { self.wrappedValue = Swift.min($0, 80) }) }
  func byProjected() -> Binding<CGFloat> { Binding(get: { self.projectedValue.wrappedValue }, set: { self.projectedValue.wrappedValue = Swift.min($0, 80) }) }
  func byTransaction() -> Binding<CGFloat> { Binding(get: { wrappedValue }, set: { value, transaction in withTransaction(transaction) { wrappedValue = Swift.min(value, 80) } }) }
  func flagged(_ f: Bool) -> Binding<CGFloat> { f ? self : Binding(get: { wrappedValue }, set: { _ in }) }
}
extension Binding { func ignoring() -> Self { Self(get: { wrappedValue }, set: { _ in }) } }
struct Capping: View {
  @State private var h: CGFloat = 0
  var body: some View { Text("A").padding(.bottom, h).modifier(Probe(height: Binding(capping: $h))) }
}
struct Capping2: View {
  @State private var h: CGFloat = 0
  var body: some View { Text("A").padding(.bottom, h).modifier(Probe(height: .init(capping: $h))) }
}
struct Twice: View {
  @State private var h: CGFloat = 0
  var body: some View { Text("A").padding(.bottom, h).modifier(Probe(height: $h.twice())) }
}
struct Selfed: View {
  @State private var h: CGFloat = 0
  var body: some View { Text("A").padding(.bottom, h).modifier(Probe(height: $h.selfed())) }
}
struct ByProjected: View {
  @State private var h: CGFloat = 0
  var body: some View { Text("A").padding(.bottom, h).modifier(Probe(height: $h.byProjected())) }
}
struct ByTransaction: View {
  @State private var h: CGFloat = 0
  var body: some View { Text("A").padding(.bottom, h).modifier(Probe(height: $h.byTransaction())) }
}
struct Flagged: View {
  @State private var h: CGFloat = 0
  var body: some View { Text("A").padding(.bottom, h).modifier(Probe(height: $h.flagged(false))) }
}
struct Ignoring: View {
  @State private var h: CGFloat = 0
  var body: some View { Text("A").padding(.bottom, h).modifier(Probe(height: $h.ignoring())) }
}
struct FieldCapping: ViewModifier {
  @Binding var h: CGFloat
  init(_ h: Binding<CGFloat>) { _h = Binding(get: { h.wrappedValue }, set: { h.wrappedValue = min($0, 80) }) }
  func body(content: Content) -> some View {
    content.onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 }
  }
}
struct Field: View {
  @State private var h: CGFloat = 0
  var body: some View { Text("A").padding(.bottom, h).modifier(FieldCapping($h)) }
}
struct FieldMethod: ViewModifier {
  @Binding var h: CGFloat
  init(_ h: Binding<CGFloat>) { self._h = h.twice() }
  func body(content: Content) -> some View {
    content.onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 }
  }
}
struct Field2: View {
  @State private var h: CGFloat = 0
  var body: some View { Text("A").padding(.bottom, h).modifier(FieldMethod($h)) }
}
struct FieldMethod3: ViewModifier {
  var h: Binding<CGFloat>
  func body(content: Content) -> some View {
    content.onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h.twice().wrappedValue = $0 }
  }
}
struct Field3: View {
  @State private var h: CGFloat = 0
  var body: some View { Text("A").padding(.bottom, h).modifier(FieldMethod3(h: $h)) }
}
