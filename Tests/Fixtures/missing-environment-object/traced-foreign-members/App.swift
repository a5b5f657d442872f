// ROW: A2. What a computed property gives has its declared type, also where a member of a module outside, of something that decides local
// variables elsewhere, is all that its code says.
import SwiftUI
import Transfers

final class Inbox: ObservableObject {
    var manager: TransferManager { return injection.manager }
    let injection: Injection
    init(injection: Injection) { self.injection = injection }
}

struct Main: View {
    @EnvironmentObject var inbox: Inbox
    var body: some View { Detail().environmentObject(inbox.manager) }
}

struct Detail: View {
    @EnvironmentObject var manager: TransferManager
    @EnvironmentObject var selection: Selection
    var body: some View { Text("\(manager.count) \(selection.count)") }
}

final class Selection: ObservableObject { @Published var count = 0 }

struct Link: View {
    @EnvironmentObject var inbox: Inbox
    let isShared: Bool
    private var link: URL? {
        let isOwn = isShared
        let text: String
        if isOwn {
            text = inbox.injection.links.own
        } else {
            text = inbox.injection.links.other
        }
        return URL(string: text)
    }
    var body: some View {
        VStack {
            if let link {
                Button("Copy") {
                    var board = Board()
                    board.add(link)
                }
            }
            Divider()
            if let link { ShareLink(item: link) }
        }
    }
}

@main struct TransferApp: App {
    @StateObject private var inbox = Inbox(injection: Injection())
    var body: some Scene {
        WindowGroup {
            VStack { Main(); Link(isShared: true) } // want missing-environment-object(Selection)
                .environmentObject(inbox)
        }
    }
}
