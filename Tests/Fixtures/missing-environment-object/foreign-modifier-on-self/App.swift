// ROW: Design §4 (what a modifier from outside may write). Called without a value in a view or in an extension of `View`, a name that
// the project calls on views elsewhere is a modifier of `self`, and so is one that is all that a member of `View` makes; any other
// may be a function that shows something else.
import Banners
import SwiftUI

final class Session: ObservableObject { @Published var name = "" }

final class Account: ObservableObject { @Published var name = "" }

final class Theme: ObservableObject { @Published var name = "" }

final class Settings: ObservableObject { @Published var name = "" }

final class Player: ObservableObject { @Published var name = "" }

extension View {
  func alertBanner<C: View>(isOn: Binding<Bool>, @ViewBuilder content: () -> C) -> some View {
    banner(isOn: isOn, content: content)
  }

  func panel(isOn: Binding<Bool>) -> some View { floatingPanel(isOn: isOn) }

  func toast(text: String) -> some View { banner(text: text) }

  func spoken(text: String) -> some View { announce(text: text) }

  /// A function that is given the view.
  func wrapped() -> some View { framing(self) }

  /// Not all that the member makes.
  @ViewBuilder func below() -> some View {
    Text("a")
    if true { footer(text: "b") }
  }
}

struct HomeView: View {
  @State private var isOn = false
  var body: some View {
    VStack {
      SessionView().alertBanner(isOn: $isOn) { Text("a") }
      AccountView().panel(isOn: $isOn)
      ThemeView().toast(text: "a")
      SettingsView().spoken(text: "a")
      WrappedView().wrapped()
      BelowView().below()
    }
  }
}

final class Wrapped: ObservableObject { @Published var name = "" }

final class Below: ObservableObject { @Published var name = "" }

struct BelowView: View {
  @EnvironmentObject var object: Below
  var body: some View { Text(object.name) }
}

struct WrappedView: View {
  @EnvironmentObject var object: Wrapped
  var body: some View { Text(object.name) }
}

struct OtherView: View {
  @State private var isOn = false
  let voice = Voice()
  var body: some View {
    VStack {
      PlainView().padding().banner(isOn: $isOn) { Text("b") }
      Text("c").floatingPanel(isOn: $isOn)
      Button("c") { voice.announce(text: "d") }
    }
  }
}

struct PlainView: View {
  var body: some View { Text("plain") }
}

/// A bare name in a view: what is shown is the view itself, whose content this is.
struct SelfView: View {
  @State private var isOn = false
  var body: some View { PlayerView() }
  var covered: some View { banner(isOn: $isOn) { Text("e") } }
}

struct SessionView: View {
  @EnvironmentObject var object: Session
  var body: some View { Text(object.name) }
}

struct AccountView: View {
  @EnvironmentObject var object: Account
  var body: some View { Text(object.name) }
}

struct ThemeView: View {
  @EnvironmentObject var object: Theme
  var body: some View { Text(object.name) }
}

struct SettingsView: View {
  @EnvironmentObject var object: Settings
  var body: some View { Text(object.name) }
}

struct PlayerView: View {
  @EnvironmentObject var object: Player
  var body: some View { Text(object.name) }
}

@main
struct TheApp: App {
  var body: some Scene {
    WindowGroup { HomeView() }  // want missing-environment-object(Session) missing-environment-object(Account) missing-environment-object(Theme) missing-environment-object(Settings) missing-environment-object(Wrapped)
    WindowGroup(id: "healthy") {
      HomeView().environmentObject(Session()).environmentObject(Account()).environmentObject(Theme())
        .environmentObject(Settings()).environmentObject(Wrapped())
    }
    WindowGroup(id: "other") { OtherView() }
    WindowGroup(id: "covered") { SelfView().covered }  // want missing-environment-object(Player)
    WindowGroup(id: "covered 2") { SelfView().covered.environmentObject(Player()) }
  }
}
