// ROW: A1. Each of many conditions may add to a list: what is added stands under its own condition.
import SwiftUI

final class Account: ObservableObject {}
final class Theme: ObservableObject {}

struct Profile: View {
  @EnvironmentObject var account: Account
  var body: some View { Text("\(account)") }
}

struct Colours: View {
  @EnvironmentObject var theme: Theme
  var body: some View { Text("\(theme)") }
}

struct Settings: View {
  let isSignedIn: Bool
  @State private var showsHelp = false
  @State private var showsTerms = false
  @State private var showsNews = false
  @State private var showsColours = false

  var rows: [AnyView] {
    var rows: [AnyView] = []
    if showsHelp { rows.append(AnyView(Text("Help"))) }
    if showsTerms { rows.append(AnyView(Text("Terms"))) }
    if showsNews { rows.append(AnyView(Text("News"))) }
    if isSignedIn { rows.append(AnyView(Profile())) }
    if showsColours { rows.append(AnyView(Colours())) }
    rows.append(AnyView(Text("About")))
    return rows
  }

  var body: some View {
    let list = List(rows.indices, id: \.self) { rows[$0] }
    if isSignedIn {
      list.environmentObject(Account())
    } else {
      list
    }
  }
}

struct Home: View {
  @State private var isSignedIn = false
  var body: some View { Settings(isSignedIn: isSignedIn) }
}

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      Home()  // want missing-environment-object(Theme)
    }
  }
}
