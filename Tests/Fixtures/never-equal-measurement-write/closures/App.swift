// D22 and E.4, "preference value containing fresh closures": a value that equals nothing is heard in every update, and what hears it
// writes what the body that builds it reads. What compares by something else, or is read elsewhere, ends it.
import SwiftUI

struct Action: Equatable {
  var perform: () -> Void

  static func == (lhs: Self, rhs: Self) -> Bool { false }
}

struct NamedAction: Equatable {
  var name: String
  var perform: () -> Void

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.name == rhs.name }
}

struct ActionKey: PreferenceKey {
  static let defaultValue = Action(perform: {})
  static func reduce(value: inout Action, nextValue: () -> Action) { value = nextValue() }
}

struct NamedActionKey: PreferenceKey {
  static let defaultValue = NamedAction(name: "", perform: {})
  static func reduce(value: inout NamedAction, nextValue: () -> NamedAction) { value = nextValue() }
}

struct TokenKey: PreferenceKey {
  static let defaultValue = UUID()
  static func reduce(value: inout UUID, nextValue: () -> UUID) { value = nextValue() }
}

struct Counted: View {
  @State private var taps = 0
  @State private var count = 0

  var body: some View {
    VStack {
      Text("tap").preference(key: ActionKey.self, value: Action { taps += 1 })
      Text("\(count)")
    }
    .onPreferenceChange(ActionKey.self) { _ in count += 1 } // want never-equal-measurement-write(count)
  }
}

struct Kept: View {
  @State private var action = Action(perform: {})

  var body: some View {
    Text("tap")
      .preference(key: ActionKey.self, value: Action { print("tapped") })
      .onPreferenceChange(ActionKey.self) { action = $0 } // want never-equal-measurement-write(action)
      .disabled(isOff(action))
  }

  private func isOff(_ action: Action) -> Bool { action == Action(perform: {}) }
}

struct Token: View {
  @State private var token: UUID?

  var body: some View {
    Text("token")
      .preference(key: TokenKey.self, value: UUID())
      .onPreferenceChange(TokenKey.self) { token = $0 } // want never-equal-measurement-write(token)
      .help(token?.uuidString ?? "")
  }
}

struct Named: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)")
      .preference(key: NamedActionKey.self, value: NamedAction(name: "tap") { print("tapped") })
      .onPreferenceChange(NamedActionKey.self) { _ in count += 1 }
  }
}

struct Unread: View {
  @State private var count = 0

  var body: some View {
    Text("tap")
      .preference(key: ActionKey.self, value: Action { print("tapped") })
      .onPreferenceChange(ActionKey.self) { _ in count += 1 }
      .onTapGesture { print(count) }
  }
}

struct ReadApart: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("tap").preference(key: ActionKey.self, value: Action { print("tapped") })
      GeometryReader { _ in Text("\(count)") }
    }
    .onPreferenceChange(ActionKey.self) { _ in count += 1 }
  }
}

@main
struct FixtureApp: App {
  var body: some Scene {
    WindowGroup {
      Counted()
      Kept()
      Token()
      Named()
      Unread()
      ReadApart()
    }
  }
}
