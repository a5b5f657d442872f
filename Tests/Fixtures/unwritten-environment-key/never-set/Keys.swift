// A10: a key that is read and that nothing sets gives its default value always. Set by the modifier, by a
// transformation, by a helper, by an assignment, or in a preview, it is silent.
import SwiftUI

struct AccentKey: EnvironmentKey { static let defaultValue = 1 } // want unwritten-environment-key(AccentKey)

struct SetKey: EnvironmentKey { static let defaultValue = 1 }

struct ChangedKey: EnvironmentKey { static let defaultValue = 1 }

struct HelpedKey: EnvironmentKey { static let defaultValue = 1 }

struct AssignedKey: EnvironmentKey { static let defaultValue = 1 }

struct SubscriptKey: EnvironmentKey { static let defaultValue = 1 }

struct PathKey: EnvironmentKey { static let defaultValue = 1 }

struct PreviewKey: EnvironmentKey { static let defaultValue = 1 }

extension EnvironmentValues {
  var accent: Int {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }

  var plain: Int {
    get { self[SetKey.self] }
    set { self[SetKey.self] = newValue }
  }

  var changed: Int {
    get { self[ChangedKey.self] }
    set { self[ChangedKey.self] = newValue }
  }

  var helped: Int {
    get { self[HelpedKey.self] }
    set { self[HelpedKey.self] = newValue }
  }

  var assigned: Int {
    get { self[AssignedKey.self] }
    set { self[AssignedKey.self] = newValue }
  }

  var subscripted: Int {
    get { self[SubscriptKey.self] }
    set { self[SubscriptKey.self] = newValue }
  }

  var path: Int {
    get { self[PathKey.self] }
    set { self[PathKey.self] = newValue }
  }

  var previewed: Int {
    get { self[PreviewKey.self] }
    set { self[PreviewKey.self] = newValue }
  }

  @Entry var entry = 1 // want unwritten-environment-key(entry)

  @Entry var setEntry = 1
}

extension View {
  func helped(_ value: Int) -> some View { environment(\.helped, value) }

  func set(_ path: WritableKeyPath<EnvironmentValues, Int>) -> some View { environment(path, 2) }
}

struct Reader: View {
  @Environment(\.accent) private var accent
  @Environment(\.plain) private var plain
  @Environment(\.changed) private var changed
  @Environment(\.helped) private var helped
  @Environment(\.assigned) private var assigned
  @Environment(\.subscripted) private var subscripted
  @Environment(\.path) private var path
  @Environment(\.previewed) private var previewed
  @Environment(\.entry) private var entry
  @Environment(\.setEntry) private var setEntry
  @State private var model = Model()

  var body: some View {
    Text("\(accent + plain + changed + helped + assigned + subscripted + path + previewed)")
      .opacity(entry > setEntry + model.accent ? 1 : 0)
  }
}

struct Model { var accent = 1 }

struct Outer: View {
  var body: some View {
    Reader()
      .environment(\.plain, 2)
      .transformEnvironment(\.changed) { $0 += 1 }
      .helped(2)
      .transformEnvironment(\.self) { values in
        values.assigned = 2
        values[SubscriptKey.self] = 2
      }
      .set(\.path)
      .environment(\.setEntry, 2)
  }
}

#Preview {
  Reader().environment(\.previewed, 2)
}
