// D8: a state that something assigns may hold another view than its first.
import SwiftUI
struct Root: View { @State var v: AnyView = AnyView(Text("")); var body: some View { Button("") { v = AnyView(EA()) }; v.onPreferenceChange(KA.self) { _ in } } }
struct KA: PreferenceKey { static let defaultValue: [Int] = []; static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() } }
struct EA: View { var body: some View { Text("e").preference(key: KA.self, value: [1]) } }
@main struct TheApp: App { var body: some Scene { WindowGroup { Root() } } }
