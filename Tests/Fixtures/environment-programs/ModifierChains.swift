// Modifiers that are concatenated, stored, generic over their model, and applied through ModifiedContent.
import SwiftUI

final class Glow: ObservableObject { @Published var level = 0 }
final class Tint: ObservableObject { @Published var name = "" }
final class Border: ObservableObject { @Published var width = 1 }

struct TintView: View {
  @EnvironmentObject var tint: Tint
  @EnvironmentObject var edge: Border
  var body: some View { Text("\(tint.name) \(edge.width)") }
}

struct Inject<Model: ObservableObject>: ViewModifier {
  let model: Model
  func body(content: Content) -> some View { content.environmentObject(model) }
}

struct Glowing: ViewModifier {
  @EnvironmentObject var glow: Glow
  func body(content: Content) -> some View { content.opacity(Double(glow.level)) }
}

struct Framed<Overlay: View>: ViewModifier {
  let overlay: Overlay
  func body(content: Content) -> some View { content.overlay(overlay) }
}

struct Lamp: View {
  private let both = Inject(model: Tint()).concat(Inject(model: Border()))

  var body: some View {
    TintView().modifier(both)
    ModifiedContent(
      content: TintView().environmentObject(Border()), modifier: Inject(model: Tint()))
    Text("framed").modifier(Framed(overlay: TintView())).modifier(both)
    Text("lit").modifier(Glowing()).modifier(Inject(model: Glow()))
    Text("dark").modifier(Inject(model: Glow())).modifier(Glowing())
  }
}

@main
struct LampApp: App {
  var body: some Scene {
    WindowGroup { Lamp() }
  }
}
