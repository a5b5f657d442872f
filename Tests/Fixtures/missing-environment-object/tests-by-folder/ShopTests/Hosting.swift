import SwiftUI
import UIKit

func hostedBadge() -> UIViewController {
  UIHostingController(rootView: CartBadge())
}
