// A6, A15, A16: SwiftUI calls the member that its protocol demands, whatever else has that name, in whichever order.
import SwiftUI

final class Store: ObservableObject { @Published var n = 0 }
final class Lost: ObservableObject { @Published var n = 0 }

struct StoreText: View {
  @EnvironmentObject var store: Store
  var body: some View { Text("\(store.n)") }
}
struct LostText: View {
  @EnvironmentObject var lost: Lost
  var body: some View { Text("\(lost.n)") }
}

struct Dashboard: View {
  @StateObject private var store = Store()
  private func body(size: CGSize) -> some View { StoreText().frame(width: size.width) }
  var body: some View { GeometryReader { body(size: $0.size) }.environmentObject(store) }
}

struct Hidden: View {
  func body(for width: Int) -> some View { Text("\(width)") }
  var body: some View { LostText() }
}

struct Card: ViewModifier {
  @StateObject private var store = Store()
  private func body(decorated content: some View) -> some View { content.background(StoreText()) }
  func body(content: Content) -> some View { body(decorated: content).environmentObject(store) }
}

struct Press: ButtonStyle {
  let store = Store()
  func makeBody(label: some View, pressed: Bool) -> some View { HStack { label; StoreText() } }
  func makeBody(configuration: Configuration) -> some View {
    makeBody(label: configuration.label, pressed: configuration.isPressed).environmentObject(store)
  }
}

@main struct DemoApp: App {
  @StateObject private var store = Store()
  func body(title: String) -> some Scene { WindowGroup(title) { StoreText() } }
  var body: some Scene {
    WindowGroup {
      Dashboard()
      Hidden() // want missing-environment-object(Lost)
      Text("card").modifier(Card())
      Button("press") {}.buttonStyle(Press())
      StoreText().environmentObject(store)
    }
  }
}
