// Design §4: a closure of a view reads only what is there where it is made. That the view makes one like it in all programs gives it to
// no other view in them.
import SwiftUI

final class Store: ObservableObject { @Published var n = 0 }

struct Row: View {
  var action: () -> Int
  var body: some View { Text("\(action())") }
}

struct Owner: View {
  @EnvironmentObject var store: Store

  func makeAction() -> () -> Int { { store.n } }

  var body: some View {
    VStack {
      let _ = makeAction()
      extra()
    }
  }
}

struct Reader: View {
  @EnvironmentObject var store: Store
  var body: some View { Text("\(store.n)") }
}
