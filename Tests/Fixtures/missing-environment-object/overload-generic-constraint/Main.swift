// A1: so are overloads whose generic parameters differ in constraints.
import SwiftUI
extension View { func deps<T>(_ t: T) -> some View { self }; func deps<T: ObservableObject>(_ t: T) -> some View { environmentObject(t) } }
struct Root: View { var body: some View { LeafT().deps(Theme()) } }
class Theme: ObservableObject { @Published var count = 0; static let shared = Theme() }
struct LeafT: View { @EnvironmentObject var m: Theme; var body: some View { Text("\(m.count)") } }
@main struct TheApp: App { var body: some Scene { WindowGroup { Root() } } }
