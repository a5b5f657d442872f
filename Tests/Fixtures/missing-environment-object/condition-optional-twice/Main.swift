// A3: the same for whether an optional holds something.
import SwiftUI
struct Root: View { @State var cart: Cart?; var body: some View { if let cart { inner.environmentObject(cart) } else { inner } }
 @ViewBuilder var inner: some View { if cart != nil { LeafC() } else { Text("") } } }
class Cart: ObservableObject { @Published var count = 0; static let shared = Cart() }
struct LeafC: View { @EnvironmentObject var m: Cart; var body: some View { Text("\(m.count)") } }
@main struct TheApp: App { var body: some Scene { WindowGroup { Root() } } }
