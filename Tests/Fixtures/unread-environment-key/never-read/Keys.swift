// A10: a key that is set and that nothing reads. Read by a wrapper, in the context of a representable, by another
// property or through all values, it is silent.
import SwiftUI

struct AccentKey: EnvironmentKey { static let defaultValue = 1 } // want unread-environment-key(AccentKey)

struct ReadKey: EnvironmentKey { static let defaultValue = 1 }

struct ContextKey: EnvironmentKey { static let defaultValue = 1 }

struct DerivedKey: EnvironmentKey { static let defaultValue = 1 }

struct WholeKey: EnvironmentKey { static let defaultValue = 1 }

extension EnvironmentValues {
  var accent: Int {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }

  var plain: Int {
    get { self[ReadKey.self] }
    set { self[ReadKey.self] = newValue }
  }

  var inContext: Int {
    get { self[ContextKey.self] }
    set { self[ContextKey.self] = newValue }
  }

  var derived: Int {
    get { self[DerivedKey.self] }
    set { self[DerivedKey.self] = newValue }
  }

  var isDerived: Bool { derived > 1 }

  var whole: Int {
    get { self[WholeKey.self] }
    set { self[WholeKey.self] = newValue }
  }

  @Entry var entry = 1 // want unread-environment-key(entry)
}

struct Model { var accent = 1 }

struct Reader: View {
  @Environment(\.plain) private var plain
  @Environment(\.self) private var values
  let model: Model

  var body: some View { Text("\(plain + values.whole + model.accent)") }
}

struct Field: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }

  func updateUIView(_ view: UIView, context: Context) { print(context.environment.inContext) }
}

struct Outer: View {
  var body: some View {
    Reader(model: Model())
      .environment(\.accent, 2)
      .environment(\.plain, 2)
      .environment(\.inContext, 2)
      .environment(\.derived, 2)
      .environment(\.whole, 2)
      .environment(\.entry, 2)
  }
}
