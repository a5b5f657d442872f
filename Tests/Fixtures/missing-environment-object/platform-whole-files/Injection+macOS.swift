#if !canImport(UIKit)
  import AppKit
  import SwiftUI

  extension View {
    func withDependencies() -> some View {
      environmentObject(Store())
    }
  }
#endif
