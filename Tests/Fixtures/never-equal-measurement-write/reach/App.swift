// E6, E.4: a value that never equals the last one comes back through a preference, through what `onChange` and `task` watch,
// or through the size that is measured; where it reaches none of these, it ends.
import SwiftUI

struct Stamp: Equatable { var id: UUID; var height: CGFloat }

struct StampedKey: PreferenceKey {
  static let defaultValue = Stamp(id: UUID(), height: 0)
  static func reduce(value: inout Stamp, nextValue: () -> Stamp) { value = nextValue() }
}

struct ThroughPreference: View {
  @State private var id = UUID()

  var body: some View {
    VStack {
      Text("A").background(GeometryReader { p in
        Color.clear.preference(key: StampedKey.self, value: Stamp(id: id, height: p.size.height))
      })
    }
    .onPreferenceChange(StampedKey.self) { _ in
      id = UUID() // want never-equal-measurement-write(id)
    }
  }
}

struct Counter: View {
  @State private var count = 0

  var body: some View {
    Text("A").padding(.top, CGFloat(count))
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { _ in
        count += 1 // want never-equal-measurement-write(count)
      }
  }
}

struct CounterOutside: View {
  @State private var count = 0

  var body: some View {
    Text("A")
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { _ in count += 1 }
      .padding(.top, CGFloat(count))
  }
}

struct CounterShown: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("A").onGeometryChange(for: CGFloat.self) { $0.size.height } action: { _ in count += 1 }
      Text("\(count)")
    }
  }
}

struct Toggling: View {
  @State private var isOn = false

  var body: some View {
    Color.red.frame(height: isOn ? 20 : 40)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { _ in
        isOn.toggle() // want never-equal-measurement-write(isOn)
      }
  }
}

struct TogglingSame: View {
  @State private var isOn = false

  var body: some View {
    Color.red.frame(width: isOn ? 20 : 40)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { _ in isOn.toggle() }
  }
}

struct Watched: View {
  @State private var count = 0

  var body: some View {
    GeometryReader { p in
      Color.clear.onChange(of: [p.size.width, CGFloat(count)]) { _, _ in
        count += 1 // want never-equal-measurement-write(count)
      }
    }
  }
}

struct WatchedTask: View {
  @State private var stamp = UUID()

  var body: some View {
    GeometryReader { p in
      Color.clear.task(id: Stamp(id: stamp, height: p.size.height)) {
        stamp = UUID() // want never-equal-measurement-write(stamp)
      }
    }
  }
}

struct Logged: View {
  @State private var stamp = UUID()
  @State private var count = 0

  var body: some View {
    Text("A").onGeometryChange(for: CGFloat.self) { $0.size.height } action: { _ in
      stamp = UUID()
      count += 1
      print(count)
    }
    .onTapGesture { print(stamp) }
  }
}

struct GuardedID: View {
  @State private var id = UUID()
  @State private var height: CGFloat = 0

  var body: some View {
    Text("A").onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in
      if new != height {
        height = new
        id = UUID()
      }
    }
    .id(id)
  }
}

struct CountID: View {
  @State private var run = 0

  var body: some View {
    Text("A").onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in
      run += 1 // want never-equal-measurement-write(run)
    }
    .id(run)
  }
}

struct ResetSet: View {
  @State private var size: CGSize = .zero

  var body: some View {
    Text("A").onGeometryChange(for: CGSize.self) { $0.size } action: { new in
      size = .zero
      size = new
    }
    .background(Color.red.frame(width: size.width))
  }
}

@main
struct FixtureApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        ThroughPreference()
        Counter()
        CounterOutside()
        CounterShown()
        Toggling()
        TogglingSame()
        Watched()
        WatchedTask()
      }
      VStack {
        Logged()
        GuardedID()
        CountID()
        ResetSet()
      }
    }
  }
}
