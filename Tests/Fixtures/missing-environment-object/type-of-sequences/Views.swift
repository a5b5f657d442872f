// A4: an array made of a range is an array; a text behind modifiers is of a type that is not told.
import SwiftUI

final class Store<Value>: ObservableObject {
  @Published var value: Value
  init(_ value: Value) { self.value = value }
}

struct Numbers: View {
  @EnvironmentObject var store: Store<[Int]>
  var body: some View { Text("\(store.value.count)") }
}

struct Names: View {
  @EnvironmentObject var store: Store<[String]>
  var body: some View { Text("\(store.value.count)") }
}

struct Titles: View {
  @EnvironmentObject var store: Store<Text>
  var body: some View { store.value }
}

struct Home: View {
  let numbers = Store(Array(0..<3))
  let title = Store(Text("a").bold())
  var body: some View {
    Numbers().environmentObject(numbers)
    Titles().environmentObject(title)
  }
}

struct Other: View {
  let numbers = Store(Array(0..<3))
  var body: some View { Names().environmentObject(numbers) }
}

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup("Home") { Home() }
    WindowGroup("Other") { Other() }  // want missing-environment-object(Store<[String]>)
  }
}
