// A16: the conformance that installs a type may stand in another file.
import SwiftUI

struct Home {
  @Environment(\.locale) var locale
}

struct Mod<T> {
  @Environment(\.locale) var locale
}
