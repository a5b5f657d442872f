import OtherInterface
import SwiftUI

struct Plain {
  @Environment(\.dismiss) private var dismiss  // want environment-wrapper-outside-view(dismiss)
  func close() { dismiss() }
}
