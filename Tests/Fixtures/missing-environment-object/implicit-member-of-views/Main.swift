// A1: a static function of an extension of View, by its name alone, is followed.
import SwiftUI
struct Badge<C: View>: View { let c: C; var body: some View { c.environmentObject(Theme()) } }
extension View { static func badge<C: View>(_ c: C) -> Self where Self == Badge<C> { Badge(c: c) } }
struct Root: View { var body: some View { Text("").overlay(.badge(LeafT())) } }
class Theme: ObservableObject { @Published var count = 0; static let shared = Theme() }
struct LeafT: View { @EnvironmentObject var m: Theme; var body: some View { Text("\(m.count)") } }
@main struct TheApp: App { var body: some Scene { WindowGroup { Root() } } }
