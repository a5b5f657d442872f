import SwiftUI

#if DEBUG
  struct Injecting: ViewModifier {
    func body(content: Content) -> some View { content.padding() }
  }
#endif
