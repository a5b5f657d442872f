// Design §4: what a change in place leaves of a collection is told, or it is open: its first elements decide no branch.
import SwiftUI

final class Session: ObservableObject { @Published var count = 0 }

struct Reader: View {
  @EnvironmentObject var session: Session

  var body: some View { Text("\(session.count)") }
}

struct Item: Identifiable {
  let id: Int
  var isMarked: Bool? = nil
}

// MARK: Told

func written() -> [Int: Item] {
  var table: [Int: Item] = [:]
  table[1] = Item(id: 1)
  return table
}
func removed() -> [Int: Item] {
  var table = [1: Item(id: 1)]
  table.removeValue(forKey: 1)
  return table
}
func cleared() -> [Int: Item] {
  var table = [1: Item(id: 1)]
  table[1] = nil
  return table
}
func updated() -> [Int: Item] {
  var table: [Int: Item] = [:]
  table.updateValue(Item(id: 1), forKey: 1)
  return table
}
func grouped() -> [Int: [Item]] {
  var groups: [Int: [Item]] = [:]
  for id in [1, 2] { groups[id, default: []].append(Item(id: id)) }
  return groups
}
func appended() -> [String] {
  var list: [String] = []
  list.append("a")
  return list
}
func joined() -> [Int] {
  var list = [1]
  list += [2]
  return list
}
func inserted() -> Set<Int> {
  var set: Set<Int> = []
  set.insert(1)
  return set
}
func replaced() -> [Int] {
  var list = [1]
  list[0] = 2
  return list
}
func swapped() -> [Int] {
  var list = [1, 2]
  list.swapAt(0, 1)
  return list
}
func emptied() -> [Int] {
  var list = [1]
  list.removeLast()
  return list
}
func marked() -> [Item] {
  var list = [Item(id: 1)]
  list[0].isMarked = true
  return list
}
func exchanged() -> Bool {
  var first = false
  var second = true
  (first, second) = (second, first)
  return first && !second
}
func copied() -> [Int] {
  let list: [Int] = []
  var copy = list
  copy.append(1)
  return list
}

struct Box {
  var list: [Int] = []
  var table: [Int: Item] = [:]

  init() {
    list.append(1)
    table[1] = Item(id: 1)
  }
}

// MARK: Open

func captured() -> [Int: Int] {
  var table: [Int: Int] = [:]
  [1].forEach { table[$0] = 2 }
  return table
}
func given() -> [Int: Int] {
  func fill(_ table: inout [Int: Int]) { table[1] = 2 }
  var table: [Int: Int] = [:]
  fill(&table)
  return table
}
func drained() -> [Int] {
  var list = [1, 2]
  while !list.isEmpty { list.removeLast() }
  return list
}
func merged() -> [Int: Item] {
  var table: [Int: Item] = [:]
  table.merge([1: Item(id: 1)]) { first, _ in first }
  return table
}
func sorted() -> [Int] {
  var list = [2, 1]
  list.sort()
  return list
}
func unsafe() -> [Int] {
  var list = [0]
  list.withUnsafeMutableBufferPointer { $0[0] = 1 }
  return list
}
func popped() -> [Int] {
  var list = [1]
  let last = list.popLast()
  print(last ?? 0)
  return list
}
func equal() -> Int {
  let set: Set<Int> = [1, 1]
  return set.count
}
func forgotten() -> Item? {
  var item: Item? = Item(id: 1)
  [1].forEach { _ in item = nil }
  return item
}

// MARK: Of the run

final class Model: ObservableObject {
  @Published var items: [Item] = []

  func load() async { items = await fetch() }
  func fetch() async -> [Item] { [] }

  var table: [Int: Item] {
    var table: [Int: Item] = [:]
    for item in items { table[item.id] = item }
    return table
  }
  var reduced: [Int: Item] { items.reduce(into: [:]) { $0[$1.id] = $1 } }
  var ids: [Int] {
    var ids: [Int] = []
    for item in items { ids.append(item.id) }
    return ids
  }
  var filled: [Int] {
    var ids: [Int] = []
    for item in items { ids.append(item.id) }
    ids.append(0)
    return ids
  }
  var groups: [Int: [Item]] {
    var groups: [Int: [Item]] = [:]
    for item in items { groups[item.id, default: []].append(item) }
    return groups
  }
  var isAnyMarked: Bool {
    var isMarked = false
    items.forEach { if $0.id > 3 { isMarked = true } }
    return isMarked
  }
}

struct Page<Content: View>: View {
  @StateObject private var model = Model()
  @ViewBuilder let content: (Model) -> Content

  var body: some View { content(model).task { await model.load() } }
}

