// E.3: what a class below overrides runs from observers, subscriptions and functions, too, and for an object that somebody else has put there.
import Combine
import SwiftUI

class Base: ObservableObject {
  @Published var height: CGFloat = 0
  @Published var raw: CGFloat = 0 { didSet { note(raw) } }
  let sizes = PassthroughSubject<CGFloat, Never>()
  var bag = Set<AnyCancellable>()
  init() { sizes.sink { [weak self] in self?.note($0) }.store(in: &bag) }
  func note(_ value: CGFloat) { height = value }
}
final class Sub: Base { override func note(_ value: CGFloat) {} }
struct OfSink: View {
  @StateObject private var model: Base = Sub()
  var body: some View { Text("A").padding(.bottom, model.height).onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.sizes.send($0) } }
}
struct OfDidSet: View {
  @StateObject private var model: Base = Sub()
  var body: some View { Text("A").padding(.bottom, model.height).onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.raw = $0 } }
}
struct OfOnChange: View {
  @StateObject private var model: Base = Sub()
  var body: some View { Text("A").padding(.bottom, model.height).onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.raw = $0 }.onChange(of: model.raw) { model.note($1) } }
}
// protocols
protocol Noting: AnyObject { func note(_ value: CGFloat); var height: CGFloat { get set } }
extension Noting { func pass(_ value: CGFloat) { note(value) } }
extension Noting { var doubled: CGFloat { height * 2 } }
@Observable class N1: Noting { var height: CGFloat = 0; func note(_ value: CGFloat) { height = value } }
final class N2: N1 { override func note(_ value: CGFloat) {} }
struct OfProtocol: View {
  var model: any Noting
  var body: some View { Text("A").padding(.bottom, model.height).onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.note($0) } }
}
struct OfProtocol2: View {
  @State private var model: any Noting = N2()
  var body: some View { Text("A").padding(.bottom, model.height).onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.note($0) } }
}
struct OfProtocol3: View {
  @State private var model: any Noting = N2()
  var body: some View { Text("A").padding(.bottom, model.height).onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.pass($0) } }
}
struct Root: View { @State private var m: any Noting = N2(); var body: some View { OfProtocol(model: m) } }
protocol Capping { var height: CGFloat { get set } ; func cap(_ v: CGFloat) -> CGFloat }
extension Capping { func cap(_ v: CGFloat) -> CGFloat { v } }
struct C1: Capping { var height: CGFloat = 0 }
struct C2: Capping { var height: CGFloat = 0; func cap(_ v: CGFloat) -> CGFloat { min(v, 80) } }
struct OfDefault: View {
  @State private var model: any Capping = C2()
  var body: some View { Text("A").padding(.bottom, model.height).onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.height = model.cap($0) } }
}
// generic
final class GSub<T>: GBase<T> { override func note(_ v: CGFloat) {} }
class GBase<T>: ObservableObject { @Published var height: CGFloat = 0; func note(_ v: CGFloat) { height = v } }
struct OfGeneric: View {
  @StateObject private var model: GBase<Int> = GSub<Int>()
  var body: some View { Text("A").padding(.bottom, model.height).onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.note($0) } }
}
struct OfParameter<M: Base>: View {
  @ObservedObject var model: M
  var body: some View { Text("A").padding(.bottom, model.height).onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.note($0) } }
}
struct Root3: View { @StateObject private var m = Sub(); var body: some View { OfParameter(model: m) } }
// static let
final class Holder { static let shared: Base = Sub() }
struct OfStatic: View {
  @ObservedObject private var model = Holder.shared
  var body: some View { Text("A").padding(.bottom, model.height).onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.note($0) } }
}
class Shared: ObservableObject { static let shared = Shared(); static var current: Shared = SharedSub(); @Published var height: CGFloat = 0; func note(_ v: CGFloat) { height = v } }
final class SharedSub: Shared { override func note(_ v: CGFloat) {} }
struct OfCurrent: View {
  @ObservedObject private var model = Shared.current
  var body: some View { Text("A").padding(.bottom, model.height).onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.note($0) } }
}
struct OfShared: View {
  @ObservedObject private var model = Shared.shared
  var body: some View { Text("A").padding(.bottom, model.height).onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.note($0) } }
}
// a state that is replaced
struct OfReplaced: View {
  @State private var model = N1()
  var body: some View { Text("A").padding(.bottom, model.height).onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.note($0) }.onAppear { model = N2() } }
}
struct OfReplacedInit: View {
  @State private var model = N1()
  init(isSmall: Bool) { _model = State(initialValue: isSmall ? N2() : N1()) }
  var body: some View { Text("A").padding(.bottom, model.height).onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.note($0) } }
}
struct OfReplacedInit2: View {
  @StateObject private var model = Base()
  init(_ m: Base) { self._model = StateObject(wrappedValue: m) }
  var body: some View { Text("A").padding(.bottom, model.height).onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.note($0) } }
}
struct OfReplacedBinding: View {
  @State private var model = N1()
  var body: some View { Text("A").padding(.bottom, model.height).onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.note($0) }.background(Changer(model: $model)) }
}
struct Changer: View { @Binding var model: N1; var body: some View { Button("x") { model = N2() } } }
struct OfInner: View {
  final class In: ObservableObject { @Published var child: Base = Sub() }
  @StateObject private var model = In()
  var body: some View { InnerRow(child: model.child) }
  struct InnerRow: View { @ObservedObject var child: Base
    var body: some View { Text("A").padding(.bottom, child.height).onGeometryChange(for: CGFloat.self) { $0.size.height } action: { child.note($0) } } }
}
// closures kept
struct OfStored: View {
  @StateObject private var model: Base = Sub()
  var body: some View { Row2(report: model.note, height: model.height) }
  struct Row2: View { let report: (CGFloat) -> Void; let height: CGFloat
    var body: some View { Text("A").padding(.bottom, height).onGeometryChange(for: CGFloat.self) { $0.size.height } action: { report($0) } } }
}
struct OfOptional: View {
  @State private var model: N1? = N2()
  var body: some View { Text("A").padding(.bottom, model?.height ?? 0).onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model?.note($0) } }
}
struct OfLocal: View {
  @StateObject private var model: Base = Sub()
  var body: some View { let model = self.model; return Text("A").padding(.bottom, model.height).onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.note($0) } }
}
func told(_ m: Base, _ v: CGFloat) { m.note(v) }
struct OfFunction: View {
  @StateObject private var model: Base = Sub()
  var body: some View { Text("A").padding(.bottom, model.height).onGeometryChange(for: CGFloat.self) { $0.size.height } action: { told(model, $0) } }
}
