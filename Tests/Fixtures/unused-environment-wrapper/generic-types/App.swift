// A7: generic views and generic objects.
import SwiftUI

final class Store<S>: ObservableObject { var n = 0 }

struct Home<S, Content: View>: View {
  @EnvironmentObject private var store: Store<S>
  @EnvironmentObject private var other: Store<Int> // want unused-environment-wrapper(Store<Int>)
  let content: (Int) -> Content
  var body: some View { content(store.n) }
}

@main struct A: App {
  @StateObject var c = Store<Int>()
  @StateObject var d = Store<String>()
  var body: some Scene { WindowGroup { Home<String, Text> { Text("\($0)") }.environmentObject(c).environmentObject(d) } } }
