// A helper that emits is applied in styles of the project's own, of which it is not seen who shows what they make: the
// listener around that is not on the way that is followed, and nothing is said of either.
import SwiftUI

struct SpacingKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

extension View {
  func spacing(_ value: CGFloat) -> some View { preference(key: SpacingKey.self, value: value) }
}

protocol ParagraphStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(label: AnyView) -> Body
}

struct PlainParagraphStyle: ParagraphStyle {
  func makeBody(label: AnyView) -> some View { label.spacing(4) }
}

struct Paragraph: View {
  var style: any ParagraphStyle

  var body: some View { AnyView(style.makeBody(label: AnyView(Text("text")))) }
}

struct Stack<Content: View>: View {
  @ViewBuilder var content: () -> Content

  var body: some View {
    content().onPreferenceChange(SpacingKey.self) { print($0) }
  }
}

struct Document: View {
  var blocks: [any ParagraphStyle]
  var makeStack: (AnyView) -> AnyView = { content in AnyView(Stack { content }) }

  var body: some View {
    makeStack(AnyView(ForEach(blocks.indices, id: \.self) { Paragraph(style: blocks[$0]) }))
  }
}

@main
struct ReaderApp: App {
  var body: some Scene {
    WindowGroup { Document(blocks: [PlainParagraphStyle()]) }
  }
}
