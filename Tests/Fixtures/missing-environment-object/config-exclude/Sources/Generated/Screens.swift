import SwiftUI
import UIKit

struct GeneratedScreen: View {
  var body: some View { Profile() }
}

struct GeneratedProvider: View {
  var body: some View { Profile().environmentObject(Session()) }
}

func makeGeneratedController() -> UIViewController {
  UIHostingController(rootView: Profile())
}
