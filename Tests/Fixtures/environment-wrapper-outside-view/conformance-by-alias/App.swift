// A16: conformances by an alias, by a protocol that refines 'View', and in a composition.
import SwiftUI

typealias Screen = View

protocol Page: View {}

struct Home: Screen {
  @Environment(\.locale) var locale
  var body: some View { Text("\(locale)") }
}

struct Home2: Page & Sendable {
  @Environment(\.locale) var locale
  var body: some View { Text("\(locale)") }
}
