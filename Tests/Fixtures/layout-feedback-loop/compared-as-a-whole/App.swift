// E.3, "early exit if unchanged": a whole size that is kept beside the state differs as long as the part differs that decides.
import SwiftUI

struct Grows: View {
  @State private var inset: CGFloat = 0
  @State private var measured = CGSize.zero

  var body: some View {
    Text("A").padding(.bottom, inset)
      .onGeometryChange(for: CGSize.self) { $0.size } action: { // want layout-feedback-loop(inset)
        guard measured != $0 else { return }
        measured = $0
        inset = $0.height
      }
  }
}

struct Across: View {
  @State private var inset: CGFloat = 0
  @State private var measured = CGSize.zero

  var body: some View {
    Text("A").padding(.trailing, inset)
      .onGeometryChange(for: CGSize.self) { $0.size } action: { new in // want layout-feedback-loop(inset)
        if new != measured {
          measured = new
          inset = new.width + 4
        }
      }
  }
}

struct Outside: View {
  @State private var inset: CGFloat = 0
  @State private var measured = CGSize.zero

  var body: some View {
    Text("A")
      .onGeometryChange(for: CGSize.self) { $0.size } action: {
        guard measured != $0 else { return }
        measured = $0
        inset = $0.height
      }
      .padding(.bottom, inset)
  }
}

struct Half: View {
  @State private var inset: CGFloat = 0
  @State private var measured = CGSize.zero

  var body: some View {
    Text("A").padding(.bottom, inset)
      .onGeometryChange(for: CGSize.self) { $0.size } action: {
        guard measured != $0 else { return }
        measured = $0
        inset = $0.height / 2
      }
  }
}

// It is written once, while nothing was measured.
struct Once: View {
  @State private var inset: CGFloat = 0
  @State private var measured = CGSize.zero

  var body: some View {
    Text("A").padding(.bottom, inset)
      .onGeometryChange(for: CGSize.self) { $0.size } action: {
        guard measured == .zero else { return }
        measured = $0
        inset = $0.height
      }
  }
}

@main
struct DemoApp: App {
  var body: some Scene {
    WindowGroup {
      Grows()
      Across()
      Outside()
      Half()
      Once()
    }
  }
}
