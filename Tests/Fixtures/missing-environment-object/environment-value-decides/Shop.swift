// A10: a view that decides by a value of the environment shows what the nearest write above it says, or the default. The
// reader behind the other branch is not there.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }
final class Theme: ObservableObject { @Published var count = 0 }
enum Mode { case plain, cart }

extension EnvironmentValues {
  @Entry var showsCart = false
  @Entry var mode: Mode = .plain
  @Entry var theme: Theme? = nil  // want observable-object-in-environment-key(Theme)
  @Entry var isLoud = false
  @Entry var chosen: Bool? = false  // want unwritten-environment-key(chosen)
  @Entry var stage: Mode? = .plain  // want unwritten-environment-key(stage)

  var isNested: Bool {
    get { self[IsNestedKey.self] }
    set { self[IsNestedKey.self] = newValue }
  }

  var isQuiet: Bool {
    get { self[IsQuietKey.self] }
    set { self[IsQuietKey.self] = !newValue }
  }
}

private struct IsNestedKey: EnvironmentKey { static let defaultValue = false }
private struct IsQuietKey: EnvironmentKey { static let defaultValue = false }

struct CartLabel: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct ThemeLabel: View {
  @EnvironmentObject var theme: Theme
  var body: some View { Text("\(theme.count)") }
}

struct Flagged: View {
  @Environment(\.showsCart) private var shows
  var body: some View { if shows { CartLabel() } else { Text("") } }
}

struct Reading: View {
  @Environment(\.showsCart) private var shows
  @EnvironmentObject private var cart: Cart
  let isLong: Bool
  var body: some View {
    if isLong && shows { Button("") { save() } } else { Text("") }
  }
  private func save() { cart.count += 1 }
}

struct Moded: View {
  @Environment(\.mode) private var mode
  var body: some View {
    switch mode {
    case .plain: Text("")
    case .cart: CartLabel()
    }
  }
}

struct Themed: View {
  @Environment(\.theme) private var theme
  var body: some View {
    if let theme { ThemeLabel().environmentObject(theme) } else { CartLabel() }
  }
}

struct Chosen: View {
  @Environment(\.chosen) private var chosen
  var body: some View { if let chosen { CartLabel().disabled(chosen) } }
}

struct Staged: View {
  @Environment(\.stage) private var stage
  var body: some View { if case .some = stage { CartLabel() } }
}

struct Nesting: View {
  @Environment(\.isNested) private var isNested
  var body: some View {
    if isNested { CartLabel() } else { Nesting().environment(\.isNested, true) }
  }
}

struct Loud: View {
  @Environment(\.isLoud) private var isLoud
  var body: some View { if isLoud { CartLabel() } else { Text("") } }
}

struct Quiet: View {
  @Environment(\.isQuiet) private var isQuiet
  var body: some View { if isQuiet { CartLabel() } else { Text("") } }
}

struct Screen<Content: View>: View {
  @Environment(\.showsCart) private var shows
  @ViewBuilder var content: Content
  var body: some View { if shows { content } else { Text("") } }
}

extension View {
  func setting(_ path: WritableKeyPath<EnvironmentValues, Bool>) -> some View {
    environment(path, true)
  }
}

@main
struct ShopApp: App {
  @State private var isShown = false

  var body: some Scene {
    WindowGroup("By default") {
      Flagged()
      Reading(isLong: isShown)
      Moded()
      Themed().environment(\.theme, Theme())
      Flagged().environment(\.showsCart, true).environmentObject(Cart())
      Flagged().environment(\.showsCart, false).environment(\.showsCart, true)
      Screen { CartLabel() }
    }
    WindowGroup("Optionals that hold something") {
      Chosen()  // want missing-environment-object(Cart)
      Staged()  // want missing-environment-object(Cart)
    }
    WindowGroup("Written") {
      Reading(isLong: isShown).environment(\.showsCart, true)  // want missing-environment-object(Cart)
      Flagged().environment(\.showsCart, true)  // want missing-environment-object(Cart)
      Moded().environment(\.mode, .cart)  // want missing-environment-object(Cart)
      Themed()  // want missing-environment-object(Cart)
      Themed().environment(\.theme, nil)  // want missing-environment-object(Cart)
      Nesting()  // want missing-environment-object(Cart)
      Screen { CartLabel() }.environment(\.showsCart, true)  // want missing-environment-object(Cart)
    }
    WindowGroup("Over a sheet and a stack") {
      NavigationStack {  // want missing-environment-object(Cart)
        NavigationLink("") { Flagged() }
        Text("").sheet(isPresented: $isShown) { Flagged() }
          .environment(\.showsCart, true)
      }
    }
    WindowGroup("At run time") {
      Flagged().environment(\.showsCart, isShown)  // want missing-environment-object(Cart)
      Flagged().transformEnvironment(\.showsCart) { $0 = isShown }  // want missing-environment-object(Cart)
      Loud().setting(\.isLoud)  // want missing-environment-object(Cart)
      Quiet().environment(\.isQuiet, false)  // want missing-environment-object(Cart)
    }
  }
}
