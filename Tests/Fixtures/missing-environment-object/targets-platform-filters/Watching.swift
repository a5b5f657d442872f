import SwiftUI

struct Watching: View {
  @EnvironmentObject private var wrist: Wrist
  var body: some View { Text("\(wrist.count)") }
}
