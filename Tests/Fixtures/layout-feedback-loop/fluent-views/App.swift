// E.3: a view that copies itself and changes the copy measures, and lays out, by what the copy holds.
import SwiftUI

@main
struct Main: App {
  var body: some Scene {
    WindowGroup { FluentCallback() }
    WindowGroup { FluentInset() }
    WindowGroup { FluentOutside() }
    WindowGroup { BindableOuter() }
    WindowGroup { FluentConditional() }
  }
}

struct FluentCallbackSensor: View {
  private var report: (CGFloat) -> Void = { _ in }
  let inset: CGFloat
  init(inset: CGFloat) { self.inset = inset }
  func onMeasure(_ f: @escaping (CGFloat) -> Void) -> Self { var copy = self; copy.report = f; return copy }
  var body: some View { Text("s").padding(.top, inset).onGeometryChange(for: CGFloat.self) { $0.size.height } action: { report($0) } } // want layout-feedback-loop(h)
}
struct FluentCallback: View { @State private var h: CGFloat = 0; var body: some View { FluentCallbackSensor(inset: h).onMeasure { h = $0 } } }

struct FluentInsetCard: View {
  var inset: CGFloat = 0
  func inset(_ value: CGFloat) -> FluentInsetCard { var view = self; view.inset = value; return view }
  var body: some View { Text("s").padding(.top, inset) }
}
struct FluentInset: View { @State private var h: CGFloat = 0; var body: some View { FluentInsetCard().inset(h).onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 } } } // want layout-feedback-loop(h)

struct FluentOutsideSensor: View {
  private var report: ((CGFloat) -> Void)?
  func onMeasure(_ f: @escaping (CGFloat) -> Void) -> FluentOutsideSensor { var copy = self; copy.report = f; return copy }
  var body: some View { Text("s").onGeometryChange(for: CGFloat.self) { $0.size.height } action: { report?($0) } }
}
struct FluentOutside: View { @State private var h: CGFloat = 0; var body: some View { VStack { FluentOutsideSensor().onMeasure { h = $0 }.padding(.top, h) } } }

@Observable final class BindableMetrics { var bar: CGFloat = 0 }
struct Bindable: View {
  @Environment(BindableMetrics.self) private var metrics
  var body: some View {
    @Bindable var metrics = metrics
    BindableSensor(height: $metrics.bar).padding(.top, metrics.bar)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { metrics.bar = $0 } // want layout-feedback-loop(metrics)
  }
}
struct BindableSensor: View { @Binding var height: CGFloat; var body: some View { Text("s").opacity(height) } }
struct BindableOuter: View { @State private var metrics = BindableMetrics(); var body: some View { Bindable().environment(metrics) } }

struct FluentConditionalCard: View {
  var inset: CGFloat = 0
  func compact(_ on: Bool) -> FluentConditionalCard { var view = self; if on { view.inset = 0 }; return view }
  var body: some View { Text("s").padding(.top, inset) }
}
struct FluentConditional: View { @State private var h: CGFloat = 0; var body: some View { FluentConditionalCard(inset: h).compact(true).onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 } } }
