// E6: a counter adds rows or lines to what is measured, or follows what is measured; where it adds nothing to see, or where the
// measured size has a limit, it ends.
import SwiftUI

struct HeightKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

struct Rows: View {
  @State private var n = 1

  var body: some View {
    VStack {
      ForEach(0..<n, id: \.self) { i in Text("Row \(i)") }
    }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { _ in
        n += 1 // want never-equal-measurement-write(n)
      }
  }
}

struct RowsOfThree: View {
  @State private var n = 1

  var body: some View {
    VStack {
      ForEach(0..<3, id: \.self) { _ in Text("Row") }
    }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { _ in
        n += 1
      }
  }
}

struct Columns: View {
  @State private var n = 1

  var body: some View {
    HStack {
      ForEach(1...n, id: \.self) { _ in Text("Row") }
    }
      .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { _ in
        n += 1 // want never-equal-measurement-write(n)
      }
  }
}

struct ColumnsHigh: View {
  @State private var n = 1

  var body: some View {
    HStack {
      ForEach(1...n, id: \.self) { _ in Text("Row") }
    }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { _ in
        n += 1
      }
  }
}

struct RowsInFrame: View {
  @State private var n = 1

  var body: some View {
    VStack {
      ForEach(0..<n, id: \.self) { _ in Text("Row") }
    }
    .frame(height: 100)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { _ in
        n += 1
      }
  }
}

struct RowsUpTo: View {
  @State private var n = 1

  var body: some View {
    VStack {
      ForEach(0..<min(n, 5), id: \.self) { _ in Text("Row") }
    }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { _ in
        n += 1
      }
  }
}

struct NothingInRows: View {
  @State private var n = 1

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<n, id: \.self) { _ in EmptyView() }
    }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { _ in
        n += 1
      }
  }
}

struct RowsGuarded: View {
  @State private var n = 1

  var body: some View {
    VStack {
      ForEach(0..<n, id: \.self) { _ in Text("Row") }
    }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { _ in
        if n < 5 { n += 1 }
      }
  }
}

struct RowsScrolled: View {
  @State private var n = 1

  var body: some View {
    ScrollView {
      VStack {
        ForEach(0..<n, id: \.self) { _ in Text("Row") }
      }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { _ in
        n += 1 // want never-equal-measurement-write(n)
      }
    }
  }
}

struct ScrollViewItself: View {
  @State private var n = 1

  var body: some View {
    ScrollView {
      VStack {
        ForEach(0..<n, id: \.self) { _ in Text("Row") }
      }
    }
    .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { _ in
      n += 1
    }
  }
}

struct Lines: View {
  @State private var n = 1

  var body: some View {
    VStack { Text(String(repeating: "x\n", count: n)) }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { _ in
        n += 1 // want never-equal-measurement-write(n)
      }
  }
}

struct LinesLimited: View {
  @State private var n = 1

  var body: some View {
    VStack { Text(String(repeating: "x\n", count: n)).lineLimit(2) }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { _ in
        n += 1
      }
  }
}

struct Heard: View {
  @State private var n = 1

  var body: some View {
    VStack { Text(String(repeating: "x\n", count: n)) }
      .background(
        GeometryReader { proxy in
          Color.clear.preference(key: HeightKey.self, value: proxy.size.height)
        }
      )
      .onPreferenceChange(HeightKey.self) { _ in
        n += 1 // want never-equal-measurement-write(n)
      }
  }
}

struct Following: View {
  @State private var a: CGFloat = 0
  @State private var tick = 0

  var body: some View {
    Color.red.frame(height: CGFloat(tick))
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { a = $0 }
      .onChange(of: a) {
        tick += 1 // want never-equal-measurement-write(tick)
      }
  }
}

struct FollowingInSteps: View {
  @State private var a: CGFloat = 0
  @State private var isLow = false

  var body: some View {
    Color.red.frame(height: isLow ? 60 : 80)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { a = $0 }
      .onChange(of: a > 50) { isLow.toggle() }
  }
}

struct FollowingIdentity: View {
  @State private var a: CGFloat = 0
  @State private var run = UUID()

  var body: some View {
    VStack {
      Text("A")
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { a = $0 }
        .onChange(of: a) { run = UUID() }
        .id(run)
    }
  }
}

@main
struct Main: App {
  var body: some Scene {
    WindowGroup {
      Rows()
      RowsOfThree()
      Columns()
      ColumnsHigh()
      RowsInFrame()
      RowsUpTo()
      NothingInRows()
      RowsGuarded()
      RowsScrolled()
      ScrollViewItself()
      Lines()
      LinesLimited()
      Heard()
      Following()
      FollowingInSteps()
      FollowingIdentity()
    }
  }
}
