// A2: a subclass is injected under its own type, and nobody reads that.
import SwiftUI

class Base: ObservableObject { var n = 0 }

final class Sub: Base {}

struct V: View { @EnvironmentObject var b: Base; var body: some View { Text("\(b.n)") } }

@main struct A: App {
  @StateObject var s = Sub()
  var body: some Scene { WindowGroup {
    V() // want missing-environment-object(Base)
     .environmentObject(s) // want unread-environment-object(Sub)
  } } }
