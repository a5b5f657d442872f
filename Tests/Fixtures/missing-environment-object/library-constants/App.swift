// Design §4: what the library makes of constants decides where it is told: texts, numbers, and what lists that stand in the sources answer.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

struct CartLeaf: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

let mode = "pro" + "duction"
let sum = (1...4).reduce(0, +)
let names = ["c", "a", "bb"]

func isLess(_ first: String, _ second: String) -> Bool { first > second }

func left() -> [String] {
  var left = ["c", "a", "bb"]
  left.removeAll { $0.count == 1 }
  return left
}

func sorted() -> [Int] {
  var numbers = [3, 1]
  numbers.append(2)
  numbers.sort()
  return numbers
}

struct Shown: View {
  let isShown: Bool
  var body: some View { if isShown { CartLeaf() } else { Text("none") } }
}

/// Each would be another view without an end.
struct Nested: View {
  let name: String
  let number: Int
  var body: some View {
    if name.count > 1_000 || number > 1_000_000 {
      CartLeaf()
    } else {
      Nested(name: name + "+", number: number * 2)
    }
  }
}

struct Counted: View {
  @State private var limit = 2
  var body: some View {
    Button("More") { limit += 1 }
    if [1, 2, 3].contains(where: { $0 == limit }) { Text("some") } else { CartLeaf() }
  }
}

@main struct ShopApp: App {
  var body: some Scene {
    WindowGroup("Text") { if mode.hasPrefix("prod") { CartLeaf() } }  // want missing-environment-object(Cart)
    WindowGroup("Other text") { if "home".uppercased() == "home" { CartLeaf() } }
    WindowGroup("Order") { if names[1] < names[0] { CartLeaf() } }  // want missing-environment-object(Cart)
    WindowGroup("Number") { if sum == 10 && sum.isMultiple(of: 5) { CartLeaf() } }  // want missing-environment-object(Cart)
    WindowGroup("Other number") { if sum * 10 == 10 || sum * 10 % 7 == 0 { CartLeaf() } }
    WindowGroup("Parsed") { if Int("42") == 42 { CartLeaf() } }  // want missing-environment-object(Cart)
    WindowGroup("Not parsed") { if let _ = Int("4x") { CartLeaf() } }
    WindowGroup("All") { if [2, 4].allSatisfy({ $0 % 2 == 0 }) { CartLeaf() } }  // want missing-environment-object(Cart)
    WindowGroup("Not all") { if [2, 5].allSatisfy({ $0 % 2 == 0 }) { CartLeaf() } }
    WindowGroup("Any") { if names.contains(where: { $0.count > 1 }) { CartLeaf() } }  // want missing-environment-object(Cart)
    WindowGroup("None") { if names.contains(where: { $0.count > 2 }) { CartLeaf() } }
    WindowGroup("Place") { if names.firstIndex(of: "bb") == 2 { CartLeaf() } }  // want missing-environment-object(Cart)
    WindowGroup("No place") { if names.firstIndex(of: "b") != nil { CartLeaf() } }
    WindowGroup("First") { if names.sorted().first == "a" { CartLeaf() } }  // want missing-environment-object(Cart)
    WindowGroup("Least") { if names.min() == "c" || names.max() == "a" { CartLeaf() } }
    WindowGroup("Sorted") { if sorted()[0] == 3 { CartLeaf() } }
    WindowGroup("Backwards") { if names.sorted(by: >)[0] == "c" { CartLeaf() } }  // want missing-environment-object(Cart)
    WindowGroup("By length") { if names.sorted(by: { $0.count < $1.count })[0] == "bb" { CartLeaf() } }
    WindowGroup("By others") { if names.sorted(by: isLess)[0] == "a" { CartLeaf() } }
    WindowGroup("Left") { if left().contains("a") { CartLeaf() } }
    WindowGroup("Shown") { Shown(isShown: names.allSatisfy { $0.isEmpty }) }
    WindowGroup("Nested") { Nested(name: "+", number: 1) }
    WindowGroup("Counted") { Counted() }  // want missing-environment-object(Cart)
  }
}
