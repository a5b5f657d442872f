// Design §4: what whole values bring, and what one action sets of a value, is set together; what is made or set otherwise is not.
import SwiftUI

final class Kit: ObservableObject { @Published var unit = 0 }

struct Unit: View {
  @EnvironmentObject var kit: Kit

  var body: some View { Text("\(kit.unit)") }
}

struct User { var name = "" }

struct MadeSession {
  var userMade: User?
  var isMade = false
}

struct MadeScreen: View {
  @State private var session = MadeSession()
  @StateObject private var kit = Kit()

  var body: some View {
    VStack {
      if session.userMade != nil { content.environmentObject(kit) } else { content }
      Button("In") { session = MadeSession(userMade: User(), isMade: true) }
      Button("Out") { session = MadeSession() }
    }
  }

  @ViewBuilder var content: some View { if session.isMade { Unit() } }
}

struct OtherSession {
  var userOther: User?
  var isOther = false
}

struct OtherScreen: View {
  @State private var session = OtherSession()
  @StateObject private var kit = Kit()

  var body: some View {
    VStack {
      if session.userOther != nil { content.environmentObject(kit) } else { content }
      Button("In") { session = OtherSession(userOther: nil, isOther: true) }
      Button("Out") { session = .init(userOther: User(), isOther: false) }
    }
  }

  @ViewBuilder var content: some View {
    if session.isOther { Unit() }
  }
}

struct SentProfile: Decodable {
  let isSent: Bool
  let planSent: String?
}

struct SentScreen: View {
  @State private var profile: SentProfile?
  @StateObject private var kit = Kit()

  var body: some View {
    VStack {
      if let profile {
        if profile.planSent != nil {
          SentContent(profile: profile).environmentObject(kit)
        } else {
          SentContent(profile: profile)
        }
      }
    }
    .task { profile = try? await load() }
  }

  private func load() async throws -> SentProfile {
    let (data, _) = try await URLSession.shared.data(from: URL(filePath: "/profile"))
    return try JSONDecoder().decode(SentProfile.self, from: data)
  }
}

struct SentContent: View {
  let profile: SentProfile

  var body: some View { VStack { if profile.isSent { Unit() } } }
}

struct ListedItem: Identifiable {
  let id: Int
  var isListed: Bool
  var noteListed: String?
}

struct ListedScreen: View {
  @State private var items = [
    ListedItem(id: 0, isListed: true, noteListed: nil),
    ListedItem(id: 1, isListed: false, noteListed: "soon"),
  ]
  @StateObject private var kit = Kit()

  var body: some View {
    List(items) { item in
      if item.isListed { ListedRow(item: item).environmentObject(kit) } else { ListedRow(item: item) }
    }
  }
}

struct ListedRow: View {
  let item: ListedItem

  var body: some View {
    VStack { if item.noteListed != nil { Unit() } }
  }
}

struct ToggledOptions: Codable {
  var isToggled = false
  var showsToggled = false
}

struct ToggledScreen: View {
  @State private var options = ToggledOptions()
  @StateObject private var kit = Kit()

  var body: some View {
    VStack {
      Toggle("On", isOn: $options.isToggled)
      Toggle("Tips", isOn: $options.showsToggled)
      if options.isToggled { content.environmentObject(kit) } else { content }
    }
  }

  @ViewBuilder var content: some View {
    if options.showsToggled { Unit() }
  }
}

struct ChangedSession {
  var userChanged: User?
  var isChanged = false

  mutating func enter() {
    userChanged = User()
    isChanged = true
  }

  mutating func leave() {
    userChanged = nil
    isChanged = false
  }
}

struct ChangedScreen: View {
  @State private var session = ChangedSession()
  @StateObject private var kit = Kit()

  var body: some View {
    VStack {
      if session.userChanged != nil {
        ChangedContent(session: $session).environmentObject(kit)
      } else {
        ChangedContent(session: $session)
      }
    }
  }
}

struct ChangedContent: View {
  @Binding var session: ChangedSession

  var body: some View {
    VStack {
      if session.isChanged { Unit() }
      Button("In") { session.enter() }
      Button("Out") { session.leave() }
    }
  }
}

@main struct Demo: App {
  var body: some Scene {
    WindowGroup {
      MadeScreen()
      OtherScreen() // want missing-environment-object(Kit)
      SentScreen()
      ListedScreen() // want missing-environment-object(Kit)
      ToggledScreen() // want missing-environment-object(Kit)
      ChangedScreen()
    }
  }
}
