// A1: the same where the member itself says so.
import SwiftUI
extension View { fileprivate func deps() -> some View { environmentObject(Theme()) } }
struct Root: View { var body: some View { VStack { LeafT().deps(); Other() } } }
class Cart: ObservableObject { @Published var count = 0; static let shared = Cart() }
class Theme: ObservableObject { @Published var count = 0; static let shared = Theme() }
struct LeafC: View { @EnvironmentObject var m: Cart; var body: some View { Text("\(m.count)") } }
struct LeafT: View { @EnvironmentObject var m: Theme; var body: some View { Text("\(m.count)") } }
@main struct TheApp: App { var body: some Scene { WindowGroup { Root() } } }
