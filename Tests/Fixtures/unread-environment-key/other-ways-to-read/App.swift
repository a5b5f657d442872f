// A10, F3: contexts of representables, the whole environment and other properties read.
import SwiftUI

struct AKey: EnvironmentKey { static let defaultValue = 0 } // want unread-environment-key(AKey)

extension EnvironmentValues {
  var a: Int { get { self[AKey.self] } set { self[AKey.self] = newValue } }
  @Entry var b = 0 // want unread-environment-key(b)
  @Entry var c = 0
  @Entry var d = 0
  @Entry var e = 0
  var twice: Int { e * 2 }
}

struct R: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ v: UIView, context: Context) { print(context.environment.c) }
}

struct P: View { @Environment(\.self) var env; var body: some View { Text("\(env.d)") } }

struct W: View { var body: some View { R().environment(\.a, 1).environment(\.b, 2).environment(\.c, 3).environment(\.d, 3).environment(\.e, 3) } }

@main struct A: App { var body: some Scene { WindowGroup { W(); P() } } }
