// A1: overloads that only constraints tell apart are not decided.
import SwiftUI
protocol NeedsTheme {}
extension LeafT: NeedsTheme {}
extension View { func deps() -> some View { self } }
extension View where Self: NeedsTheme { func deps() -> some View { environmentObject(Theme()) } }
struct Root: View { var body: some View { LeafT().deps() } }
class Theme: ObservableObject { @Published var count = 0; static let shared = Theme() }
struct LeafT: View { @EnvironmentObject var m: Theme; var body: some View { Text("\(m.count)") } }
@main struct TheApp: App { var body: some Scene { WindowGroup { Root() } } }
