// C18: what tests declare is not judged.
import SwiftUI
import XCTest

final class Probe {
  @Environment(\.locale) var locale
}
