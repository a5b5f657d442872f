// Design §4: a closure that names '$1' gets the parts of a pair, as one with two parameters does; one that names only '$0' gets
// the pair. The views are kept with erased types.
import SwiftUI
import UIKit

final class Layer: ObservableObject {
  @Published var depth = 0
}

final class Draft: ObservableObject {
  @Published var text = ""
}

struct LayerView: View {
  @EnvironmentObject private var layer: Layer
  var body: some View { Text("\(layer.depth)") }
}

struct DraftView: View {
  @EnvironmentObject private var draft: Draft
  var body: some View { Text(draft.text) }
}

struct Tab {
  var content: AnyView

  init(@ViewBuilder content: () -> some View) {
    self.content = AnyView(content())
  }
}

final class TabHost: UIHostingController<AnyView> {
  init(tab: Tab, index: Int) {
    super.init(rootView: tab.content) // want missing-environment-object(Layer)
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class PairHost: UIHostingController<AnyView> {
  init(pair: (offset: Int, element: Tab)) {
    super.init(rootView: pair.element.content) // want missing-environment-object(Draft)
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class Tabs: UITabBarController {
  override func viewDidLoad() {
    let layers = [Tab { LayerView() }, Tab { Text("plain") }]
    let drafts = [Tab { DraftView() }]
    viewControllers =
      layers.enumerated().map { TabHost(tab: $1, index: $0) }
      + drafts.enumerated().map { PairHost(pair: $0) }
  }
}
