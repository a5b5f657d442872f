// Static views and objects reached through `Self`, metatypes, nested enums and key paths to objects.
import SwiftUI

final class Tokens: ObservableObject { @Published var count = 0 }
final class Quota: ObservableObject { @Published var left = 0 }

struct TokenView: View {
  @EnvironmentObject var tokens: Tokens
  static var twice: some View {
    HStack {
      Self()
      TokenView()
    }
  }
  var body: some View { Text("\(tokens.count)") }
}

struct QuotaView: View {
  @EnvironmentObject var quota: Quota
  var body: some View { Text("\(quota.left)") }
}

struct Services {
  let tokens = Tokens()
  let quota = Quota()

  enum Shared {
    static let services = Services()
  }
}

struct Panel: View {
  private static let title = "panel"
  private static func line(_ count: Int) -> some View {
    ForEach(0..<count, id: \.self) { _ in QuotaView() }
  }

  private func provide<Model: ObservableObject>(_ path: KeyPath<Services, Model>) -> some View {
    Self.line(2).environmentObject(Services.Shared.services[keyPath: path])
  }

  var body: some View {
    Text(Self.title)
    provide(\.quota)
    TokenView.twice.environmentObject(Services.Shared.services.quota)
  }
}

@main
struct TokenApp: App {
  var body: some Scene {
    WindowGroup { Panel() }
  }
}
