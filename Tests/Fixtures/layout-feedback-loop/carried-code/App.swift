// E.3, inside: what the environment carries down brings what is measured back up: an action, a value that can be called, a binding.
import SwiftUI

struct ReportHeight {
  var run: (CGFloat) -> Void = { _ in }

  func callAsFunction(_ height: CGFloat) { run(height) }
}

extension EnvironmentValues {
  @Entry var reportHeight = ReportHeight()
  @Entry var onWidth: (CGFloat) -> Void = { _ in }
  @Entry var lift: CGFloat = 0
  @Entry var barHeight: Binding<CGFloat> = .constant(0)
}

struct Sensor: View {
  @Environment(\.reportHeight) private var report
  let inset: CGFloat

  var body: some View {
    Text("A").padding(.top, inset)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { report($0) } // want layout-feedback-loop(height)
  }
}

struct Root: View {
  @State private var height: CGFloat = 0

  var body: some View { Sensor(inset: height).environment(\.reportHeight, ReportHeight { height = $0 }) }
}

struct OuterSensor: View {
  @Environment(\.reportHeight) private var report

  var body: some View {
    Text("A").onGeometryChange(for: CGFloat.self) { $0.size.height } action: { report($0) }
  }
}

struct OuterRoot: View {
  @State private var outer: CGFloat = 0

  var body: some View {
    OuterSensor().padding(.top, outer).environment(\.reportHeight, ReportHeight { outer = $0 })
  }
}

struct WidthSensor: View {
  @Environment(\.onWidth) private var onWidth
  let inset: CGFloat

  var body: some View {
    Text("A").padding(.leading, inset)
      .onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: onWidth) // want layout-feedback-loop(width)
  }
}

struct WidthRoot: View {
  @State private var width: CGFloat = 0

  var body: some View {
    VStack { WidthSensor(inset: width) }.environment(\.onWidth, { width = $0 })
  }
}

// Another action stands nearer.
struct NearSensor: View {
  @Environment(\.onWidth) private var onWidth
  let inset: CGFloat

  var body: some View {
    Text("A").padding(.leading, inset)
      .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { onWidth($0) }
  }
}

struct NearRoot: View {
  @State private var near: CGFloat = 0

  var body: some View {
    VStack { NearSensor(inset: near).environment(\.onWidth, { print($0) }) }
      .environment(\.onWidth, { near = $0 })
  }
}

// So it does where a modifier of the project puts it there.
struct Quiet: ViewModifier {
  func body(content: Content) -> some View { content.environment(\.onWidth, { print($0) }) }
}

extension View {
  func quiet() -> some View { environment(\.onWidth, { print($0) }) }
}

struct QuietRoot: View {
  @State private var quiet: CGFloat = 0

  var body: some View {
    VStack { NearSensor(inset: quiet).padding(1).modifier(Quiet()) }.environment(\.onWidth, { quiet = $0 })
  }
}

struct SilentRoot: View {
  @State private var silent: CGFloat = 0

  var body: some View {
    VStack { NearSensor(inset: silent).padding(1).quiet() }.environment(\.onWidth, { silent = $0 })
  }
}

// A number is hidden in the same way.
struct Fixed: ViewModifier {
  func body(content: Content) -> some View { content.environment(\.lift, 3) }
}

struct FixedRoot: View {
  @State private var fixed: CGFloat = 0

  var body: some View {
    VStack {
      FixedReader().padding(1).modifier(Fixed())
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { fixed = $0 }
    }
    .environment(\.lift, fixed)
  }
}

struct FixedReader: View {
  @Environment(\.lift) private var lift

  var body: some View { Text("A").padding(.top, lift) }
}

// Which action a modifier that changes the environment leaves there, is not told.
struct TransformedSensor: View {
  @Environment(\.onWidth) private var onWidth
  let inset: CGFloat

  var body: some View {
    Text("A").padding(.leading, inset)
      .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { onWidth($0) }
  }
}

struct TransformedRoot: View {
  @State private var transformed: CGFloat = 0

  var body: some View {
    TransformedSensor(inset: transformed)
      .transformEnvironment(\.onWidth) { action in action = { print($0) } }
      .environment(\.onWidth, { transformed = $0 })
  }
}

struct BindingSensor: View {
  @Environment(\.barHeight) private var bar

  var body: some View {
    Text("A").padding(.top, bar.wrappedValue)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { bar.wrappedValue = $0 } // want layout-feedback-loop(rise)
  }
}

struct BindingRoot: View {
  @State private var rise: CGFloat = 0

  var body: some View { BindingSensor().environment(\.barHeight, $rise) }
}

struct BindingOuterSensor: View {
  @Environment(\.barHeight) private var bar

  var body: some View {
    Text("A").onGeometryChange(for: CGFloat.self) { $0.size.height } action: { bar.wrappedValue = $0 }
  }
}

struct BindingOuterRoot: View {
  @State private var fall: CGFloat = 0

  var body: some View {
    VStack { BindingOuterSensor(); Text("B").padding(.top, fall) }.environment(\.barHeight, $fall)
  }
}

@main struct CarriedApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        Root(); OuterRoot(); WidthRoot(); NearRoot(); QuietRoot(); SilentRoot(); FixedRoot()
        TransformedRoot(); BindingRoot(); BindingOuterRoot()
      }
    }
  }
}
