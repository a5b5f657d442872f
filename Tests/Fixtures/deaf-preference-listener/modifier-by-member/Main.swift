// D7: a modifier may be named by a static member of an extension of ViewModifier.
import SwiftUI
extension View { func put<M: ViewModifier>(_ m: M) -> some View { modifier(m) } }
struct M1: ViewModifier { func body(content: Content) -> some View { content.onPreferenceChange(KA.self) { _ in } } }
extension ViewModifier where Self == M1 { static var hear: M1 { M1() } }
struct Root: View { var body: some View { EA().put(.hear) } }
struct KA: PreferenceKey { static let defaultValue: [Int] = []; static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() } }
struct EA: View { var body: some View { Text("e").preference(key: KA.self, value: [1]) } }
@main struct TheApp: App { var body: some Scene { WindowGroup { Root() } } }
