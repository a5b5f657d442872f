// A3: an optional parameter that is only given an object holds it.
import SwiftUI
struct Row: View { let cart: Cart?; var body: some View { if let cart { LeafC().environmentObject(cart) } else { LeafC() } } }
struct Root: View { var body: some View { Row(cart: Cart()) } }
class Cart: ObservableObject { @Published var count = 0; static let shared = Cart() }
struct LeafC: View { @EnvironmentObject var m: Cart; var body: some View { Text("\(m.count)") } }
@main struct TheApp: App { var body: some Scene { WindowGroup { Root() } } }
