// Injects an object of its own by the name of the product's.
import Base
import Parts
import SwiftUI

final class Part: ObservableObject { @Published var n = 0 }

@main
struct ToolApp: App {
  var body: some Scene {
    WindowGroup {
      PartView().environmentObject(Part()) // want missing-environment-object(Part)
      LogView() // want missing-environment-object(Log)
    }
  }
}
