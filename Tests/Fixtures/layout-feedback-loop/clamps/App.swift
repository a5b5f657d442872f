// E.3, "condition/threshold": a view that takes what it is proposed, in a frame which is set once the view is larger than a
// threshold, is as large as the frame then, and the frame is taken away again. A frame that keeps the size above the threshold
// does not do that, nor does one around content that is as large whatever it is proposed.
import SwiftUI

struct Filled: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Color.red
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want layout-feedback-loop(height)
      .frame(height: height > 150 ? 150 : nil)
  }
}

struct FilledKept: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Color.red
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
      .frame(height: height >= 150 ? 150 : nil)
  }
}

struct FilledLower: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Color.red
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want layout-feedback-loop(height)
      .frame(height: height > 200 ? 150 : nil)
  }
}

struct FilledHigher: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Color.red
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
      .frame(height: height > 150 ? 160 : nil)
  }
}

struct Wide: View {
  @State private var width: CGFloat = 0

  var body: some View {
    Rectangle()
      .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 } // want layout-feedback-loop(width)
      .frame(maxWidth: width > 200 ? 200 : .infinity)
  }
}

struct Beyond: View {
  @State private var width: CGFloat = 0

  var body: some View {
    // No telephone is that wide.
    Rectangle()
      .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
      .frame(maxWidth: width > 2000 ? 200 : .infinity)
  }
}

struct Least: View {
  @State private var height: CGFloat = 0

  var body: some View {
    // It stays, though at nothing.
    Color.red
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want frozen-measurement(height)
      .frame(height: min(height, 150))
  }
}

struct HeightKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct Background: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Color.red
      .background(
        GeometryReader { proxy in // want layout-feedback-loop(height)
          Color.clear.preference(key: HeightKey.self, value: proxy.size.height)
        }
      )
      .onPreferenceChange(HeightKey.self) { height = $0 }
      .frame(height: height > 150 ? 150 : nil)
  }
}

struct Changed: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Color.red
      .background(
        GeometryReader { proxy in // want layout-feedback-loop(height)
          Color.clear
            .onAppear { height = proxy.size.height }
            .onChange(of: proxy.size.height) { _, new in
              if height != new { height = new }
            }
        }
      )
      .frame(height: height > 150 ? 150 : nil)
  }
}

struct Whole: View {
  @State private var size = CGSize.zero

  var body: some View {
    Color.red
      .onGeometryChange(for: CGSize.self) { $0.size } action: { size = $0 } // want layout-feedback-loop(size)
      .frame(height: size.height > 150 ? 150 : nil)
  }
}

struct Outside: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Color.red
      .frame(height: height > 150 ? 150 : nil)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want layout-feedback-loop(height)
  }
}

struct Computed: View {
  @State private var height: CGFloat = 0
  private var isCollapsible: Bool { height > 150 }

  var body: some View {
    Color.red
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want layout-feedback-loop(height)
      .frame(height: isCollapsible ? 150 : nil)
  }
}

struct Branches: View {
  @State private var height: CGFloat = 0

  var measured: some View {
    Color.red
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want layout-feedback-loop(height)
  }

  var body: some View {
    if height > 150 {
      measured.frame(height: 150)
    } else {
      measured
    }
  }
}

struct BranchesKept: View {
  @State private var height: CGFloat = 0

  var measured: some View {
    Color.red
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
  }

  var body: some View {
    if height >= 150 {
      measured.frame(height: 150)
    } else {
      measured
    }
  }
}

struct Unfolded: View {
  @State private var height: CGFloat = 0
  @State private var isExpanded = false

  var body: some View {
    let isCollapsible = height > 150
    VStack {
      ScrollView { Text("Details") }
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want layout-feedback-loop(height)
        .frame(maxHeight: isCollapsible && !isExpanded ? 150 : .infinity)
    }
    .onTapGesture { isExpanded.toggle() }
  }
}

struct OptionalHeight: View {
  @State private var height: CGFloat?

  var body: some View {
    Color.red
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want layout-feedback-loop(height)
      .frame(height: (height ?? 0) > 150 ? 150 : nil)
  }
}

/// Twice the same content: nothing calls back for its first value.
struct BranchesUntold: View {
  @State private var height: CGFloat = 0

  var measured: some View {
    Color.red
      .background(
        GeometryReader { proxy in
          Color.clear.onChange(of: proxy.size.height) { _, new in height = new }
        }
      )
  }

  var body: some View {
    if height > 150 {
      measured.frame(height: 150)
    } else {
      measured
    }
  }
}

/// What is written is another number, and one more callback writes.
struct Twice: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Color.red
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
      .frame(height: height > 150 ? 150 : nil)
      .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { height = $0 }
  }
}

struct Once: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Color.red
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { if height == 0 { height = $0 } }
      .frame(height: height > 150 ? 150 : nil)
  }
}

struct Largest: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Color.red
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = max(height, $0) }
      .frame(height: height > 150 ? 150 : nil)
  }
}

struct Small: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Color.red
      .frame(height: 100)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
      .frame(height: height > 150 ? 150 : nil)
  }
}

struct Large: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Color.red
      .frame(height: 300)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
      .frame(height: height > 150 ? 150 : nil)
  }
}

struct Elsewhere: View {
  @State private var height: CGFloat = 0

  var body: some View {
    VStack {
      Color.blue.frame(height: height > 150 ? 150 : nil)
      Text("Title")
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
    }
  }
}

/// In a row that is not as high as the threshold.
struct Nested: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Color.red
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
      .frame(height: height > 150 ? 150 : nil)
  }
}

struct Row: View {
  var body: some View { Nested().frame(height: 100) }
}

@main
struct ClampApp: App {
  var body: some Scene {
    WindowGroup { Filled() }
    WindowGroup { FilledKept() }
    WindowGroup { FilledLower() }
    WindowGroup { FilledHigher() }
    WindowGroup { Wide() }
    WindowGroup { Beyond() }
    WindowGroup { Least() }
    WindowGroup { Background() }
    WindowGroup { Changed() }
    WindowGroup { Whole() }
    WindowGroup { Outside() }
    WindowGroup { Computed() }
    WindowGroup { Branches() }
    WindowGroup { BranchesKept() }
    WindowGroup { Unfolded() }
    WindowGroup { OptionalHeight() }
    WindowGroup { BranchesUntold() }
    WindowGroup { Twice() }
    WindowGroup { Once() }
    WindowGroup { Largest() }
    WindowGroup { Small() }
    WindowGroup { Large() }
    WindowGroup { Elsewhere() }
    WindowGroup { Row() }
  }
}
