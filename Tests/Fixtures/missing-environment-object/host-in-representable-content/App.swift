// ROW: C14. A configuration that a closure makes which a representable is given is contained there (C12): what is around it may be there.
import SwiftUI
import UIKit

final class Session: ObservableObject { @Published var name = "" }

struct Cell: View {
  @EnvironmentObject var session: Session
  var body: some View { Text(session.name) }
}

struct Table<Row: UIContentConfiguration>: UIViewControllerRepresentable {
  @ViewBuilder var content: (Int) -> Row
  func makeUIViewController(context: Context) -> TableController { TableController(content: content) }
  func updateUIViewController(_ controller: TableController, context: Context) {}
}

final class TableController: UITableViewController {
  private let content: (Int) -> UIContentConfiguration
  init(content: @escaping (Int) -> UIContentConfiguration) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError() }
}

struct Rows: View {
  var body: some View {
    Table { item in
      UIHostingConfiguration { Cell() }.background(Color.red)
    }
  }
}

@main struct TableApp: App {
  @StateObject private var session = Session()
  var body: some Scene { WindowGroup { Rows().environmentObject(session) } }
}
