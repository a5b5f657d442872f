// ROW: A1. An object that a body makes says in the closures of the body what the code has made of it, which is not followed; what the run
// decides elsewhere it does decide.
import SwiftUI

@main struct MadeApp: App {
    var body: some Scene {
        WindowGroup {
            VStack { Assigned(); Prepared(); Named(); Given(); Kept() } // want missing-environment-object(Cart)
        }
    }
}

class Session: ObservableObject { @Published var count = 1 }
class Cart: ObservableObject { @Published var count = 1 }

struct SessionRow: View {
    @EnvironmentObject var session: Session
    var body: some View { Text("\(session.count)") }
}
struct CartRow: View {
    @EnvironmentObject var cart: Cart
    var body: some View { Text("\(cart.count)") }
}

final class Flags {
    var isReady = false
    func prepare() { isReady = true }
}

func prepare(_ flags: Flags) { flags.isReady = true }

struct Assigned: View {
    var body: some View {
        let flags = Flags()
        flags.isReady = false
        return VStack { if flags.isReady { SessionRow() } }
    }
}

struct Prepared: View {
    var body: some View {
        let flags = Flags()
        flags.prepare()
        return VStack { if flags.isReady { Text("ready") } else { SessionRow() } }
    }
}

struct Named: View {
    var body: some View {
        let flags = Flags()
        let same = flags
        same.isReady = true
        return VStack { if flags.isReady { Text("ready") } else { SessionRow() } }
    }
}

struct Given: View {
    var body: some View {
        let flags = Flags()
        prepare(flags)
        return VStack { if flags.isReady { Text("ready") } else { SessionRow() } }
    }
}

final class Settings: ObservableObject { @Published var isReady = false }

struct Kept: View {
    @StateObject private var flags = Settings()
    var body: some View {
        VStack {
            if flags.isReady { Text("ready") } else { CartRow() }
            Button("Ready") { flags.isReady = true }
        }
    }
}
