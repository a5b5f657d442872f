// A3: a property whose type its initial value tells takes cases of that type.
import SwiftUI
enum Mode { case full, mini }
struct Panel: View { var mode = Mode.full; var body: some View { switch mode { case .full: LeafT(); case .mini: LeafC() } } }
struct Root: View { var body: some View { VStack { Panel().environmentObject(Theme()); Panel(mode: .mini).environmentObject(Cart()) } } }
class Cart: ObservableObject { @Published var count = 0; static let shared = Cart() }
class Theme: ObservableObject { @Published var count = 0; static let shared = Theme() }
struct LeafC: View { @EnvironmentObject var m: Cart; var body: some View { Text("\(m.count)") } }
struct LeafT: View { @EnvironmentObject var m: Theme; var body: some View { Text("\(m.count)") } }
@main struct TheApp: App { var body: some Scene { WindowGroup { Root() } } }
