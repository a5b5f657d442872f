// A3: the same where it is compared with nil.
import SwiftUI
struct Root: View { @StateObject var c = Cart(); var body: some View { Row(c: c) } }
struct Row: View { var c: Cart?; var body: some View { if c == nil { LeafC() } else { Text("") } } }
class Cart: ObservableObject { @Published var count = 0; static let shared = Cart() }
struct LeafC: View { @EnvironmentObject var m: Cart; var body: some View { Text("\(m.count)") } }
@main struct TheApp: App { var body: some Scene { WindowGroup { Root() } } }
