// E.3: what an extension of 'Binding' makes of a binding is what its code says, and no longer the binding.
import SwiftUI

extension Binding where Value == CGFloat {
  func capped(_ limit: CGFloat) -> Binding<CGFloat> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 > limit ? limit : $0 })
  }
  func limited(to limit: CGFloat) -> Binding<CGFloat> {
    Binding(get: { wrappedValue }, set: { wrappedValue = min($0, limit) })
  }
  func quarter() -> Binding<CGFloat> {
    Binding(get: { wrappedValue / 4 }, set: { wrappedValue = $0 })
  }
  func logged() -> Binding<CGFloat> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
  func same() -> Self { self }
  var small: Binding<CGFloat> {
    Binding(get: { self.wrappedValue }, set: { self.wrappedValue = min($0, 80) })
  }
  var plain: Binding<CGFloat> {
    Binding(get: { self.wrappedValue }, set: { self.wrappedValue = $0 })
  }
  func keep(_ value: CGFloat) { wrappedValue = min(value, 80) }
  func store(_ value: CGFloat) { wrappedValue = value }
}

extension Binding {
  func onSet(_ action: @escaping (Value) -> Value) -> Binding<Value> {
    Binding(get: { self.wrappedValue }, set: { self.wrappedValue = action($0) })
  }
  func once(_ isSet: @escaping (Value) -> Bool) -> Binding<Value> {
    Binding(get: { wrappedValue }, set: { if !isSet(wrappedValue) { wrappedValue = $0 } })
  }
  static func capped(_ other: Binding<CGFloat>) -> Binding<CGFloat> {
    Binding<CGFloat>(get: { other.wrappedValue }, set: { other.wrappedValue = min($0, 80) })
  }
}

struct Probe: ViewModifier {
  @Binding var height: CGFloat
  func body(content: Content) -> some View {
    content.onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
  }
}

struct GrowingProbe: ViewModifier {
  @Binding var height: CGFloat
  func body(content: Content) -> some View {
    content.onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want layout-feedback-loop(height)
  }
}

struct Capped: View {
  @State private var height: CGFloat = 0
  var body: some View { Text("A").padding(.bottom, height).modifier(Probe(height: $height.capped(80))) }
}

struct Limited: View {
  @State private var height: CGFloat = 0
  var body: some View { Text("A").padding(.bottom, height).modifier(Probe(height: $height.limited(to: 80))) }
}

struct Small: View {
  @State private var height: CGFloat = 0
  var body: some View { Text("A").padding(.bottom, height).modifier(Probe(height: $height.small)) }
}

struct Chosen: View {
  @State private var height: CGFloat = 0
  var body: some View { Text("A").padding(.bottom, height).modifier(Probe(height: $height.onSet { min($0, 80) })) }
}

struct Once: View {
  @State private var height: CGFloat = 0
  var body: some View { Text("A").padding(.bottom, height).modifier(Probe(height: $height.once { $0 != 0 })) }
}

struct Static: View {
  @State private var height: CGFloat = 0
  var body: some View { Text("A").padding(.bottom, height).modifier(Probe(height: Binding<CGFloat>.capped($height))) }
}

struct CappedTwice: View {
  @State private var height: CGFloat = 0
  var body: some View { Text("A").padding(.bottom, height).modifier(Probe(height: $height.logged().capped(80).logged())) }
}

struct CappedAnimated: View {
  @State private var height: CGFloat = 0
  var body: some View { Text("A").padding(.bottom, height).modifier(Probe(height: $height.capped(80).animation())) }
}

