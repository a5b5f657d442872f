// Design §4: whole files under `#if`; a helper that injects on one platform and does nothing on the other.
#if canImport(UIKit)
  import SwiftUI
  import UIKit

  extension View {
    func withDependencies() -> some View {
      environmentObject(Store())
        .environmentObject(Haptics())
    }
  }
#endif
