// E.4, `readSize`: the helper of countless projects, as an extension, as a modifier and with a callback; safe as long as
// what it measures does not depend on what it reports.
import SwiftUI

struct SizeKey: PreferenceKey {
  static let defaultValue = CGSize.zero

  static func reduce(value: inout CGSize, nextValue: () -> CGSize) {
    let next = nextValue()
    value = CGSize(width: max(value.width, next.width), height: max(value.height, next.height))
  }
}

struct LastSizeKey: PreferenceKey {
  static let defaultValue = CGSize.zero

  static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}

extension View {
  func readSize(onChange: @escaping (CGSize) -> Void) -> some View {
    background(
      GeometryReader { proxy in // want layout-feedback-loop(size)
        Color.clear.preference(key: LastSizeKey.self, value: proxy.size)
      }
    )
    .onPreferenceChange(LastSizeKey.self, perform: onChange)
  }

  func heightReader(_ height: Binding<CGFloat>) -> some View {
    modifier(HeightReader(height: height))
  }
}

struct HeightReader: ViewModifier {
  @Binding var height: CGFloat

  func body(content: Content) -> some View {
    content.onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want layout-feedback-loop(height)
  }
}

struct Sibling: View {
  @State private var size = CGSize.zero

  var body: some View {
    HStack {
      Text("Name").readSize { size = $0 }
      Spacer().frame(height: size.height)
    }
  }
}

struct SelfSized: View {
  @State private var size = CGSize.zero

  var body: some View {
    VStack {
      Text("Name")
        .padding(.bottom, size.height)
        .readSize { newSize in
          update(newSize)
        }
    }
  }

  private func update(_ newSize: CGSize) {
    size = newSize
  }
}

struct Overlaid: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Text("Name")
      .heightReader($height)
      .overlay { Color.red.frame(height: height) }
      .padding(.bottom, height)
  }
}

struct Stretched: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Text("Name")
      .padding(.bottom, height + 4)
      .heightReader($height)
  }
}

@main
struct HelperApp: App {
  var body: some Scene {
    WindowGroup {
      Sibling()
      SelfSized()
      Overlaid()
      Stretched()
    }
  }
}
