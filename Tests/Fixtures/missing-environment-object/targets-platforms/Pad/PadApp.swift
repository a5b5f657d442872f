import SwiftUI

@main
struct PadApp: App {
  var body: some Scene { WindowGroup { Notes() } }  // want missing-environment-object(Importer)
}
