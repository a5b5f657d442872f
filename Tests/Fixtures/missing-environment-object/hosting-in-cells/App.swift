// C12, C14: the cells of a controller that a representable makes stand in it: what they host may inherit. Those of a controller
// that nothing embeds are roots.
import SwiftUI
import UIKit

final class Reader: ObservableObject { @Published var page = 0 }

@main struct BookApp: App {
  @StateObject private var reader = Reader()

  var body: some Scene {
    WindowGroup { Pages().environmentObject(reader) }
  }
}

struct Pages: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> Pager {
    Pager(collectionViewLayout: UICollectionViewFlowLayout())
  }

  func updateUIViewController(_ controller: Pager, context: Context) {}
}

final class Pager: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<PageCell, Int> { cell, _, item in
      cell.configure(item)
    }
    collectionView.dataSource = Source(registration)
  }
}

final class PageCell: UICollectionViewCell {
  func configure(_ item: Int) {
    contentConfiguration = UIHostingConfiguration { Page(item: item) }
  }
}

final class ShelfController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ShelfCell.self, forCellReuseIdentifier: "shelf")
  }
}

final class ShelfCell: UITableViewCell {
  func configure(_ item: Int) {
    contentConfiguration = UIHostingConfiguration { Spine(item: item) }  // want missing-environment-object(Reader)
  }
}

struct Page: View {
  let item: Int
  @EnvironmentObject private var reader: Reader

  var body: some View { Text("\(item) of \(reader.page)") }
}

struct Spine: View {
  let item: Int
  @EnvironmentObject private var reader: Reader

  var body: some View { Text("\(item) of \(reader.page)") }
}