@main struct CollectionsApp: App {
  var body: some Scene {
    Window("Never", id: "never") {
      if let item = written()[1] { Text("\(item.id)") } else { Reader() }
      if removed()[1] != nil { Reader() }
      if let item = cleared()[1] { Reader().id(item.id) }
      if updated()[1] == nil { Reader() }
      if grouped()[2] == nil { Reader() }
      if appended().isEmpty { Reader() }
      if joined().count == 1 { Reader() }
      if inserted().isEmpty { Reader() }
      if replaced()[0] == 1 { Reader() }
      if swapped()[0] == 1 { Reader() }
      if !emptied().isEmpty { Reader() }
      if marked()[0].isMarked == nil { Reader() }
      if !exchanged() { Reader() }
      if !copied().isEmpty { Reader() }
      if Box().list.isEmpty { Reader() }
      if Box().table[1] == nil { Reader() }
    }
    Window("Open", id: "open") {
      if captured()[1] == nil { Reader() }
      if let value = captured()[1], value == 2 { Text("2") } else { Reader() }
      if given()[1] == nil { Reader() }
      if !drained().isEmpty { Reader() }
      if merged()[1] == nil { Reader() }
      if sorted()[0] == 2 { Reader() }
      if unsafe()[0] == 0 { Reader() }
      if !popped().isEmpty { Reader() }
      if forgotten() != nil { Reader() }
      if equal() == 2 { Reader() }
      Page { model in
        if model.filled.isEmpty { Reader() }
        if !model.items.isEmpty {
          if model.ids.isEmpty { Reader() }
        }
        if model.items.isEmpty {
          if model.ids.count > 0 { Reader() }
        }
      }
    }
    Window("Written", id: "1") {
      if let item = written()[1] { Reader().id(item.id) }  // want missing-environment-object(Session)
    }
    Windows1()
    Windows2()
    Windows3()
  }
}

struct Windows1: Scene {
  var body: some Scene {
    Window("2", id: "2") {
      if removed()[1] == nil { Reader() }  // want missing-environment-object(Session)
    }
    Window("3", id: "3") {
      if updated()[1] != nil { Reader() }  // want missing-environment-object(Session)
    }
    Window("4", id: "4") {
      if let list = grouped()[2] { Reader().id(list.count) }  // want missing-environment-object(Session)
    }
    Window("5", id: "5") {
      if !appended().isEmpty { Reader() }  // want missing-environment-object(Session)
    }
    Window("6", id: "6") {
      if joined().count == 2 { Reader() }  // want missing-environment-object(Session)
    }
    Window("7", id: "7") {
      if !inserted().isEmpty { Reader() }  // want missing-environment-object(Session)
    }
    Window("8", id: "8") {
      if replaced()[0] == 2 { Reader() }  // want missing-environment-object(Session)
    }
    Window("9", id: "9") {
      if swapped()[0] == 2 { Reader() }  // want missing-environment-object(Session)
    }
  }
}

struct Windows2: Scene {
  var body: some Scene {
    Window("10", id: "10") {
      if emptied().isEmpty { Reader() }  // want missing-environment-object(Session)
    }
    Window("11", id: "11") {
      if marked()[0].isMarked != nil { Reader() }  // want missing-environment-object(Session)
    }
    Window("12", id: "12") {
      if exchanged() { Reader() }  // want missing-environment-object(Session)
    }
    Window("13", id: "13") {
      if !Box().list.isEmpty { Reader() }  // want missing-environment-object(Session)
    }
    Window("14", id: "14") {
      if Box().table[1] != nil { Reader() }  // want missing-environment-object(Session)
    }
    Window("15", id: "15") {
      Page { if let item = $0.table[1] { Reader().id(item.id) } }  // want missing-environment-object(Session)
    }
    Window("16", id: "16") {
      Page { if $0.reduced[1] == nil { Reader() } }  // want missing-environment-object(Session)
    }
    Window("17", id: "17") {
      Page { if $0.reduced[1] != nil { Reader() } }  // want missing-environment-object(Session)
    }
  }
}

struct Windows3: Scene {
  var body: some Scene {
    Window("18", id: "18") {
      Page { if $0.ids.isEmpty { Reader() } }
    }
    Window("19", id: "19") {
      Page { if !$0.ids.isEmpty { Reader() } }
    }
    Window("20", id: "20") {
      Page { if !$0.filled.isEmpty { Reader() } }  // want missing-environment-object(Session)
    }
    Window("21", id: "21") {
      Page { ForEach($0.groups[1] ?? []) { _ in Reader() } }  // want missing-environment-object(Session)
    }
    Window("22", id: "22") {
      Page { if $0.isAnyMarked { Reader() } }  // want missing-environment-object(Session)
    }
    Window("23", id: "23") {
      Page { if !$0.isAnyMarked { Reader() } }  // want missing-environment-object(Session)
    }
  }
}
