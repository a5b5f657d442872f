import SwiftUI

@main
struct PhoneApp: App {
  var body: some Scene { WindowGroup { Sidebar() } }  // want missing-environment-object(Clock)
}
