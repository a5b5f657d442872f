// A1: a member that an extension keeps to its file is not meant in another file, where one of the same name stands.
import SwiftUI
private extension View { func deps() -> some View { environmentObject(Cart()) } }
struct Other: View { var body: some View { LeafC().deps() } }
