// Design §4: a view of another module that has the name of one of SwiftUI's is told by labels that SwiftUI's does not have: its closure
// may be an action.
import Controls
import SwiftUI

@main
struct GuideApp: App {
  var body: some Scene {
    WindowGroup {
      Guide()
      Plain()
    }
  }
}

struct Guide: View {
  @State private var step = 0
  var body: some View {
    HStack {
      MenuButton("Previous", icon: "chevron.backward") {
        withAnimation { step -= 1 }
      }
      Menu("Next", icon: "chevron.forward") {
        step += 1
      }
      GroupBox("Again", tint: .red) {
        step = 0
      }
      Text("\(step)")
    }
  }
}

struct Plain: View {
  @State private var count = 0
  @State private var isOpen = true
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      let _ = count += 1  // want state-write-during-update(count)
      DisclosureGroup("More", isExpanded: $isOpen) {
        let _ = count += 1  // want state-write-during-update(count)
        Text("\(count)")
      }
      Menu("More", systemImage: "ellipsis") {
        let _ = count += 1  // want state-write-during-update(count)
        Text("\(count)")
      }
    }
  }
}
