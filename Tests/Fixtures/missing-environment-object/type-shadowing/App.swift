// A1: the innermost declaration of a name decides, in every scope.
import SwiftUI

final class Session: ObservableObject { @Published var user = "guest" }
final class Cart: ObservableObject { @Published var count = 0 }

let model = Session()

struct SessionView: View {
  @EnvironmentObject var session: Session
  var body: some View { Text(session.user) }
}

struct Property: View {
  let model = Cart()
  var body: some View { SessionView().environmentObject(model) }
}

struct Local: View {
  let model = Cart()
  var body: some View {
    let model = Session()
    SessionView().environmentObject(model)
    SessionView().environmentObject(self.model)
  }
}

struct ClosureParameter: View {
  let model = Session()
  var body: some View {
    ForEach([Cart()], id: \.count) { model in
      SessionView().environmentObject(model)
    }
  }
}

struct Bound: View {
  var model: Session?
  var body: some View {
    if let model {
      SessionView().environmentObject(model)
    }
    if let model = model.map({ _ in Cart() }) {
      Text("\(model.count)").environmentObject(model)
    }
  }
}

struct GlobalName: View {
  var body: some View { SessionView().environmentObject(model) }
}

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      Property() // want missing-environment-object(Session)
      Local() // want missing-environment-object(Session)
      ClosureParameter() // want missing-environment-object(Session)
      Bound(model: Session())
      GlobalName()
    }
  }
}
