// D9: what a collection of at most one element emits meets nothing. How many a condition leaves of elements that are written
// is not told.
import SwiftUI

struct ManyKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }  // want lossy-preference-reduce(ManyKey)
}

struct FilteredKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }  // want lossy-preference-reduce(FilteredKey)
}

struct WrittenKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }  // want lossy-preference-reduce(WrittenKey)
}

struct OneKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

enum Only: CaseIterable { case one }

enum Both: CaseIterable { case first, second }

struct Item: Identifiable { var id = 0 }

struct One<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View { content.onPreferenceChange(OneKey.self) { print($0) } }
}

struct Emitter: View {
  var body: some View { Text("e").preference(key: OneKey.self, value: 1) }
}

struct Singles: View {
  static let rows = ["only"]
  @State private var item: Item?
  @State private var items: [Item] = []
  private let count = 1

  var body: some View {
    One { ForEach(Only.allCases, id: \.self) { _ in Emitter() } }
    One { ForEach(Self.rows, id: \.self) { _ in Emitter() } }
    One { ForEach([1], id: \.self) { _ in Emitter() } }
    One { ForEach(0..<1) { _ in Emitter() } }
    One { ForEach(0..<count, id: \.self) { _ in Emitter() } }
    One { ForEach(item.map { [$0] } ?? []) { _ in Emitter() } }
    One { ForEach(items.prefix(1)) { _ in Emitter() } }
    One { ForEach([items.first].compactMap { $0 }) { _ in Emitter() } }
    One { ForEach(Both.allCases.filter { $0 == .first }, id: \.self) { _ in Emitter() } }
  }
}

struct Several: View {
  @State private var items: [Item] = []

  var body: some View {
    VStack {
      ForEach(items.prefix(3)) { _ in Text("a").preference(key: ManyKey.self, value: 1) }
    }
    .onPreferenceChange(ManyKey.self) { print($0) }
    VStack {
      ForEach(items.filter { $0.id > 0 }) { _ in
        Text("b").preference(key: FilteredKey.self, value: 1)
      }
    }
    .onPreferenceChange(FilteredKey.self) { print($0) }
    VStack {
      ForEach(Both.allCases, id: \.self) { _ in
        Text("c").preference(key: WrittenKey.self, value: 1)
      }
    }
    .onPreferenceChange(WrittenKey.self) { print($0) }
  }
}

@main
struct RowsApp: App {
  var body: some Scene {
    WindowGroup {
      Singles()
      Several()
    }
  }
}
