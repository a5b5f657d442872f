// C12, C14: the cells of a contained controller that its data source makes, or a function of another type, stand in it. Those that
// the data source of another controller makes are roots.
import SwiftUI
import UIKit

final class Shop: ObservableObject { @Published var sum = 0 }

struct Price: View {
  @EnvironmentObject var shop: Shop
  var body: some View { Text("\(shop.sum)") }
}

final class PriceCell: UICollectionViewCell {
  func configure() { contentConfiguration = UIHostingConfiguration { Price() } }
}

final class OfferCell: UICollectionViewCell {
  func configure() { contentConfiguration = UIHostingConfiguration { Price() } }
}

final class OrderCell: UICollectionViewCell {
  func configure() {
    contentConfiguration = UIHostingConfiguration { Price() } // want missing-environment-object(Shop)
  }
}

final class PriceSource: NSObject, UICollectionViewDataSource {
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "price", for: path) as! PriceCell
    cell.configure()
    return cell
  }
}

enum Offers {
  static func make(_ view: UICollectionView, _ path: IndexPath) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "offer", for: path) as! OfferCell
    cell.configure()
    return cell
  }
}

final class PriceController: UICollectionViewController {
  let source = PriceSource()
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.dataSource = source
  }
}

final class OfferController: UICollectionViewController {
  override func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell { Offers.make(view, path) }
}

final class OrderSource: NSObject, UICollectionViewDataSource {
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "order", for: path) as! OrderCell
    cell.configure()
    return cell
  }
}

final class OrderController: UICollectionViewController {
  let source = OrderSource()
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.dataSource = source
  }
}

struct Prices: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> PriceController {
    PriceController(collectionViewLayout: UICollectionViewFlowLayout())
  }
  func updateUIViewController(_ controller: PriceController, context: Context) {}
}

struct OfferList: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> OfferController {
    OfferController(collectionViewLayout: UICollectionViewFlowLayout())
  }
  func updateUIViewController(_ controller: OfferController, context: Context) {}
}

@main struct Shopping: App {
  @StateObject private var shop = Shop()
  var body: some Scene {
    WindowGroup {
      Prices().environmentObject(shop)
      OfferList().environmentObject(shop)
    }
  }
}
