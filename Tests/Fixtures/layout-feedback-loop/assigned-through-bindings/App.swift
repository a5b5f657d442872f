// E.3: what is written through a binding, a key path or a publisher goes the way of an assignment: by the setter and the observers of
// the property, which may keep something else.
import Combine
import SwiftUI

struct Probe: ViewModifier {
  @Binding var height: CGFloat
  func body(content: Content) -> some View {
    content.onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
  }
}

struct GrowingProbe: ViewModifier {
  @Binding var height: CGFloat
  func body(content: Content) -> some View {
    content.onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want layout-feedback-loop(height) layout-feedback-loop(model)
  }
}

struct Between: ViewModifier {
  @Binding var height: CGFloat
  func body(content: Content) -> some View { content.modifier(ProbeBelow(height: $height)) }
}

struct ProbeBelow: ViewModifier {
  @Binding var height: CGFloat
  func body(content: Content) -> some View {
    content.onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
  }
}

struct GrowingBetween: ViewModifier {
  @Binding var height: CGFloat
  func body(content: Content) -> some View { content.modifier(GrowingBelow(height: $height)) }
}

struct GrowingBelow: ViewModifier {
  @Binding var height: CGFloat
  func body(content: Content) -> some View {
    content.onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want layout-feedback-loop(model)
  }
}

final class CappingModel: ObservableObject {
  @Published var raw: CGFloat = 0
  var height: CGFloat { get { raw } set { raw = min(newValue, 80) } }
}

final class PassingModel: ObservableObject {
  @Published var raw: CGFloat = 0
  var height: CGFloat { get { raw } set { raw = newValue } }
}

final class ObservingModel: ObservableObject {
  @Published var height: CGFloat = 0 { didSet { if height > 80 { height = 80 } } }
}

final class TellingModel: ObservableObject {
  @Published var height: CGFloat = 0 { didSet { gap = height } }
  @Published var gap: CGFloat = 0
}

@Observable final class ElsewhereModel {
  var raw: CGFloat = 0
  var other: CGFloat = 0
  var height: CGFloat { get { raw } set { other = newValue } }
}

struct Capping { var raw: CGFloat = 0; var height: CGFloat { get { raw } set { raw = min(newValue, 80) } } }
struct Passing { var raw: CGFloat = 0; var height: CGFloat { get { raw } set { raw = newValue } } }
struct Observing { var height: CGFloat = 0 { didSet { if height > 80 { height = 80 } } } }
struct Halving { var raw: CGFloat = 0; var height: CGFloat { get { raw / 2 } set { raw = newValue } } }

struct Capped: View {
  @StateObject private var model = CappingModel()
  var body: some View { Text("A").padding(.bottom, model.raw).modifier(Probe(height: $model.height)) }
}

struct Passed: View {
  @StateObject private var model = PassingModel()
  var body: some View { Text("A").padding(.bottom, model.raw).modifier(GrowingProbe(height: $model.height)) }
}

struct CappedBelow: View {
  @StateObject private var model = CappingModel()
  var body: some View { Text("A").padding(.bottom, model.raw).modifier(Between(height: $model.height)) }
}

struct PassedBelow: View {
  @StateObject private var model = PassingModel()
  var body: some View { Text("A").padding(.bottom, model.raw).modifier(GrowingBetween(height: $model.height)) }
}

struct CappedInState: View {
  @State private var model = Capping()
  var body: some View { Text("A").padding(.bottom, model.raw).modifier(Probe(height: $model.height)) }
}

struct PassedInState: View {
  @State private var model = Passing()
  var body: some View { Text("A").padding(.bottom, model.height).modifier(GrowingProbe(height: $model.height)) }
}

struct HalvedInState: View {
  @State private var model = Halving()
  var body: some View { Text("A").padding(.bottom, model.height).modifier(Probe(height: $model.height)) }
}

struct Observed: View {
  @StateObject private var model = ObservingModel()
  var body: some View { Text("A").padding(.bottom, model.height).modifier(Probe(height: $model.height)) }
}

struct ObservedInState: View {
  @State private var model = Observing()
  var body: some View { Text("A").padding(.bottom, model.height).modifier(Probe(height: $model.height)) }
}

struct Told: View {
  @StateObject private var model = TellingModel()
  var body: some View { Text("A").padding(.bottom, model.gap).modifier(GrowingProbe(height: $model.height)) }
}

