// Another program's stack.
import ShellKit
import SwiftUI

struct VStack<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View { SwiftUI.VStack { content }.environmentObject(Tint()) }
}
