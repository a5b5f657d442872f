// D9: the cells of a table meet, in rows as well as in columns. What one row of several sets may be alone.
import SwiftUI

struct CellKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value = nextValue() } // want lossy-preference-reduce(CellKey)
}

struct AllKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct ChosenKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value = nextValue() }
}

struct Sheet: View {
  let rows: [Int]
  let columns: [Int]
  @State private var chosen = 0

  var body: some View {
    Grid {
      ForEach(rows, id: \.self) { row in
        GridRow {
          ForEach(columns, id: \.self) { column in
            Text("cell")
              .preference(key: CellKey.self, value: [row, column])
              .preference(key: AllKey.self, value: [row, column])
          }
        }
      }
    }
    .onPreferenceChange(CellKey.self) { print($0) }
    .onPreferenceChange(AllKey.self) { print($0) }
    VStack {
      ForEach(rows, id: \.self) { row in
        if row == chosen { Text("chosen").preference(key: ChosenKey.self, value: [row]) }
      }
    }
    .onPreferenceChange(ChosenKey.self) { print($0) }
  }
}

@main
struct SheetApp: App {
  var body: some Scene {
    WindowGroup { Sheet(rows: [1, 2], columns: [1, 2]) }
  }
}
