// A10: a style reads where it is used, which is not seen.
import SwiftUI

extension EnvironmentValues {
  @Entry var b = 0
}

struct S: ButtonStyle { @Environment(\.b) var b; func makeBody(configuration: Configuration) -> some View { configuration.label.opacity(Double(b)) } }

struct W: View { var body: some View {
    Button("") {}.environment(\.b, 1)
  } }

@main struct A: App { var body: some Scene { WindowGroup { W().buttonStyle(S()) } } }