struct Elsewhere: View {
  @State private var model = ElsewhereModel()
  var body: some View { Text("A").padding(.bottom, model.height).modifier(Probe(height: $model.height)) }
}

// The observer of state itself does not run when its binding is written.
struct OfState: View {
  @State private var height: CGFloat = 0 { didSet { if height > 80 { height = 80 } } }
  var body: some View { Text("A").padding(.bottom, height).modifier(GrowingProbe(height: $height)) }
}

struct ByWrappedValue: View {
  @StateObject private var model = CappingModel()
  var body: some View {
    Text("A").padding(.bottom, model.raw)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { $model.height.wrappedValue = $0 }
  }
}

struct ByWrappedValuePassed: View {
  @StateObject private var model = PassingModel()
  var body: some View {
    Text("A").padding(.bottom, model.raw)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { $model.height.wrappedValue = $0 } // want layout-feedback-loop(model)
  }
}

struct Captured: View {
  @StateObject private var model = CappingModel()
  var body: some View {
    Text("A").padding(.bottom, model.raw)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { [target = $model.height] in target.wrappedValue = $0 }
  }
}

struct ByKeyPath: View {
  @StateObject private var model = CappingModel()
  var body: some View {
    Text("A").padding(.bottom, model.raw)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model[keyPath: \.height] = $0 }
  }
}

struct ByKeyPathPassed: View {
  @StateObject private var model = PassingModel()
  var body: some View {
    Text("A").padding(.bottom, model.raw)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model[keyPath: \.height] = $0 } // want layout-feedback-loop(model)
  }
}

struct ByKeptKeyPath: View {
  @State private var model = Capping()
  private let path = \Capping.height
  var body: some View {
    Text("A").padding(.bottom, model.raw)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model[keyPath: path] = $0 }
  }
}

struct ByKeyPathOfBinding: View {
  @StateObject private var model = CappingModel()
  var body: some View {
    Text("A").padding(.bottom, model.raw).modifier(Probe(height: $model[dynamicMember: \.height]))
  }
}

final class AssigningModel: ObservableObject {
  @Published var raw: CGFloat = 0
  var height: CGFloat { get { raw } set { raw = min(newValue, 80) } }
  let sizes = PassthroughSubject<CGFloat, Never>()
  private var kept = Set<AnyCancellable>()
  init() { sizes.assign(to: \.height, on: self).store(in: &kept) }
}

struct Assigned: View {
  @StateObject private var model = AssigningModel()
  var body: some View {
    Text("A").padding(.bottom, model.raw)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.sizes.send($0) }
  }
}

final class AssigningPassingModel: ObservableObject {
  @Published var raw: CGFloat = 0
  var height: CGFloat { get { raw } set { raw = newValue } }
  let sizes = PassthroughSubject<CGFloat, Never>()
  private var kept = Set<AnyCancellable>()
  init() { sizes.assign(to: \.height, on: self).store(in: &kept) }
}

struct AssignedPassed: View {
  @StateObject private var model = AssigningPassingModel()
  var body: some View {
    Text("A").padding(.bottom, model.raw)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.sizes.send($0) } // want layout-feedback-loop(model)
  }
}

// A part of a property with an observer, or with a setter.
struct Box { var height: CGFloat = 0 }
final class BoxModel: ObservableObject {
  @Published var box = Box() { didSet { if box.height > 80 { box.height = 80 } } }
}
final class BoxSettingModel: ObservableObject {
  @Published var raw = Box()
  var box: Box { get { raw } set { raw.height = min(newValue.height, 80) } }
}
final class SizeModel: ObservableObject {
  @Published var size = CGSize.zero { didSet { if size.height > 80 { size.height = 80 } } }
}

struct PartOfObserved: View {
  @StateObject private var model = BoxModel()
  var body: some View { Text("A").padding(.bottom, model.box.height).modifier(Probe(height: $model.box.height)) }
}

struct PartOfSet: View {
  @StateObject private var model = BoxSettingModel()
  var body: some View { Text("A").padding(.bottom, model.raw.height).modifier(Probe(height: $model.box.height)) }
}

struct PartOfSize: View {
  @StateObject private var model = SizeModel()
  var body: some View { Text("A").padding(.bottom, model.size.height).modifier(Probe(height: $model.size.height)) }
}

