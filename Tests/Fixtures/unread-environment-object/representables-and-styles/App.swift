// A6, F2: representables, contexts and styles read.
import SwiftUI

final class Cart: ObservableObject { var n = 0 }

final class B: ObservableObject { var n = 0 }

final class C: ObservableObject { var n = 0 }

@Observable final class O { var n = 0 }

struct R: UIViewRepresentable {
  @EnvironmentObject var c: Cart
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ v: UIView, context: Context) { print(c, context.environment[O.self]!) }
}

struct S: ButtonStyle { @EnvironmentObject var b: B; func makeBody(configuration: Configuration) -> some View { configuration.label.opacity(Double(b.n)) } }

@main struct A: App {
  @StateObject var c = Cart()
  @StateObject var b = B()
  @StateObject var d = C()
  @State var o = O()
  var body: some Scene { WindowGroup {
    Button("") {}.buttonStyle(S()).environmentObject(b)
    R().environmentObject(c).environment(o)
    NavigationStack { Text("") }
    .environmentObject(d) // want unread-environment-object(C)
  } } }
