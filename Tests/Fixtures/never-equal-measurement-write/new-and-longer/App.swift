// E6, E.4: a new value in each call, however it is written, and an array that is longer in each. What a callback takes out again may
// leave the array as it was.
import SwiftUI

struct Implicit: View {
  @State private var token = UUID()
  var body: some View {
    VStack { Text("a") }
      .background(GeometryReader { p in
        Color.clear.onChange(of: p.size, initial: true) { token = .init() } // want never-equal-measurement-write(token)
      })
      .id(token)
  }
}

struct Written: View {
  @State private var token: UUID = UUID()
  var body: some View {
    VStack { Text("a") }
      .background(GeometryReader { p in
        Color.clear.onChange(of: p.size, initial: true) { token = UUID.init() } // want never-equal-measurement-write(token)
      })
      .id(token)
  }
}

struct Reset: View {
  @State private var name = String()
  var body: some View {
    VStack { Text("a") }
      .background(GeometryReader { p in
        Color.clear.onChange(of: p.size, initial: true) { name = .init() }
      })
      .id(name)
  }
}

struct History: View {
  @State private var history: [CGFloat] = []
  var body: some View {
    VStack { Text("a") }
      .background(GeometryReader { p in
        Color.clear.onChange(of: p.size.height, initial: true) { history.append(p.size.height) } // want never-equal-measurement-write(history)
      })
      .id(history)
  }
}

struct HistoryBehind: View {
  @State private var history: [CGFloat] = []
  var body: some View {
    VStack { Text("a") }
      .id(history)
      .background(GeometryReader { p in
        Color.clear.onChange(of: p.size.height, initial: true) { history.append(p.size.height) }
      })
  }
}

struct HistoryOfTen: View {
  @State private var history: [CGFloat] = []
  var body: some View {
    VStack { Text("a") }
      .background(GeometryReader { p in
        Color.clear.onChange(of: p.size.height, initial: true) {
          history.append(p.size.height)
          if history.count > 10 { history.removeFirst() }
        }
      })
      .id(history)
  }
}

struct HistoryCounted: View {
  @State private var history: [CGFloat] = []
  var body: some View {
    VStack { Text("a") }
      .background(GeometryReader { p in
        Color.clear.onChange(of: p.size.height, initial: true) { history.append(p.size.height) } // want never-equal-measurement-write(history)
      })
      .id(history.count)
  }
}

struct HistoryBegun: View {
  @State private var history: [CGFloat] = []
  var body: some View {
    VStack { Text("a") }
      .background(GeometryReader { p in
        Color.clear.onChange(of: p.size.height, initial: true) { history.append(p.size.height) }
      })
      .id(history.first)
  }
}

struct HistoryShown: View {
  @State private var history: [CGFloat] = []
  var body: some View {
    VStack { Text("a") }
      .background(GeometryReader { p in
        Color.clear.onChange(of: p.size.height, initial: true) { history.append(p.size.height) }
      })
      .id(history.isEmpty)
  }
}

struct Gathered: View {
  @State private var seen: Set<CGFloat> = []
  var body: some View {
    VStack { Text("a") }
      .background(GeometryReader { p in
        Color.clear.onChange(of: p.size.height, initial: true) { seen.insert(p.size.height) }
      })
      .id(seen)
  }
}

@main
struct Main: App {
  var body: some Scene {
    WindowGroup {
      Implicit()
      Written()
      Reset()
      History()
      HistoryBehind()
      HistoryOfTen()
      HistoryCounted()
      HistoryBegun()
      HistoryShown()
      Gathered()
    }
  }
}
