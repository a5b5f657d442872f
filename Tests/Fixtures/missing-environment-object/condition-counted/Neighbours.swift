// Numbers that the written form of the code does not tell: none of these conditions is ever true.
import SwiftUI

enum Kind { case guest, member }

// MARK: Other types

@propertyWrapper struct Clamped {
  private var value: Int
  init(wrappedValue: Int) { value = wrappedValue }
  var wrappedValue: Int {
    get { value }
    set { value = min(newValue, 3) }
  }
}
struct Modulo: ExpressibleByIntegerLiteral, Equatable {
  var value: Int
  init(integerLiteral number: Int) { value = number % 4 }
  static func += (left: inout Modulo, right: Modulo) { left.value = (left.value + right.value) % 4 }
}
struct Twice: Sequence, ExpressibleByArrayLiteral {
  let list: [Int]
  init(arrayLiteral elements: Int...) { list = elements + elements }
  func makeIterator() -> IndexingIterator<[Int]> { list.makeIterator() }
}

// MARK: Effects

private var ticks = 0
func tick() -> Int {
  ticks += 1
  return ticks
}
struct Numbers {
  var last = 0
  var following: Int {
    mutating get {
      last += 1
      return last
    }
  }
  mutating func next() -> Int {
    last += 1
    return last
  }
  mutating func sum() -> Int {
    var sum = 0
    for _ in [1, 2] { sum += next() }
    return sum
  }
}
final class SharedNumbers {
  var last = 0
  var following: Int {
    last += 1
    return last
  }
}

struct NeighboursView: View {
  @StateObject private var model = Model()
  @State private var kind = Kind.guest
  let tags: Set<String> = ["a", "a", "b"]
  let ratio: Double = 1
  let numbers = SharedNumbers()

  var body: some View {
    VStack {
      Conditions(model: model, kind: kind)
      if called() == 2 || added() == 2 || asked() == 2 || shared() == 2 { NeverView() }
      if summed() == 2 { NeverView() }
      if halved() == 0 { NeverView() }
      if late() == 0 { NeverView() }
      if copied() == 0 { NeverView() }
      if ratio / 2 == 0 { NeverView() }
      if paired() == 0 { NeverView() }
      if modulo() == 4 { NeverView() }
      if tagged() == 3 { NeverView() }
      if casted() == 2 { NeverView() }
      if given([1, 1]) == 2 { NeverView() }
      if twice([1, 2]) == 3 { NeverView() }
      if repeated() == 1 { NeverView() }
      if emptied() == 2 { NeverView() }
      if sorted() == 2 { NeverView() }
      if clamped() == 10 { NeverView() }
      if watched() == 10 { NeverView() }
      if watching() == 0 { NeverView() }
      if passed() == 2 { NeverView() }
      Button("x") {
        kind = kind == .guest ? .member : .guest
        model.isNew.toggle()
        model.items.append(1)
      }
    }
  }
  func called() -> Int {
    var sum = 0
    for _ in [1, 2] { sum += tick() }
    return sum
  }
  func added() -> Int {
    var sum = 0
    var numbers = Numbers()
    sum += numbers.next()
    sum += numbers.next()
    return sum
  }
  func asked() -> Int {
    var sum = 0
    var numbers = Numbers()
    for _ in 1...2 { sum += numbers.following }
    return sum
  }
  func shared() -> Int {
    var sum = 0
    for _ in 1...2 { sum += numbers.following }
    return sum
  }
  func summed() -> Int {
    var numbers = Numbers()
    return numbers.sum()
  }
  func halved() -> Double {
    var value: Double = 0
    value = 1
    value /= 2
    return value
  }
  func late() -> Double {
    var value: Double
    if model.isNew { value = 1 } else { value = 3 }
    value /= 2
    return value
  }
  func copied() -> Double {
    let width = 3.0
    var value = width
    value = 1
    value /= 2
    return value
  }
  func paired() -> Double {
    var (first, second): (Double, Double) = (1, 3)
    first /= 2
    second /= 2
    return second - 1 + first
  }
  func modulo() -> Modulo {
    var number: Modulo = 3
    number += 1
    return number
  }
  func tagged() -> Int {
    var count = 0
    for _ in tags { count += 1 }
    return count
  }
  func casted() -> Int {
    var count = 0
    for _ in [1, 1] as Set<Int> { count += 1 }
    return count
  }
  func given(_ set: Set<Int>) -> Int {
    var count = 0
    for _ in set { count += 1 }
    return count
  }
  func twice(_ list: Twice) -> Int {
    var sum = 0
    for element in list { sum += element }
    return sum
  }
  func repeated() -> Int {
    var count = 0
    for _ in Array(repeating: 1, count: 3) { count += 1 }
    return count
  }
  func emptied() -> Int {
    var list = [1, 2]
    list.removeAll()
    var count = 0
    for _ in list { count += 1 }
    return count
  }
  func sorted() -> Int {
    var last = 0
    for element in [3, 1, 2].sorted() { last = element }
    return last
  }
  func clamped() -> Int {
    @Clamped var level = 0
    level += 10
    return level
  }
  func watched() -> Int {
    var level = 0 { didSet { if level > 5 { level = 5 } } }
    level += 10
    return level
  }
  func watching() -> Int {
    var changes = 0
    var level = 0 { didSet { changes += 1 } }
    for _ in [1, 2] { level += 1 }
    return changes
  }
  func passed() -> Int {
    var count = 0
    for _ in [1, 2] {
      bump(&count)
      count += 1
    }
    return count
  }
  func bump(_ number: inout Int) { number += 1 }
}

