// A value of another module's 'Factory<T>' is called for a 'T', and what '@Injected' names in its container is one.
import Factory
import SwiftUI

@Observable final class Account { var name = "" }
@Observable final class Memos { var count = 0 }
final class Rates: ObservableObject { @Published var rate = 1 }

extension Container {
  var account: Factory<Account> { self { Account() } }
  var memos: Factory<Memos> { self { Memos() }.singleton }
  var rates: Factory<Rates> { self { Rates() } }
}

struct Reader: View {
  @Environment(Memos.self) private var memos
  var body: some View { Text("\(memos.count)") }
}

struct Exchange: View {
  @EnvironmentObject var rates: Rates
  var body: some View { Text("\(rates.rate)") }
}

struct Money: View {
  @InjectedObject(\.rates) private var rates
  var body: some View {
    Exchange().environmentObject(rates)
    Reader().environment(Container.shared.memos())
  }
}

@main struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      Reader().environment(Container.shared.account())  // want missing-environment-object(Memos)
      Money()
    }
  }
}
