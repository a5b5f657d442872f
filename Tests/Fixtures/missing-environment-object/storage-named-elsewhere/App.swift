// A7: what names the storage stands in a shorter file than the chain around the call.
import SwiftUI

final class Rates: ObservableObject { @Published var rate = 1.0 }

struct Page: View {
  @EnvironmentObject var rates: Rates
  let view = Looking()

  var body: some View {
    VStack {
      Text("one").padding().opacity(1).padding().opacity(1).padding().opacity(1).padding()
      Text("two").padding().opacity(1).padding().opacity(1).padding().opacity(1).padding()
      Text("three").padding().opacity(1).padding().opacity(1).padding().opacity(1).padding()
      Text("\(count(of: view)) \(String(describing: name(of: view)))")
        .padding().opacity(1).padding().opacity(1).padding().opacity(1).padding()
      Text("\(rates.rate)").padding()
    }
  }
}

@main
struct RatesApp: App {
  var body: some Scene {
    WindowGroup {
      Page() // want missing-environment-object(Rates)
    }
  }
}
