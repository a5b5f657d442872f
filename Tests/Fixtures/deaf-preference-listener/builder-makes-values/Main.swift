// D8: what a result builder makes of its views is not followed.
import SwiftUI
struct Pair { let l: AnyView; let r: AnyView }
@resultBuilder struct PairBuilder { static func buildBlock(_ a: some View, _ b: some View) -> Pair { Pair(l: AnyView(a), r: AnyView(b)) } }
struct Two: View { let pair: Pair; init(@PairBuilder _ c: () -> Pair) { pair = c() }
  var body: some View { HStack { pair.l; pair.r.onPreferenceChange(KA.self) { _ in } } } }
struct Root: View { var body: some View { Two { Text("a"); EA() } } }
struct KA: PreferenceKey { static let defaultValue: [Int] = []; static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() } }
struct EA: View { var body: some View { Text("e").preference(key: KA.self, value: [1]) } }
@main struct TheApp: App { var body: some Scene { WindowGroup { Root() } } }
