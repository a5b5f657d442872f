// A1: unwrapped optionals: `!`, `??`, if let, guard let, optional chains, casts.
import SwiftUI

final class Session: ObservableObject {
  @Published var user = "guest"
}

final class Probe: ObservableObject {
  @Published var hits = 0
}

final class Owner {
  var session: Session?
}

struct Both: View {
  @EnvironmentObject var session: Session
  @EnvironmentObject var probe: Probe
  var body: some View { Text(session.user + "\(probe.hits)") }
}

struct Forced: View {
  let session: Session?
  var implicit: Session!
  var body: some View {
    Both().environmentObject(session!)
    Both().environmentObject(implicit)
  }
}

struct Coalesced: View {
  let owner: Owner?
  var body: some View { Both().environmentObject(owner?.session ?? Session()) }
}

struct Bound: View {
  let owner: Owner
  var body: some View {
    if let session = owner.session {
      Both().environmentObject(session)
    }
  }
}

struct Guarded: View {
  let owner: Owner
  var body: some View { content }

  private var content: AnyView {
    guard let session = owner.session else { return AnyView(EmptyView()) }
    return AnyView(Both().environmentObject(session))
  }
}

struct Cast: View {
  let any: Any
  var body: some View {
    if let session = any as? Session {
      Both().environmentObject(session)
    }
  }
}

struct Mapped: View {
  let session: Session?
  var body: some View {
    session.map { Both().environmentObject($0) }
  }
}

@main
struct ChatApp: App {
  private let owner = Owner()

  var body: some Scene {
    WindowGroup {
      Forced(session: Session(), implicit: Session()) // want missing-environment-object(Probe)
      Coalesced(owner: owner) // want missing-environment-object(Probe)
      Bound(owner: owner) // want missing-environment-object(Probe)
      Guarded(owner: owner) // want missing-environment-object(Probe)
      Cast(any: owner.session as Any) // want missing-environment-object(Probe)
      Mapped(session: owner.session) // want missing-environment-object(Probe)
    }
  }
}