// MARK: Conditions that go together

struct Conditions: View {
  @ObservedObject var model: Model
  let kind: Kind

  var body: some View {
    if steps() == 2 { NeverView() }
    if same() == 1 { NeverView() }
    if both() != 0 { NeverView() }
    if marked() { NeverView() }
    if first() { NeverView() }
    if many() { NeverView() }
    if passes() < 0 { NeverView() }
    if pairs() == 1 { NeverView() }
    if used() == 0 { NeverView() }
    if highest() < 0 { NeverView() }
    if waited() < 0 { NeverView() }
  }
  func steps() -> Int {
    var steps = 0
    if kind == .guest { steps += 1 }
    if kind == .member { steps += 1 }
    return steps
  }
  func same() -> Int {
    var count = 0
    if model.isNew { count += 1 }
    if model.isNew { count += 1 }
    return count
  }
  func both() -> Int {
    var count = 0
    if model.isNew { count += 1 } else { count += 2 }
    if model.isNew { count -= 1 } else { count -= 2 }
    return count
  }
  func marked() -> Bool {
    var count = 0
    let isNew = model.isNew
    if isNew { count += 1 }
    return count > 0 && !isNew
  }
  func first() -> Bool {
    var count = 0
    if let first = model.items.first { count += first > 0 ? 1 : 2 }
    return count > 0 && model.items.isEmpty
  }
  func many() -> Bool {
    var count = 0
    for item in model.items { if item > 3 { count += 1 } }
    return count > 0 && model.items.isEmpty
  }
  func passes() -> Int {
    var count = 0
    for _ in model.items { count += 1 }
    return count
  }
  func pairs() -> Int {
    var count = 0
    for _ in model.items { count += 2 }
    return count
  }
  func used() -> Int {
    guard !model.items.isEmpty else { return 1 }
    var count = 0
    for _ in model.items { count += 1 }
    return count
  }
  func highest() -> Int {
    var highest = 0
    for item in model.items where item > highest { highest = item }
    return highest
  }
  func waited() -> Int {
    var count = 0
    while count < model.items.count { count += 1 }
    return count
  }
}

final class Never: ObservableObject {}
struct NeverView: View {
  @EnvironmentObject var object: Never
  var body: some View { Text("\(object)") }
}
