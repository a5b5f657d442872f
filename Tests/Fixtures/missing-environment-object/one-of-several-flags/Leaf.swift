import SwiftUI

#if !SECOND && !THIRD
  func leaf() -> some View { Child() }
#endif

#if SECOND
  func leaf() -> some View { Text("second") }
#endif

#if THIRD && !SECOND
  func leaf() -> some View { Text("third") }
#endif
