// A2: nested types of one name are different objects.
import SwiftUI

enum Feature { final class Store: ObservableObject {}
  struct Screen: View { @EnvironmentObject var store: Store; var body: some View { Text("\(store)") } } }

enum Other { final class Store: ObservableObject {}
  struct Screen: View { @EnvironmentObject var store: Other.Store; var body: some View { Text("\(store)") } } }

@main struct A: App {
  @StateObject var f = Feature.Store()
  @StateObject var o = Other.Store()
  var body: some Scene { WindowGroup { Feature.Screen().environmentObject(f)
   Other.Screen().environmentObject(o) }
   WindowGroup {
     Other.Screen() // want missing-environment-object(Other.Store)
     .environmentObject(f) } } }