struct PartOfSetByKeyPath: View {
  @StateObject private var model = BoxSettingModel()
  var body: some View {
    Text("A").padding(.bottom, model.raw.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model[keyPath: \.box.height] = $0 }
  }
}

struct BoxProbe: ViewModifier {
  @Binding var box: Box
  func body(content: Content) -> some View {
    content.onGeometryChange(for: CGFloat.self) { $0.size.height } action: { box.height = $0 }
  }
}

struct GrowingBoxProbe: ViewModifier {
  @Binding var box: Box
  func body(content: Content) -> some View {
    content.onGeometryChange(for: CGFloat.self) { $0.size.height } action: { box.height = $0 } // want layout-feedback-loop(box)
  }
}

struct PartOfGiven: View {
  @State private var box = Box()
  var body: some View {
    Text("A").padding(.bottom, box.height)
      .modifier(BoxProbe(box: Binding(get: { box }, set: { box.height = min($0.height, 80) })))
  }
}

struct PartOfOwn: View {
  @State private var box = Box()
  var body: some View { Text("A").padding(.bottom, box.height).modifier(GrowingBoxProbe(box: $box)) }
}

struct WholeOfSet: View {
  @StateObject private var model = BoxSettingModel()
  var body: some View { Text("A").padding(.bottom, model.raw.height).modifier(BoxProbe(box: $model.box)) }
}

// What a view is given with accessors, it gives on with these.
struct GivenOn: View {
  @State private var height: CGFloat = 0
  var body: some View {
    Text("A").padding(.bottom, height)
      .modifier(Between(height: Binding(get: { height }, set: { height = min($0, 80) })))
  }
}

struct ByReference: View {
  @StateObject private var model = CappingModel()
  var body: some View {
    Text("A").padding(.bottom, model.raw)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { value in
        let path: ReferenceWritableKeyPath<CappingModel, CGFloat> = \.height
        model[keyPath: path] = value
      }
  }
}

func assign(_ target: Binding<CGFloat>, _ value: CGFloat) { target.wrappedValue = value }

struct ByFunction: View {
  @StateObject private var model = CappingModel()
  var body: some View {
    Text("A").padding(.bottom, model.raw)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { assign($model.height, $0) }
  }
}

func put(_ target: inout CGFloat, _ value: CGFloat) { target = value }

struct ByInOut: View {
  @StateObject private var model = CappingModel()
  var body: some View {
    Text("A").padding(.bottom, model.raw)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { put(&model.height, $0) }
  }
}

struct Bound: View {
  @Bindable var model: BoundModel
  var body: some View { Text("A").padding(.bottom, model.raw).modifier(Probe(height: $model.height)) }
}

@Observable final class BoundModel {
  var raw: CGFloat = 0
  var height: CGFloat { get { raw } set { raw = min(newValue, 80) } }
}

struct Bounded: View {
  @State private var model = BoundModel()
  var body: some View {
    @Bindable var bound = model
    Text("A").padding(.bottom, model.raw).modifier(Probe(height: $bound.height))
  }
}

struct BoundByCall: View {
  @State private var model = BoundModel()
  var body: some View { Text("A").padding(.bottom, model.raw).modifier(Probe(height: Bindable(model).height)) }
}

struct OfBinding: View {
  @State private var model = Capping()
  var body: some View { Inner(model: $model) }
  struct Inner: View {
    @Binding var model: Capping
    var body: some View { Text("A").padding(.bottom, model.raw).modifier(Probe(height: $model.height)) }
  }
}

struct ByProjectedValue: View {
  @StateObject private var model = CappingModel()
  var body: some View { Text("A").padding(.bottom, model.raw).modifier(Probe(height: _model.projectedValue.height)) }
}

// Elements of what a setter keeps, and methods that change a part of it.
final class ListModel: ObservableObject {
  @Published var raw: [CGFloat] = [0]
  var heights: [CGFloat] { get { raw } set { raw = newValue.map { min($0, 80) } } }
  @Published var seen: [CGFloat] = [0] { didSet { if seen[0] > 80 { seen[0] = 80 } } }
}

struct OfElement: View {
  @StateObject private var model = ListModel()
  var body: some View {
    Text("A").padding(.bottom, model.raw[0])
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.heights[0] = $0 }
  }
}

