// A16: styles named by a member of their protocol, and styles of other controls.
import SwiftUI

final class Brand: ObservableObject { @Published var inset = 8.0 }

struct Branded: LabelStyle {
  @EnvironmentObject var brand: Brand

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.icon
      configuration.title.padding(brand.inset)
    }
  }
}

extension LabelStyle where Self == Branded {
  static var branded: Branded { Branded() }
}

struct Rounded: ButtonStyle {
  @EnvironmentObject var brand: Brand

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(brand.inset)
  }
}

extension ButtonStyle where Self == Rounded {
  static var rounded: Rounded { Rounded() }
}

struct Labels: View {
  var body: some View { Label("Brand", systemImage: "star").labelStyle(.branded) }
}

struct Buttons: View {
  var body: some View { Button("Brand") {}.buttonStyle(.rounded) }
}

@main
struct BrandApp: App {
  @StateObject private var brand = Brand()

  var body: some Scene {
    WindowGroup {
      Labels().environmentObject(brand)
      Buttons().environmentObject(brand)
      Labels() // want missing-environment-object(Brand)
      Buttons() // want missing-environment-object(Brand)
    }
  }
}
