// E6, E.4: an identity that every call renews makes a new view, which calls again. Behind the callback it makes nothing
// new that is watched, and a guard ends it.
import SwiftUI

struct Endless: View {
  @State private var runID = UUID()

  var body: some View {
    Text("Run")
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { _ in
        runID = UUID() // want never-equal-measurement-write(runID)
      }
      .id(runID)
  }
}

struct Behind: View {
  @State private var runID = UUID()

  var body: some View {
    Text("Run")
      .id(runID)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { _ in runID = UUID() }
  }
}

struct Tapped: View {
  @State private var runID = UUID()

  var body: some View {
    Text("Run")
      .onTapGesture { runID = UUID() }
      .id(runID)
  }
}

struct Stamped: View {
  @State private var stamp = Date()

  var body: some View {
    Text("Run")
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { _ in stamp = Date() }
  }
}

// `onChange` is not called for the first value of a new view, unless it asks for that.
struct Changed: View {
  @State private var runID = UUID()
  @State private var pageID = UUID()

  var body: some View {
    GeometryReader { proxy in
      Text("Run").onChange(of: proxy.size) { runID = UUID() }
    }
    .id(runID)
    GeometryReader { proxy in
      Text("Page").onChange(of: proxy.size, initial: true) { pageID = UUID() } // want never-equal-measurement-write(pageID)
    }
    .id(pageID)
  }
}

struct CountKey: PreferenceKey {
  static let defaultValue = 0

  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct Heard: View {
  @State private var isOdd = false

  var body: some View {
    VStack {
      Text("Item").background(
        GeometryReader { proxy in
          Color.clear.preference(key: CountKey.self, value: Int(proxy.size.height))
        }
      )
    }
    .onPreferenceChange(CountKey.self) { _ in
      isOdd.toggle() // want never-equal-measurement-write(isOdd)
    }
    .id(isOdd)
  }
}

@main
struct EndlessApp: App {
  var body: some Scene {
    WindowGroup {
      Endless()
      Behind()
      Tapped()
      Stamped()
      Changed()
      Heard()
    }
  }
}
