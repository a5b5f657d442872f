// A16: a style may inject around the label that it places.
import SwiftUI
struct BS: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label.environmentObject(Theme()) } }
struct Root: View { var body: some View { Button {} label: { LeafT() }.buttonStyle(BS()) } }
class Theme: ObservableObject { @Published var count = 0; static let shared = Theme() }
struct LeafT: View { @EnvironmentObject var m: Theme; var body: some View { Text("\(m.count)") } }
@main struct TheApp: App { var body: some Scene { WindowGroup { Root() } } }
