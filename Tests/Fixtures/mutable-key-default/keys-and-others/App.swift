// D21: keys of the environment and of preferences; types of other protocols are none.
import SwiftUI

struct AKey: EnvironmentKey {
  static var defaultValue: Int = 0 // want mutable-key-default(AKey)
}

struct BKey: PreferenceKey {
  typealias Value = [Int]
  static var defaultValue: [Int] = [] // want mutable-key-default(BKey)
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

enum CKey: EnvironmentKey { static var defaultValue: Int { 0 } }

struct DKey: FocusedValueKey { typealias Value = Int }

struct EKey { static var defaultValue = 1 }

struct FKey: ContainerKey { static var defaultValue = 1 }

protocol ContainerKey { static var defaultValue: Int { get } }

struct GKey: LayoutValueKey { static let defaultValue = 1 }

extension EnvironmentValues { var a: Int { get { self[AKey.self] } set { self[AKey.self] = newValue } }
  var c: Int { get { self[CKey.self] } set { self[CKey.self] = newValue } } }

struct V: View { @Environment(\.a) var a; @Environment(\.c) var c; var body: some View { Text("\(a) \(c)").preference(key: BKey.self, value: [1]) } }

struct W: View { var body: some View { V().environment(\.a, 1).environment(\.c, 1).onPreferenceChange(BKey.self) { _ in } } }

@main struct A: App { var body: some Scene { WindowGroup { W() } } }