struct Kept: View {
  @State private var height: CGFloat = 0
  var body: some View {
    Text("A").padding(.bottom, height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { $height.keep($0) }
  }
}

// A method of a module that nobody sees.
struct Foreign: View {
  @State private var height: CGFloat = 0
  var body: some View { Text("A").padding(.bottom, height).modifier(Probe(height: $height.clampedBySomebody(80))) }
}

struct ForeignProperty: View {
  @State private var height: CGFloat = 0
  var body: some View { Text("A").padding(.bottom, height).modifier(Probe(height: $height.clampedBySomebody)) }
}

struct QuarterRow: View {
  @Binding var height: CGFloat
  var body: some View {
    Text("A").padding(.bottom, height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
  }
}

struct Quartered: View {
  @State private var height: CGFloat = 0
  var body: some View { QuarterRow(height: $height.quarter()) }
}

struct PlainRow: View {
  @Binding var height: CGFloat
  var body: some View {
    Text("A").padding(.bottom, height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want layout-feedback-loop(height)
  }
}

struct Plain: View {
  @State private var height: CGFloat = 0
  var body: some View { PlainRow(height: $height.plain) }
}

struct Logged: View {
  @State private var height: CGFloat = 0
  var body: some View { PlainRow(height: $height.logged()) }
}

struct Animated: View {
  @State private var height: CGFloat = 0
  var body: some View { Text("A").padding(.bottom, height).modifier(AnimatedProbe(height: $height.animation())) }
}

struct AnimatedProbe: ViewModifier {
  @Binding var height: CGFloat
  func body(content: Content) -> some View {
    content.onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want layout-feedback-loop(height)
  }
}

struct Same: View {
  @State private var height: CGFloat = 0
  var body: some View { Text("A").padding(.bottom, height).modifier(GrowingProbe(height: $height.same())) }
}

struct Unchanged: View {
  @State private var height: CGFloat = 0
  var body: some View { Text("A").padding(.bottom, height).modifier(ChosenProbe(height: $height.onSet { $0 })) }
}

struct ChosenProbe: ViewModifier {
  @Binding var height: CGFloat
  func body(content: Content) -> some View {
    content.onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want layout-feedback-loop(height)
  }
}

struct Stored: View {
  @State private var height: CGFloat = 0
  var body: some View {
    Text("A").padding(.bottom, height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { $height.store($0) } // want layout-feedback-loop(height)
  }
}

// With several functions by one name the types tell.
extension Binding where Value == CGFloat { func fitted() -> Binding<CGFloat> { Binding(get: { wrappedValue }, set: { wrappedValue = min($0, 80) }) } }
extension Binding where Value == Int { func fitted() -> Binding<Int> { self } }

struct Fitted: View {
  @State private var height: CGFloat = 0
  var body: some View { Text("A").padding(.bottom, height).modifier(Probe(height: $height.fitted())) }
}

// The accessors of a model go with it.
final class Model: ObservableObject {
  @Published var raw: CGFloat = 0
  var height: CGFloat { get { raw } set { raw = min(newValue, 80) } }
}

struct LoggedModel: View {
  @StateObject private var model = Model()
  var body: some View { Text("A").padding(.bottom, model.raw).modifier(Probe(height: $model.height.logged())) }
}

struct AnimatedModel: View {
  @StateObject private var model = Model()
  var body: some View { Text("A").padding(.bottom, model.raw).modifier(Probe(height: $model.height.animation(.default))) }
}

extension Binding where Value == PartModel {
  var cappedHeight: Binding<CGFloat> { Binding<CGFloat>(get: { wrappedValue.height }, set: { wrappedValue.height = min($0, 80) }) }
  var plainHeight: Binding<CGFloat> { Binding<CGFloat>(get: { wrappedValue.height }, set: { wrappedValue.height = $0 }) }
}
struct PartModel { var height: CGFloat = 0 }

struct CappedPart: View {
  @State private var model = PartModel()
  var body: some View { Text("A").padding(.bottom, model.height).modifier(Probe(height: $model.cappedHeight)) }
}

struct PlainPart: View {
  @State private var model = PartModel()
  var body: some View { Text("A").padding(.bottom, model.height).modifier(PartProbe(height: $model.plainHeight)) }
}

struct PartProbe: ViewModifier {
  @Binding var height: CGFloat
  func body(content: Content) -> some View {
    content.onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want layout-feedback-loop(model)
  }
}
