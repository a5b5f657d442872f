// §4: what everybody may get at may have another value than its initialiser left in it, where other code gives it one.
import SwiftUI
import UIKit

final class Locations: ObservableObject { @Published var count = 0 }
final class Beacons: ObservableObject { @Published var count = 0 }

protocol Behavior: AnyObject {}
final class Tour: Behavior {}
final class Idle: Behavior {}

final class Processor {
  static let shared = Processor(active: Idle(), kept: Idle())
  private(set) var active: Behavior
  // Only the initialiser gives it a value.
  private(set) var kept: Behavior

  init(active: Behavior, kept: Behavior) {
    self.active = active
    self.kept = kept
  }

  func activate(_ behavior: Behavior) { active = behavior }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {
    Processor.shared.activate(Tour())
    if let tour = Processor.shared.active as? Tour {
      let card = TourCard(tour: tour)
      let host = UIHostingController(rootView: card)  // want missing-environment-object(Locations)
      window?.rootViewController = host
    }
    if let tour = Processor.shared.kept as? Tour {
      window?.rootViewController = UIHostingController(rootView: KeptCard(tour: tour))
    }
  }
}

struct TourCard: View {
  @EnvironmentObject private var locations: Locations
  let tour: Tour
  var body: some View { Text("\(locations.count)") }
}

struct KeptCard: View {
  @EnvironmentObject private var beacons: Beacons
  let tour: Tour
  var body: some View { Text("\(beacons.count)") }
}
