// D6, D7: what a property begins with says nothing of a view that is given something else, whether its type is written or not.
import SwiftUI

struct MarksKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct HiddenMarksKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

enum Mark { case none, full }

struct Row: View {
  var isSelected: Bool = false
  var mark: Mark = .none
  var names: [String] = []
  var body: some View {
    if isSelected { Text("selected").preference(key: MarksKey.self, value: [1]) }
    switch mark {
    case .none: EmptyView()
    case .full: Text("full").preference(key: MarksKey.self, value: [2])
    }
  }
}

struct QuietRow: View {
  var isMarked: Bool = false
  var body: some View {
    if isMarked {
      Text("marked").preference(key: HiddenMarksKey.self, value: [1])  // want non-child-preference(HiddenMarksKey)
    }
  }
}

struct RowList: View {
  @State private var isOn = false
  @State private var mark = Mark.none
  @State private var marks: [Int] = []
  var body: some View {
    VStack {
      Row(isSelected: isOn)
        .onPreferenceChange(MarksKey.self) { marks = $0 }
      Row(mark: mark)
        .onPreferenceChange(MarksKey.self) { marks = $0 }
      Text("\(marks.count)")
        .onPreferenceChange(HiddenMarksKey.self) { marks = $0 }  // want deaf-preference-listener(HiddenMarksKey)
      QuietRow(isMarked: isOn)
    }
    .onTapGesture {
      isOn.toggle()
      mark = .full
    }
  }
}

@main
struct RowsApp: App {
  var body: some Scene { WindowGroup { RowList() } }
}
