// A10, B1: a sheet stands outside what is written before it.
import SwiftUI

extension EnvironmentValues { @Entry var foo = 0; @Entry var bar = 0 }

struct R: View { @Environment(\.foo) var foo; @Environment(\.bar) var bar; var body: some View { Text("\(foo) \(bar)") } }

struct W: View { @State var on = false; var body: some View {
    Text("")
      .environment(\.foo, 2) // want environment-value-out-of-scope(foo)
      .sheet(isPresented: $on) { R() }
      .environment(\.bar, 2)
   } }

@main struct A: App { var body: some Scene { WindowGroup { W() } } }
