// A1: an object that the application delegate owns.
import SwiftUI
import UIKit

final class Push: ObservableObject {
  @Published var token = ""
}

final class AppDelegate: NSObject, UIApplicationDelegate {
  let push = Push()
}

struct Home: View {
  @EnvironmentObject var push: Push
  @EnvironmentObject var model: AppModel
  var body: some View { Text(push.token + model.name) }
}

final class AppModel: ObservableObject {
  @Published var name = "app"
}

@main
struct PushApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
  @UIApplicationDelegateAdaptor private var other: AppDelegate

  var body: some Scene {
    WindowGroup {
      Home() // want missing-environment-object(AppModel)
        .environmentObject(delegate.push)
    }
    WindowGroup(id: "other") {
      Home() // want missing-environment-object(AppModel)
        .environmentObject(other.push)
    }
  }
}
