import SwiftUI

@main
struct DeskApp: App {
  var body: some Scene { WindowGroup { Screen() } }  // want missing-environment-object(Wheel)
}
