// ROW: E.3 – only a write that makes its own callback run again loops: an identity that holds another part of what is renewed, or that
// is only computed of it, stays what it was.
import SwiftUI

final class Model: ObservableObject {
  @Published var selection = 0
  @Published var measureCount = 0
}

struct Page {
  var title = ""
  var height: CGFloat = 0
  var changes = 0
}

struct NameKey: PreferenceKey {
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) {
    value = value.isEmpty ? nextValue() : value
  }
}

struct OtherProperty: View {
  @StateObject private var model = Model()
  var body: some View {
    Text("A")
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { _ in model.measureCount += 1 }
      .id(model.selection)
  }
}

struct OwnProperty: View {
  @StateObject private var model = Model()
  var body: some View {
    Text("A")
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { _ in model.measureCount += 1 }  // want never-equal-measurement-write(model)
      .id(model.measureCount)
  }
}

struct Derived: View {
  @State private var count = 0
  @State private var runs = 0
  @State private var words = 0
  @State private var steps = 0
  var body: some View {
    VStack {
      Text("A")
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { _ in count += 1 }
        .id(count > 0)
      Text("B")
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { _ in runs += 1 }
        .id(min(runs, 3))
      Text("C")
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { _ in words += 1 }  // want never-equal-measurement-write(words)
        .id("page \(words)")
      Text("D")
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { _ in steps += 1 }  // want never-equal-measurement-write(steps)
        .id(steps * 2 + 1)
    }
  }
}

struct InOtherWords: View {
  @State private var token = UUID()
  @State private var page = 0
  @State private var isOpen = false
  @State private var left = 0
  @State private var right = 0
  var body: some View {
    VStack {
      Text("A")
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { _ in token = UUID() }  // want never-equal-measurement-write(token)
        .id(token.uuidString)
      Text("B")
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { _ in page += 1 }  // want never-equal-measurement-write(page)
        .id("page " + String(page))
      Text("C")
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { _ in
          isOpen.toggle()
          isOpen.toggle()
        }
        .id(isOpen)
      Text("D")
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { _ in
          left += 1
          right -= 1
        }
        .id(left + right)
    }
  }
}

struct OtherPart: View {
  @State private var page = Page()
  var body: some View {
    VStack {
      Text("A")
        .preference(key: NameKey.self, value: page.title)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { page.height = $0 }
    }
    .onPreferenceChange(NameKey.self) { _ in page.changes += 1 }
  }
}

@main
struct DemoApp: App {
  var body: some Scene {
    WindowGroup {
      OtherProperty()
      OwnProperty()
      Derived()
      InOtherWords()
      OtherPart()
    }
  }
}
