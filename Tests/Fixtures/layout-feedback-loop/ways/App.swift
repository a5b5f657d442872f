// E.3: what is measured grows on each of many ways, whatever decides among them; bindings that helpers write are followed, and
// who else writes the state frees it, also by `self` or with an operator. Published and passed geometry comes back, too.
import SwiftUI
import Combine

enum Size { case small, medium, large }

extension View {
  func readHeight(_ height: Binding<CGFloat>) -> some View {
    onGeometryChange(for: CGFloat.self) { geometry in // want layout-feedback-loop(sheetHeight) frozen-measurement(cardHeight)
      geometry.size.height
    } action: { newValue in
      height.wrappedValue = newValue
    }
  }
}

struct Badge: View {
  let size: Size

  var body: some View {
    switch size {
    case .small: Text("S").padding(4)
    case .medium: Text("M").padding(8)
    case .large: Text("L").padding(16)
    }
  }
}

struct Sheet: View {
  let size: Size
  @State private var sheetHeight: CGFloat = 0

  var body: some View {
    ScrollView {
      VStack(spacing: 40) {
        Badge(size: size)
        Badge(size: size)
        Badge(size: size)
      }
      .padding(.vertical, sheetHeight)
      .readHeight($sheetHeight)
    }
    .presentationDetents([.height(sheetHeight + 20)])
  }
}

struct FixedSheet: View {
  let size: Size
  @State private var plainHeight: CGFloat = 0

  var body: some View {
    ScrollView {
      VStack(spacing: 40) {
        Badge(size: size)
        Badge(size: size)
      }
      .readHeight($plainHeight)
    }
    .presentationDetents([.height(plainHeight + 20)])
  }
}

struct Card: View {
  @State private var cardHeight: CGFloat = 0

  var body: some View {
    Text("Card")
      .frame(height: cardHeight)
      .readHeight($cardHeight)
  }
}

struct GrownBySelf: View {
  @State private var ownHeight: CGFloat = 20

  var body: some View {
    Text("Card")
      .frame(height: ownHeight)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { ownHeight = $0 }
      .onTapGesture { self.ownHeight += 10 }
  }
}

struct SetBySelf: View {
  @State private var setHeight: CGFloat = 20

  var body: some View {
    Text("Card")
      .frame(height: setHeight)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { setHeight = $0 }
      .onTapGesture { self.setHeight = 80 }
  }
}

struct Received: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Text("Card")
      .padding(.top, height)
      .background(
        GeometryReader { proxy in // want layout-feedback-loop(height)
          Color.clear.onReceive(Just(proxy.size)) { _ in height = proxy.size.height }
        }
      )
  }
}

struct Passed: View {
  @State private var passedHeight: CGFloat = 0

  var body: some View {
    Text("Card")
      .padding(.top, passedHeight)
      .background(
        GeometryReader { proxy in // want layout-feedback-loop(passedHeight)
          Probe(height: proxy.size.height) { passedHeight = $0 }
        }
      )
  }
}

struct Probe: View {
  let height: CGFloat
  let onHeight: (CGFloat) -> Void

  var body: some View {
    Color.clear.onChange(of: height) { onHeight(height) }
  }
}

@main
struct MoreApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        Sheet(size: .small)
        FixedSheet(size: .large)
        Card()
        GrownBySelf()
        SetBySelf()
        Received()
        Passed()
      }
    }
  }
}
