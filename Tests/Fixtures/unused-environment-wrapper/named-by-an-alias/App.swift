// A8: the subject is the type itself, also where the wrapper names it by an alias.
import SwiftUI

@Observable
final class Session {
  var user = ""
}

typealias CurrentSession = Session

typealias Current = CurrentSession

struct Bare: View {
  @Environment(CurrentSession.self) private var session // want unused-environment-wrapper(Session)
  var body: some View { Text("a") }
}

struct Annotated: View {
  @Environment(Current.self) private var session: Current // want unused-environment-wrapper(Session)
  var body: some View { Text("a") }
}

struct Twice: View {
  @Environment(Current.self) private var session // want unused-environment-wrapper(Session)
  var body: some View { Text("a") }
}

struct Reading: View {
  @Environment(Current.self) private var session
  var body: some View { Text(session.user) }
}
