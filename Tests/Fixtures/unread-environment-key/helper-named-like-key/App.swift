// A10: nobody reads the key; the modifier of its name only writes it.
import SwiftUI

enum CardStyle { case plain, round }

extension EnvironmentValues {
  @Entry var cardStyle = CardStyle.plain // want unread-environment-key(cardStyle)
}

extension View {
  func cardStyle(_ style: CardStyle) -> some View { environment(\.cardStyle, style) }
}

@main struct DemoApp: App {
  var body: some Scene { WindowGroup { VStack { Text("Header") }.cardStyle(.round) } }
}
