// A1, E.3: objects of one generic class with other arguments are other objects of the environment.
import SwiftUI

enum Upper {}

enum Lower {}

final class Store<Tag>: ObservableObject {
  @Published var height: CGFloat = 0
}

@Observable final class Metrics<Tag> {
  var height: CGFloat = 0
}

struct Apart: View {
  @EnvironmentObject var upper: Store<Upper>
  @EnvironmentObject var lower: Store<Lower>

  var body: some View {
    VStack {
      Text("A").padding(.bottom, lower.height)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { upper.height = $0 }
      Text("B").fixedSize()
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { lower.height = $0 }
    }
  }
}

struct Together: View {
  @EnvironmentObject var upper: Store<Upper>
  @EnvironmentObject var lower: Store<Lower>

  var body: some View {
    VStack {
      Text("A").padding(.bottom, upper.height)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { upper.height = $0 } // want layout-feedback-loop(upper)
      Text("B").padding(.bottom, lower.height / 2)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { lower.height = $0 }
    }
  }
}

struct Stores<Content: View>: View {
  @StateObject private var upper = Store<Upper>()
  @StateObject private var lower = Store<Lower>()
  @ViewBuilder let content: Content

  var body: some View {
    content.environmentObject(upper).environmentObject(lower)
  }
}

struct ObservedApart: View {
  @Environment(Metrics<Upper>.self) var upper
  @Environment(Metrics<Lower>.self) var lower

  var body: some View {
    Text("A").padding(.bottom, lower.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { upper.height = $0 }
  }
}

struct ObservedTogether: View {
  @State private var upper = Metrics<Upper>()
  @State private var lower = Metrics<Lower>()

  var body: some View {
    ObservedInside().environment(upper).environment(lower)
  }
}

struct ObservedInside: View {
  @Environment(Metrics<Upper>.self) var upper
  @Environment(Metrics<Lower>.self) var lower

  var body: some View {
    Text("A").padding(.bottom, lower.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { lower.height = $0 } // want layout-feedback-loop(lower)
      .opacity(upper.height)
  }
}

struct Measured: View {
  @State private var upper = Metrics<Upper>()
  @State private var lower = Metrics<Lower>()

  var body: some View {
    ObservedApart().environment(upper).environment(lower)
  }
}

@main
struct DemoApp: App {
  var body: some Scene {
    WindowGroup {
      Stores { Apart() }
      Stores { Together() }
      Measured()
      ObservedTogether()
    }
  }
}
