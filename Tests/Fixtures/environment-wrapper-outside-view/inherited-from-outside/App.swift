// A16: what a type inherits from another module may install it.
import SwiftUI
import ThirdParty

struct Home: SpecialThing {
  @Environment(\.isEnabled) var enabled
}

class Thing: SpecialBase {
  @Environment(\.isEnabled) var enabled
}
