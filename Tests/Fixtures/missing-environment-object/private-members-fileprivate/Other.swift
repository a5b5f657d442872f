// A1: the same where the member itself says so.
import SwiftUI
extension View { fileprivate func deps() -> some View { environmentObject(Cart()) } }
struct Other: View { var body: some View { LeafC().deps() } }
