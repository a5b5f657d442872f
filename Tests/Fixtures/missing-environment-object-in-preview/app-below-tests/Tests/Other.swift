import SwiftUI

// Beside the app there are tests.
#Preview {
  Home()
}
