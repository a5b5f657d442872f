import SwiftUI

extension Home: View {
  var body: some View { Text("\(locale)") }
}

extension Mod: ViewModifier {
  func body(content: Content) -> some View { content.id(locale.identifier) }
}