struct OfSeenElement: View {
  @StateObject private var model = ListModel()
  var body: some View {
    Text("A").padding(.bottom, model.seen[0])
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.seen[0] = $0 }
  }
}

struct OfElementBinding: View {
  @StateObject private var model = ListModel()
  var body: some View { Text("A").padding(.bottom, model.raw[0]).modifier(Probe(height: $model.heights[0])) }
}

struct OfSeenElementBinding: View {
  @StateObject private var model = ListModel()
  var body: some View { Text("A").padding(.bottom, model.seen[0]).modifier(Probe(height: $model.seen[0])) }
}

struct Changing {
  var height: CGFloat = 0
  mutating func keep(_ value: CGFloat) { height = value }
}
final class ChangingModel: ObservableObject {
  @Published var box = Changing() { didSet { if box.height > 80 { box.height = 80 } } }
  @Published var raw = Changing()
  var set: Changing { get { raw } set { raw.height = min(newValue.height, 80) } }
  @Published var free = Changing()
}

struct OfChangedObserved: View {
  @StateObject private var model = ChangingModel()
  var body: some View {
    Text("A").padding(.bottom, model.box.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.box.keep($0) }
  }
}

struct OfChangedSet: View {
  @StateObject private var model = ChangingModel()
  var body: some View {
    Text("A").padding(.bottom, model.raw.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.set.keep($0) }
  }
}

struct OfChangedFree: View {
  @StateObject private var model = ChangingModel()
  var body: some View {
    Text("A").padding(.bottom, model.free.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.free.keep($0) } // want layout-feedback-loop(model)
  }
}

struct ChangingProbe: ViewModifier {
  @Binding var box: Changing
  func body(content: Content) -> some View {
    content.onGeometryChange(for: CGFloat.self) { $0.size.height } action: { box.keep($0) }
  }
}

struct OfChangedGiven: View {
  @StateObject private var model = ChangingModel()
  var body: some View { Text("A").padding(.bottom, model.raw.height).modifier(ChangingProbe(box: $model.set)) }
}

struct OfChangedWrapped: View {
  @State private var box = Changing()
  var body: some View {
    let target = Binding(get: { box }, set: { box.height = min($0.height, 80) })
    Text("A").padding(.bottom, box.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { target.wrappedValue.keep($0) }
  }
}

struct OfSetWrapped: View {
  @State private var box = Changing()
  var body: some View {
    let target = Binding(get: { box }, set: { box.height = min($0.height, 80) })
    Text("A").padding(.bottom, box.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { target.wrappedValue.height = $0 }
  }
}

// What code adds to goes through the setter, too.
struct Added: View {
  @StateObject private var model = CappingModel()
  var body: some View {
    Text("A").padding(.bottom, model.raw)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { $model.height.wrappedValue += $0 }
  }
}

struct AddedOfGiven: ViewModifier {
  @Binding var height: CGFloat
  func body(content: Content) -> some View {
    content.onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height += $0 }
  }
}

struct AddedBelow: View {
  @StateObject private var model = CappingModel()
  var body: some View { Text("A").padding(.bottom, model.raw).modifier(AddedOfGiven(height: $model.height)) }
}

// A binding that is chosen, or kept by an initialiser.
struct Keeping: ViewModifier {
  @Binding private var kept: CGFloat
  init(_ height: Binding<CGFloat>) { _kept = height }
  func body(content: Content) -> some View {
    content.onGeometryChange(for: CGFloat.self) { $0.size.height } action: { kept = $0 }
  }
}

struct KeptBinding: View {
  @StateObject private var model = CappingModel()
  var body: some View { Text("A").padding(.bottom, model.raw).modifier(Keeping($model.height)) }
}

struct Holding: ViewModifier {
  let height: Binding<CGFloat>
  func body(content: Content) -> some View {
    content.onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height.wrappedValue = $0 }
  }
}

struct HeldBinding: View {
  @StateObject private var model = CappingModel()
  var body: some View { Text("A").padding(.bottom, model.raw).modifier(Holding(height: $model.height)) }
}

struct ChosenBinding: View {
  @StateObject private var model = CappingModel()
  var isLarge = false
  var body: some View {
    Text("A").padding(.bottom, model.raw).modifier(Probe(height: isLarge ? $model.height : $model.height))
  }
}
