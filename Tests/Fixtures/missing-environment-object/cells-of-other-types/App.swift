// Cells that a type holds and a controller registers by a qualified name are the controller's.
// Semantics: C12

import SwiftUI

final class Model: ObservableObject { var title = "" }

enum Reader {
  final class Cell: UICollectionViewCell {
    func configure() {
      let view = UIHostingController(rootView: Row()).view!
      addSubview(view)
    }
  }
}

final class PagesController: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(Reader.Cell.self, forCellWithReuseIdentifier: "cell")
  }
}

struct Pages: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> PagesController {
    PagesController(collectionViewLayout: UICollectionViewFlowLayout())
  }
  func updateUIViewController(_ controller: PagesController, context: Context) {}
}

struct Row: View {
  @EnvironmentObject var model: Model
  var body: some View { Text(model.title) }
}

@main struct Main: App {
  @StateObject private var model = Model()
  var body: some Scene { WindowGroup { Pages().environmentObject(model) } }
}
