// E.3, "W inside P, size setter": what is measured contains its own measurement plus something, so that it grows in
// every pass. Next to each the same with what breaks the loop.
import SwiftUI

struct GrowingPadding: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Text("Total")
      .padding(.vertical, height)
      .onGeometryChange(for: CGFloat.self) { proxy in // want layout-feedback-loop(height)
        proxy.size.height
      } action: { newValue in
        height = newValue
      }
  }
}

struct OuterPadding: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Text("Total")
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
      .padding(.vertical, height)
  }
}

struct OtherAxis: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Text("Total")
      .fixedSize()
      .padding(.horizontal, height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
  }
}

struct GrowingFrame: View {
  @State private var size = CGSize.zero

  var body: some View {
    Color.red
      .frame(width: size.width + 8)
      .background(
        GeometryReader { proxy in // want layout-feedback-loop(size)
          Color.clear.onChange(of: proxy.size) { size = proxy.size }
        }
      )
  }
}

struct Doubled: View {
  @State private var width: CGFloat = 20

  var body: some View {
    Color.red
      .frame(width: width * 2)
      .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 } // want layout-feedback-loop(width)
  }
}

struct Row: View {
  @State private var total: CGFloat = 0

  var body: some View {
    VStack {
      Text("Total")
      Color.gray.frame(height: total)
    }
    .fixedSize(horizontal: false, vertical: true)
    .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { total = $0 } // want layout-feedback-loop(total)
  }
}

struct Clamped: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Text("Total")
      .padding(.vertical, height)
      .frame(height: 80)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
  }
}

// What takes the space that it is offered takes nothing once the padding is all of it; then the padding grows alone.
struct Greedy: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Color.red
      .padding(.vertical, height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want layout-feedback-loop(height)
  }
}

struct GreedyOnOneSide: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Color.red
      .padding(.top, height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
  }
}

struct Deferred: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Text("Total")
      .padding(.top, height)
      .background(
        GeometryReader { proxy -> Color in // want layout-feedback-loop(height)
          DispatchQueue.main.async { height = proxy.size.height }
          return Color.clear
        }
      )
  }
}

struct Guarded: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Text("Total")
      .padding(.top, height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { newValue in // want layout-feedback-loop(height)
        guard newValue != height else { return }
        withAnimation { height = newValue }
      }
  }
}

struct OneShot: View {
  @State private var height: CGFloat?

  var body: some View {
    Text("Total")
      .padding(.top, height ?? 0)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { newValue in
        if height == nil { height = newValue }
      }
  }
}

struct Shrinking: View {
  @State private var height: CGFloat = 0

  var body: some View {
    GeometryReader { proxy in // want layout-feedback-loop(height)
      Color.clear.onChange(of: proxy.size.height) { height = $0 }
    }
    .padding(.top, height)
  }
}

// However long the title is, the padding comes on top of it.
struct DynamicTitle: View {
  let title: String
  @State private var height: CGFloat = 0

  var body: some View {
    Text(title)
      .padding(.top, height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want layout-feedback-loop(height)
  }
}

struct Overlapping: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Image("header")
      .padding(.top, -height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want layout-feedback-loop(height)
  }
}

struct ConditionalWrite: View {
  @State private var height: CGFloat = 0
  @State private var isMeasuring = true

  var body: some View {
    Text("Total")
      .padding(.top, height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { newValue in
        if isMeasuring { height = newValue }
      }
      .onTapGesture { isMeasuring = false }
  }
}

struct ConditionalUse: View {
  @State private var height: CGFloat = 0
  @State private var isPadded = false

  var body: some View {
    Text("Total")
      .padding(.top, isPadded ? height : 0)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want layout-feedback-loop(height)
      .onTapGesture { isPadded = true }
  }
}

struct Alternating: View {
  @State private var height: CGFloat = 0
  @State private var isExpanded = false

  var body: some View {
    Text("Total")
      .padding(.top, isExpanded ? height : 0)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { newValue in
        if !isExpanded { height = newValue }
      }
      .onTapGesture { isExpanded.toggle() }
  }
}

@main
struct LoopApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        GrowingPadding()
        OuterPadding()
        OtherAxis()
        GrowingFrame()
        Doubled()
      }
      Row()
      Clamped()
      Greedy()
      Deferred()
      Guarded()
      OneShot()
      Shrinking()
      VStack {
        DynamicTitle(title: "Title")
        Overlapping()
        ConditionalWrite()
        ConditionalUse()
        Alternating()
      }
    }
  }
}
