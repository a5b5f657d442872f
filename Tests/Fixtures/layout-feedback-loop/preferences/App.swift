// E.4, equal widths: measured inside and set outside is safe, a least width only grows to the widest; padding or a
// larger frame before the measurement never settles.
import SwiftUI

struct MaxWidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

struct EqualWidths: View {
  @State private var width: CGFloat?

  var body: some View {
    VStack {
      Text("Cancel").background(WidthReader()).frame(width: width)
      Text("OK").background(WidthReader()).frame(width: width)
    }
    .onPreferenceChange(MaxWidthKey.self) { width = $0 }
  }
}

struct WidthReader: View {
  var body: some View {
    GeometryReader { proxy in
      Color.clear.preference(key: MaxWidthKey.self, value: proxy.size.width)
    }
  }
}

struct LeastWidths: View {
  @State private var width: CGFloat = 0

  var body: some View {
    VStack {
      Text("Cancel").frame(minWidth: width).background(WidthReader())
      Text("OK").frame(minWidth: width).background(WidthReader())
    }
    .onPreferenceChange(MaxWidthKey.self) { width = $0 }
  }
}

struct PaddedReader: View {
  var body: some View {
    GeometryReader { proxy in // want layout-feedback-loop(width)
      Color.clear.preference(key: MaxWidthKey.self, value: proxy.size.width)
    }
  }
}

struct GrowingWidths: View {
  @State private var width: CGFloat = 0

  var body: some View {
    VStack {
      Text("OK")
        .padding(.horizontal, width)
        .background(PaddedReader())
    }
    .onPreferenceChange(MaxWidthKey.self) { [$width] newValue in
      $width.wrappedValue = newValue
    }
  }
}

struct ColumnReader: View {
  var body: some View {
    GeometryReader { proxy in // want layout-feedback-loop(column)
      Color.clear.preference(key: MaxWidthKey.self, value: proxy.size.width)
    }
  }
}

struct GrowingColumns: View {
  @State private var column: CGFloat = 0
  let titles = ["Name", "Size"]

  var body: some View {
    HStack {
      Text("Column")
        .frame(width: column + 8)
        .background(ColumnReader())
    }
    .onPreferenceChange(MaxWidthKey.self) { newValue in
      Task { @MainActor in column = newValue }
    }
  }
}

@main
struct WidthApp: App {
  var body: some Scene {
    WindowGroup {
      EqualWidths()
      LeastWidths()
      GrowingWidths()
      GrowingColumns()
    }
  }
}
