// E.2: what a view in a layout of the project measures of itself does not depend on where that puts it.
import SwiftUI

struct Plain: Layout {
  var spacing: CGFloat = 0

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 100, height: 100)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: bounds.origin, proposal: .unspecified)
  }
}

struct Grows: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Plain {
      Text("Total").padding(.bottom, height)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want layout-feedback-loop(height)
      Text("Other")
    }
  }
}

struct Settles: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Plain(spacing: 4) {
      Text("Total").padding(.vertical, height / 4)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
    }
  }
}

struct Outside: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Plain {
      Text("Total")
        .fixedSize()
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
        .padding(.bottom, height)
    }
  }
}

// How large the whole is its own code decides: here it is always alike.
struct Measured: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Plain(spacing: height) { Text("Total").padding(.bottom, height) }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
  }
}

struct Chosen: View {
  @State private var height: CGFloat = 0
  @State private var isWide = false

  var body: some View {
    let layout = isWide ? AnyLayout(Plain()) : AnyLayout(VStackLayout())
    layout {
      Text("Total").padding(.bottom, height)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want layout-feedback-loop(height)
    }
    .onTapGesture { isWide.toggle() }
  }
}

@main
struct DemoApp: App {
  var body: some Scene {
    WindowGroup {
      Grows()
      Settles()
      Outside()
      Measured()
      Chosen()
    }
  }
}
