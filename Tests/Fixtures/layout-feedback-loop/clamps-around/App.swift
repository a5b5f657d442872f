// E.3, "condition/threshold", with what stands around: content that callers give, and a scroll view far above. A text that is
// longer than it is proposed has at most that height, and one that users write may be any length.
import SwiftUI

struct Message: Identifiable {
  let id: Int
  var text: String
}

struct Bubble<Content: View>: View {
  @State private var intrinsic: CGFloat = 0
  @ViewBuilder var content: Content

  var body: some View {
    let isCollapsible = intrinsic > 150
    VStack {
      content
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { intrinsic = $0 } // want layout-feedback-loop(intrinsic)
        .frame(height: isCollapsible ? 150 : nil, alignment: .top)
      if isCollapsible { Button("Show more") {} }
    }
  }
}

/// Nothing that is given to it is longer than a line or two.
struct Label<Content: View>: View {
  @State private var height: CGFloat = 0
  @ViewBuilder var content: Content

  var body: some View {
    content
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
      .frame(height: height > 150 ? 150 : nil)
  }
}

struct Paragraph: View {
  @State private var height: CGFloat = 0
  let text: String

  var body: some View {
    Text(text)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want layout-feedback-loop(height)
      .frame(maxHeight: height > 150 ? 150 : nil)
  }
}

struct Summary: View {
  @State private var height: CGFloat = 0
  let text: String

  var body: some View {
    Text(text)
      .lineLimit(3)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
      .frame(height: height > 150 ? 150 : nil)
  }
}

struct Tiny: View {
  @State private var height: CGFloat = 0
  let text: String

  var body: some View {
    // A line may be higher.
    Text(text)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
      .frame(height: height > 10 ? 10 : nil)
  }
}

struct Kept: View {
  @State private var height: CGFloat = 0
  let text: String

  var body: some View {
    // How high the lines are that fit decides whether it settles.
    Text(text)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
      .frame(height: height >= 150 ? 150 : nil)
  }
}

struct Rigid: View {
  @State private var height: CGFloat = 0
  let text: String

  var body: some View {
    Text(text)
      .fixedSize(horizontal: false, vertical: true)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
      .frame(height: height > 150 ? 150 : nil)
  }
}

struct RigidOutside: View {
  @State private var height: CGFloat = 0
  let text: String

  var body: some View {
    Text(text)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
      .fixedSize(horizontal: false, vertical: true)
      .frame(height: height > 150 ? 150 : nil)
  }
}

struct Scrolled: View {
  @State private var height: CGFloat = 0
  let text: String

  var body: some View {
    ScrollView {
      Text(text)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
    }
    .frame(height: height > 150 ? 150 : nil)
  }
}

struct Padded: View {
  @State private var height: CGFloat = 0
  let text: String

  var body: some View {
    VStack(spacing: 4) {
      Text("Title")
      Text(text)
    }
    .padding(8)
    .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want layout-feedback-loop(height)
    .frame(height: height > 240 ? 200 : nil)
  }
}

struct Rows: View {
  @State private var height: CGFloat = 0
  let messages: [Message]

  var body: some View {
    VStack {
      ForEach(messages) { message in Text(message.text) }
    }
    .frame(height: height > 150 ? 150 : nil)
    .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want layout-feedback-loop(height)
  }
}

/// The rows stand out of a frame that is too small for them.
struct RowsInside: View {
  @State private var height: CGFloat = 0
  let messages: [Message]

  var body: some View {
    VStack {
      ForEach(messages) { message in Text(message.text) }
    }
    .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
    .frame(height: height > 150 ? 150 : nil)
  }
}

/// In a scroll view there is nothing to fill.
struct FilledInside: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Color.red
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
      .frame(height: height > 150 ? 150 : nil)
  }
}

struct Collapsible: ViewModifier {
  @State private var height: CGFloat = 0

  func body(content: Content) -> some View {
    content
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want layout-feedback-loop(height)
      .frame(height: height > 150 ? 150 : nil)
  }
}

extension View {
  func collapsible() -> some View { modifier(Collapsible()) }
}

/// A text that is not long, one in a font of which nothing is known, and one that the code around has shortened.
struct Shortened: View {
  @State private var height: CGFloat = 0
  let text: String

  var body: some View {
    Text(text)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
      .frame(height: height > 150 ? 150 : nil)
  }
}

struct Short<Content: View>: View {
  @ViewBuilder var content: () -> Content

  var body: some View { content().lineLimit(2) }
}

enum Theme {
  static var font: Font { .custom("Display", size: 300) }
}

/// A copy that is not in the frame tells how high the text is.
struct Copy: View {
  @State private var height: CGFloat = 0
  let text: String

  var body: some View {
    Text(text)
      .frame(height: height > 150 ? 150 : nil)
      .background(
        Text(text)
          .fixedSize(horizontal: false, vertical: true)
          .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
          .hidden()
      )
  }
}

struct Conversation: View {
  @State private var messages: [Message] = []
  @State private var draft = ""

  var body: some View {
    ScrollView {
      VStack {
        ForEach(messages) { message in
          Bubble { Text(message.text) }
        }
        Label { Text("Today") }
        Paragraph(text: draft)
        Summary(text: draft)
        Tiny(text: draft)
        Kept(text: draft)
        Rigid(text: draft)
        RigidOutside(text: draft)
        Scrolled(text: draft)
        Padded(text: draft)
        Rows(messages: messages)
        RowsInside(messages: messages)
        FilledInside()
        Text(draft).collapsible()
        Shortened(text: "Today")
        Shortened(text: draft).font(Theme.font)
        Shortened(text: draft).lineLimit(2)
        Short { Shortened(text: draft) }
        Copy(text: draft)
      }
    }
    .task { messages = [Message(id: 1, text: draft)] }
    .searchable(text: $draft)
  }
}

@main
struct ChatApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack { Conversation() }
    }
  }
}
