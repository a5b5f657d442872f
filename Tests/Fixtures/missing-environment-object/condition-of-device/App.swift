// C4: what a type holds is one value for all views: a comparison of it says the same wherever it stands, in a branch, a
// global or static value, or a property.
import SwiftUI
import UIKit

final class Cart: ObservableObject { @Published var count = 0 }

final class Lost: ObservableObject { @Published var count = 0 }

struct CartLeaf: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct LostLeaf: View {
  @EnvironmentObject var lost: Lost
  var body: some View { Text("\(lost.count)") }
}

let isPad = UIDevice.current.userInterfaceIdiom == .pad

enum Device {
  static let isPad = UIDevice.current.userInterfaceIdiom == .pad
}

extension UIDevice {
  static var isLarge: Bool { current.userInterfaceIdiom == .pad }
}

struct Page: View {
  var body: some View { if UIDevice.current.userInterfaceIdiom == .pad { CartLeaf() } }
}

struct Chosen: View {
  var body: some View {
    switch UIDevice.current.userInterfaceIdiom {
    case .pad: CartLeaf()
    default: Text("phone")
    }
  }
}

struct Own: View {
  private var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }
  var body: some View { if isPad { CartLeaf() } }
}

struct Other: View {
  var body: some View { if UIDevice.current.userInterfaceIdiom != .pad { LostLeaf() } }
}

struct Home: View {
  var body: some View {
    if UIDevice.current.userInterfaceIdiom == .pad {
      Page().environmentObject(Cart())
    } else {
      Page()
    }
    if isPad { Chosen().environmentObject(Cart()) } else { Chosen() }
    if Device.isPad { Own().environmentObject(Cart()) } else { Own() }
    if UIDevice.isLarge { Page().environmentObject(Cart()) } else { Page() }
    if UIDevice.current.userInterfaceIdiom == .pad {
      Other().environmentObject(Lost())
    } else {
      Other()
    }
  }
}

@main struct TheApp: App {
  var body: some Scene {
    WindowGroup {
      Home()  // want missing-environment-object(Lost)
    }
  }
}
