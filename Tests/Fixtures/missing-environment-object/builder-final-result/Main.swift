// A1: or around the result.
import SwiftUI
@resultBuilder enum Th { static func buildBlock<V: View>(_ v: V) -> V { v }; static func buildFinalResult<V: View>(_ v: V) -> some View { v.environmentObject(Theme()) } }
func themed<V: View>(@Th _ c: () -> V) -> V { c() }
struct Root: View { var body: some View { themed { LeafT() } } }
class Theme: ObservableObject { @Published var count = 0; static let shared = Theme() }
struct LeafT: View { @EnvironmentObject var m: Theme; var body: some View { Text("\(m.count)") } }
@main struct TheApp: App { var body: some Scene { WindowGroup { Root() } } }
