// E6: a value that never equals the last one. What was new once and is kept, in a constant of a type, of a file or of a view, is the
// same for ever; what a function makes is new in each call.
import SwiftUI

let shared = UUID()

func kept() -> UUID { shared }

func made() -> UUID { UUID() }

struct Renewed: View {
  @State private var renewed = UUID()

  var body: some View {
    Text("A")
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { _ in renewed = made() } // want never-equal-measurement-write(renewed)
      .id(renewed)
  }
}

struct Kept: View {
  @State private var id = UUID()

  var body: some View {
    Text("A")
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { _ in id = kept() }
      .id(id)
  }
}

struct OfType: View {
  static let fixed = UUID()
  @State private var id = UUID()

  var body: some View {
    Text("A")
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { _ in id = Self.fixed }
      .id(id)
  }
}

struct Model {
  let id = UUID()
}

struct OfView: View {
  let start = Date()
  let model = Model()
  @State private var date = Date()
  @State private var id = UUID()

  var body: some View {
    Text("A")
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { _ in
        date = start
        id = model.id
      }
      .id(date)
      .id(id)
  }
}

@main
struct Main: App {
  var body: some Scene {
    WindowGroup {
      Renewed()
      Kept()
      OfType()
      OfView()
    }
  }
}
