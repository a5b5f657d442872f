// A10: a container writes for the content that it places.
import SwiftUI

extension EnvironmentValues {
  @Entry var b = 0
}

struct R: View { @Environment(\.b) var b; var body: some View { Text("\(b)") } }

struct Box<C: View>: View { @ViewBuilder var content: () -> C; var body: some View { content().environment(\.b, 2) } }

struct W: View { var body: some View {
    Box { Group { if Bool.random() { R() } } }
    R()
  } }

@main struct A: App { var body: some Scene { WindowGroup { W() } } }
