// A3: a flag that asks a member of an optional, a text made of one or a list of such, and the question in another form, have one
// answer on a path, whatever hands them on; the opposite answer to one and the same question proves what is missing.
import SwiftUI

final class Store: ObservableObject { @Published var count = 0 }

final class Lost: ObservableObject { @Published var count = 0 }

struct Profile {
  var isPremium = false
  var name = ""
}

struct StoreLeaf: View {
  @EnvironmentObject var store: Store
  var body: some View { Text("\(store.count)") }
}

struct LostLeaf: View {
  @EnvironmentObject var lost: Lost
  var body: some View { Text("\(lost.count)") }
}

struct Badge: View {
  let isShown: Bool
  var body: some View { if isShown { StoreLeaf() } }
}

struct Chained: View {
  @StateObject private var store = Store()
  @State private var profile: Profile?
  var isPremium: Bool { profile?.isPremium == true }
  var body: some View {
    Button("load") { profile = Profile(isPremium: true) }
    if profile?.isPremium == true { screen.environmentObject(store) } else { screen }
  }
  @ViewBuilder var screen: some View {
    if isPremium { StoreLeaf() }
    Badge(isShown: profile?.isPremium ?? false)
  }
}

struct Written: View {
  @StateObject private var store = Store()
  @State private var profile: Profile?
  var isKnown: Bool { "\(profile?.name ?? "")" == "x" }
  var isListed: Bool { [profile?.name].contains("x") }
  var isGold: Bool { if let profile { profile.isPremium } else { false } }
  var body: some View {
    Button("load") { profile = Profile(isPremium: true) }
    if isKnown { known.environmentObject(store) } else { known }
    if isListed { listed.environmentObject(store) } else { listed }
    if isGold { gold.environmentObject(store) } else { gold }
  }
  @ViewBuilder var known: some View {
    if "\(profile?.name ?? "")" == "x" { StoreLeaf() }
    Badge(isShown: isKnown)
  }
  @ViewBuilder var listed: some View { Badge(isShown: [profile?.name].contains("x")) }
  @ViewBuilder var gold: some View { Badge(isShown: isGold) }
}

struct Formed: View {
  @StateObject private var store = Store()
  @StateObject private var lost = Lost()
  @State private var profile: Profile?
  var body: some View {
    Button("load") { profile = Profile() }
    switch profile {
    case nil: forms
    case let known?: forms.environmentObject(store).navigationTitle(known.name)
    }
    if nil != profile { opposite.environmentObject(lost) } else { opposite }
  }
  @ViewBuilder var forms: some View {
    if case .some = profile { StoreLeaf() }
    if case let known? = profile { Text(known.name).overlay { StoreLeaf() } }
    if nil != profile { StoreLeaf() }
    if profile is Profile { StoreLeaf() }
    if profile.map({ _ in true }) ?? false { StoreLeaf() }
  }
  @ViewBuilder var opposite: some View { if case .none = profile { LostLeaf() } }
}

@main
struct FixtureApp: App {
  var body: some Scene {
    WindowGroup {
      Chained()
      Written()
      Formed() // want missing-environment-object(Lost)
    }
  }
}
