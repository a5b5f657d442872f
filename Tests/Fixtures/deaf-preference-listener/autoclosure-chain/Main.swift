// D7: a chain may be handed over as an autoclosure.
import SwiftUI
struct Lazy<V: View>: View { let build: () -> V; init(_ b: @autoclosure @escaping () -> V) { build = b }; var body: V { build() } }
struct Root: View { var body: some View { Lazy(VStack { EA() }.padding()).onPreferenceChange(KA.self) { _ in } } }
struct KA: PreferenceKey { static let defaultValue: [Int] = []; static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() } }
struct EA: View { var body: some View { Text("e").preference(key: KA.self, value: [1]) } }
@main struct TheApp: App { var body: some Scene { WindowGroup { Root() } } }
