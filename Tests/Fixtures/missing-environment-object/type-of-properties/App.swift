// A1, A3: the static type of a property, written or inferred. Each injection is known, so what else is missing
// is proved.
import SwiftUI

class Session: ObservableObject { @Published var user = "guest" }
final class Cart: ObservableObject { @Published var count = 0 }
final class Probe: ObservableObject { @Published var hits = 0 }

struct Both: View {
  @EnvironmentObject var session: Session
  @EnvironmentObject var probe: Probe
  var body: some View { Text(session.user + "\(probe.hits)") }
}

let globalSession = Session()

struct Written: View {
  let session: Session
  var body: some View { Both().environmentObject(session) }
}

struct Inferred: View {
  private let session = Session()
  var body: some View { Both().environmentObject(self.session) }
}

struct Computed: View {
  private var session: Session { Session() }
  var body: some View { Both().environmentObject(session) }
}

struct FromInit: View {
  private let session: Session
  init() { session = Session() }
  var body: some View { Both().environmentObject(session) }
}

struct Global: View {
  var body: some View { Both().environmentObject(globalSession) }
}

struct LocalLet: View {
  var body: some View {
    let first = Session()
    let session = first
    Both().environmentObject(session)
  }
}

struct Parameter: View {
  var body: some View { make(Session()) }
  private func make(_ session: Session) -> some View { Both().environmentObject(session) }
}

struct Created: View {
  var body: some View { Both().environmentObject(Session()) }
}

struct Implicit: View {
  private let session: Session = .init()
  var body: some View { Both().environmentObject((session)) }
}

struct Other: View {
  private let session = Cart()
  var body: some View { Both().environmentObject(session) }
}

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      Written(session: Session()) // want missing-environment-object(Probe)
      Inferred() // want missing-environment-object(Probe)
      Computed() // want missing-environment-object(Probe)
      FromInit() // want missing-environment-object(Probe)
      Global() // want missing-environment-object(Probe)
      LocalLet() // want missing-environment-object(Probe)
      Parameter() // want missing-environment-object(Probe)
      Created() // want missing-environment-object(Probe)
      Implicit() // want missing-environment-object(Probe)
      Other() // want missing-environment-object(Probe) missing-environment-object(Session)
    }
  }
}
