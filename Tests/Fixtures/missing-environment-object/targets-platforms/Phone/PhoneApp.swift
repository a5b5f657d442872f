import SwiftUI

@main
struct PhoneApp: App {
  @StateObject private var importer = Importer()
  var body: some Scene { WindowGroup { Notes().environmentObject(importer) } }
}
