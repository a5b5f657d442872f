// Objects behind property wrappers of the project: with a written type, generic, and with a projected value.
import SwiftUI

final class Keys: ObservableObject { @Published var count = 0 }
final class Locks: ObservableObject { @Published var count = 0 }
final class Vault: ObservableObject { @Published var open = false }

struct KeyView: View {
  @EnvironmentObject var keys: Keys
  var body: some View { Text("\(keys.count)") }
}

struct LockView: View {
  @EnvironmentObject var locks: Locks
  var body: some View { Text("\(locks.count)") }
}

struct VaultView: View {
  @EnvironmentObject var vault: Vault
  var body: some View { Text(vault.open ? "open" : "shut") }
}

@propertyWrapper
struct Lazily<Value> {
  private let make: () -> Value
  init(wrappedValue: @autoclosure @escaping () -> Value) { make = wrappedValue }
  var wrappedValue: Value { make() }
  var projectedValue: [Value] { [make()] }
}

@propertyWrapper
struct Dependency<Value> {
  let wrappedValue: Value
  init(_ make: @autoclosure () -> Value) { wrappedValue = make() }
}

struct Bank: View {
  @Lazily var keys = Keys()
  @Dependency(Locks()) private var locks: Locks

  var body: some View {
    KeyView().environmentObject(keys)
    KeyView().environmentObject($keys[0])
    LockView().environmentObject(locks)
    VaultView().environmentObject(locks)
  }
}

@main
struct BankApp: App {
  var body: some Scene {
    WindowGroup { Bank() }
  }
}
