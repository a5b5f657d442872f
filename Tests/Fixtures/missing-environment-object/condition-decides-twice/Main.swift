// A3: a property has one value while a view builds its body: what it decides at two places does not contradict itself.
import SwiftUI
struct Root: View { @State var on = false; var body: some View { if on { inner.environmentObject(Cart()) } else { inner } }
 @ViewBuilder var inner: some View { if on { LeafC() } else { Text("") } } }
class Cart: ObservableObject { @Published var count = 0; static let shared = Cart() }
struct LeafC: View { @EnvironmentObject var m: Cart; var body: some View { Text("\(m.count)") } }
@main struct TheApp: App { var body: some Scene { WindowGroup { Root() } } }
