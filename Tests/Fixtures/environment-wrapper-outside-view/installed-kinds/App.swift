// A16, A18: styles, representables, commands, toolbars and gestures are installed, layouts are not.
import SwiftUI

struct S1: ButtonStyle {
  @Environment(\.isEnabled) var enabled
  func makeBody(configuration: Configuration) -> some View { configuration.label.opacity(enabled ? 1 : 0) }
}

struct S2: PrimitiveButtonStyle {
  @Environment(\.isEnabled) var enabled
  func makeBody(configuration: Configuration) -> some View { configuration.label.opacity(enabled ? 1 : 0) }
}

struct S3: LabelStyle {
  @Environment(\.isEnabled) var enabled
  func makeBody(configuration: Configuration) -> some View { configuration.title.opacity(enabled ? 1 : 0) }
}

struct S4: UIViewRepresentable {
  @Environment(\.isEnabled) var enabled
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ v: UIView, context: Context) { v.isHidden = enabled }
}

struct S5: Commands {
  @Environment(\.openWindow) var open
  var body: some Commands { CommandMenu("x") { Button("y") { open(id: "z") } } }
}

struct S6: ToolbarContent {
  @Environment(\.dismiss) var dismiss
  var body: some ToolbarContent { ToolbarItem { Button("y") { dismiss() } } }
}

struct S7: Gesture {
  @Environment(\.isEnabled) var enabled
  var body: some Gesture { TapGesture().onEnded { print(enabled) } }
}

struct S8: Layout {
  @Environment(\.isEnabled) var enabled // want environment-wrapper-outside-view(isEnabled)
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { enabled ? .zero : .zero }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
