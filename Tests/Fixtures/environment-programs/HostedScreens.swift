// Hosting controllers made in UIKit code: a forgotten type, a helper that wraps, a generic screen class.
import SwiftUI
import UIKit

final class Session: ObservableObject { @Published var user = "guest" }
final class Wallet: ObservableObject { @Published var coins = 0 }

struct SessionLine: View {
  @EnvironmentObject var session: Session
  var body: some View { Text(session.user) }
}

struct WalletLine: View {
  @EnvironmentObject var wallet: Wallet
  var body: some View { Text("\(wallet.coins)") }
}

struct WalletScreen: View {
  var body: some View {
    VStack {
      SessionLine()
      WalletLine()
    }
  }
}

final class Coordinator {
  private let session = Session()
  private let wallet = Wallet()
  private let navigation = UINavigationController()

  func start() {
    let full = WalletScreen().environmentObject(session).environmentObject(wallet)
    navigation.pushViewController(UIHostingController(rootView: full), animated: false)
    push(WalletScreen())
    push(SessionLine())
  }

  private func push<Screen: View>(_ screen: Screen) {
    let host = UIHostingController(
      rootView: screen
        .padding()
        .environmentObject(session))
    navigation.pushViewController(host, animated: true)
  }
}
