// A15: an animation shows what its closure builds of the view that it is applied to, as a `ViewModifier` does with its content.
// An injection around that content reaches the view; one beside it, or before the animation, does not reach what the
// closure adds. What a closure that is not told makes of a view is undecided.
import SwiftUI

final class Pulse: ObservableObject { @Published var count = 0 }

final class Glow: ObservableObject { @Published var count = 0 }

final class Tint: ObservableObject { @Published var count = 0 }

final class Fade: ObservableObject { @Published var count = 0 }

final class Shade: ObservableObject { @Published var count = 0 }

final class Blink: ObservableObject { @Published var count = 0 }

final class Untold: ObservableObject { @Published var count = 0 }

final class Hue: ObservableObject { @Published var count = 0 }

final class Tone: ObservableObject { @Published var count = 0 }

final class Echo: ObservableObject { @Published var count = 0 }

final class Spark: ObservableObject { @Published var count = 0 }

struct PulseLabel: View {
  @EnvironmentObject var model: Pulse
  var body: some View { Text("\(model.count)") }
}

struct GlowLabel: View {
  @EnvironmentObject var model: Glow
  var body: some View { Text("\(model.count)") }

  func glowing() -> some View { self }
}

struct TintLabel: View {
  @EnvironmentObject var model: Tint
  var body: some View { Text("\(model.count)") }
}

struct FadeLabel: View {
  @EnvironmentObject var model: Fade
  var body: some View { Text("\(model.count)") }
}

struct ShadeLabel: View {
  @EnvironmentObject var model: Shade
  var body: some View { Text("\(model.count)") }
}

struct BlinkLabel: View {
  @EnvironmentObject var model: Blink
  var body: some View { Text("\(model.count)") }
}

struct UntoldLabel: View {
  @EnvironmentObject var model: Untold
  var body: some View { Text("\(model.count)") }
}

struct HueLabel: View {
  @EnvironmentObject var model: Hue
  var body: some View { Text("\(model.count)") }
}

struct ToneLabel: View {
  @EnvironmentObject var model: Tone
  var body: some View { Text("\(model.count)") }
}

struct EchoLabel: View {
  @EnvironmentObject var model: Echo
  var body: some View { Text("\(model.count)") }
}

struct SparkLabel: View {
  @EnvironmentObject var model: Spark
  var body: some View { Text("\(model.count)") }
}

extension View {
  func glowing() -> some View { environmentObject(Glow()) }

  func echoing() -> some View { overlay(EchoLabel()) } // want missing-environment-object(Echo)

  func sparkling() -> some View { overlay(SparkLabel()) }
}

struct Tinted: ViewModifier {
  func body(content: Content) -> some View { content.environmentObject(Tint()) }
}

struct Card: View {
  let look: (PlaceholderContentView<UntoldLabel>, Int) -> AnyView

  init(_ looks: [(PlaceholderContentView<UntoldLabel>, Int) -> AnyView]) { look = looks.randomElement() ?? looks[0] }

  var body: some View { UntoldLabel().phaseAnimator([1, 2], content: look) }
}

struct Screen: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      PulseLabel().phaseAnimator([1, 2]) { content, _ in content.environmentObject(Pulse()) }
      GlowLabel().phaseAnimator([1, 2], trigger: isOn) { content, phase in content.glowing().opacity(phase) } animation: { _ in .default }
      TintLabel().keyframeAnimator(initialValue: 1.0) { content, value in content.modifier(Tinted()).opacity(value) } keyframes: { _ in
        LinearKeyframe(2, duration: 1)
      }
      FadeLabel().keyframeAnimator(initialValue: 1.0, content: faded) { _ in LinearKeyframe(2, duration: 1) }
      ShadeLabel().transaction { $0.animation = nil } body: { $0.environmentObject(Shade()) }
      BlinkLabel().animation(.default) { $0.environmentObject(Blink()) }
      Card([{ content, _ in AnyView(content.environmentObject(Untold())) }])
    }
    VStack {
      HueLabel().phaseAnimator([1, 2]) { content, phase in content.opacity(phase) }
      ToneLabel().keyframeAnimator(initialValue: 1.0) { content, value in
        ZStack {
          content
          Text("tone").opacity(value).environmentObject(Tone())
        }
      } keyframes: { _ in
        LinearKeyframe(2, duration: 1)
      }
      Text("echo").environmentObject(Echo()).phaseAnimator([1, 2]) { content, _ in content.echoing() }
      Text("spark").animation(.default) { content in content.sparkling() }
    }
  }

  func faded(_ content: PlaceholderContentView<FadeLabel>, _ value: Double) -> some View {
    content.environmentObject(Fade())
  }
}

@main
struct AnimatedApp: App {
  var body: some Scene {
    WindowGroup {
      Screen() // want missing-environment-object(Hue) missing-environment-object(Tone) missing-environment-object(Spark)
    }
  }
}
