// E.3: whoever else hears what an object publishes may take the view away; what the object itself does with it is read.
import Combine
import SwiftUI

final class UnheardModel: ObservableObject {
  @Published var unheardGap: CGFloat = 0
}
final class UnheardRouter: ObservableObject {
  @Published var isTall = false
  private var bag: AnyCancellable?
  init(model: UnheardModel) { print(model) }
}
struct UnheardInner: View {
  @ObservedObject var unheard: UnheardModel
  var body: some View {
    Text("A").padding(.top, unheard.unheardGap)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { unheard.unheardGap = $0 } // want layout-feedback-loop(model)
  }
}

struct UnheardView: View {
  @ObservedObject var model: UnheardModel
  @ObservedObject var router: UnheardRouter
  var body: some View { VStack { if !router.isTall { UnheardInner(unheard: model) } } }
}

final class MappedModel: ObservableObject {
  @Published var mappedGap: CGFloat = 0
}
final class MappedRouter: ObservableObject {
  @Published var isTall = false
  private var bag: AnyCancellable?
  init(model: MappedModel) { model.$mappedGap.map { $0 > 100 }.assign(to: &$isTall) }
}
struct MappedInner: View {
  @ObservedObject var mapped: MappedModel
  var body: some View {
    Text("A").padding(.top, mapped.mappedGap)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { mapped.mappedGap = $0 }
  }
}

struct MappedView: View {
  @ObservedObject var model: MappedModel
  @ObservedObject var router: MappedRouter
  var body: some View { VStack { if !router.isTall { MappedInner(mapped: model) } } }
}

final class SunkModel: ObservableObject {
  @Published var sunkGap: CGFloat = 0
}
final class SunkRouter: ObservableObject {
  @Published var isTall = false
  private var bag: AnyCancellable?
  init(model: SunkModel) { bag = model.$sunkGap.sink { [weak self] in if $0 > 100 { self?.isTall = true } } }
}
struct SunkInner: View {
  @ObservedObject var sunk: SunkModel
  var body: some View {
    Text("A").padding(.top, sunk.sunkGap)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { sunk.sunkGap = $0 }
  }
}

struct SunkView: View {
  @ObservedObject var model: SunkModel
  @ObservedObject var router: SunkRouter
  var body: some View { VStack { if !router.isTall { SunkInner(sunk: model) } } }
}

final class LaterModel: ObservableObject {
  @Published var laterGap: CGFloat = 0
}
final class LaterRouter: ObservableObject {
  @Published var isTall = false
  private var bag: AnyCancellable?
  func watch(_ model: LaterModel) { bag = model.$laterGap.sink { [weak self] in self?.isTall = $0 > 100 } }
}
struct LaterInner: View {
  @ObservedObject var later: LaterModel
  var body: some View {
    Text("A").padding(.top, later.laterGap)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { later.laterGap = $0 }
  }
}

struct LaterView: View {
  @ObservedObject var model: LaterModel
  @ObservedObject var router: LaterRouter
  var body: some View { VStack { if !router.isTall { LaterInner(later: model) } } }
}

final class ChangingModel: ObservableObject {
  @Published var changingGap: CGFloat = 0
}
final class ChangingRouter: ObservableObject {
  @Published var isTall = false
  private var bag: AnyCancellable?
  init(model: ChangingModel) { bag = model.objectWillChange.sink { [weak self] in self?.isTall = true } }
}
struct ChangingInner: View {
  @ObservedObject var changing: ChangingModel
  var body: some View {
    Text("A").padding(.top, changing.changingGap)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { changing.changingGap = $0 }
  }
}

struct ChangingView: View {
  @ObservedObject var model: ChangingModel
  @ObservedObject var router: ChangingRouter
  var body: some View { VStack { if !router.isTall { ChangingInner(changing: model) } } }
}

final class AnnouncedModel: ObservableObject {
  @Published var announcedGap: CGFloat = 0
}
final class AnnouncedRouter: ObservableObject {
  @Published var isTall = false
  private var bag: AnyCancellable?
  init(announced: AnnouncedModel) { announced.objectWillChange.send() }
}
struct AnnouncedInner: View {
  @ObservedObject var announced: AnnouncedModel
  var body: some View {
    Text("A").padding(.top, announced.announcedGap)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { announced.announcedGap = $0 } // want layout-feedback-loop(model)
  }
}

struct AnnouncedView: View {
  @ObservedObject var model: AnnouncedModel
  @ObservedObject var router: AnnouncedRouter
  var body: some View { VStack { if !router.isTall { AnnouncedInner(announced: model) } } }
}

final class ShownModel: ObservableObject {
  @Published var shownGap: CGFloat = 0
}
final class ShownHost: UIViewController {
  let model = ShownModel()
  func open() { present(UIHostingController(rootView: ShownInner(shown: model)), animated: true) }
}
struct ShownInner: View {
  @ObservedObject var shown: ShownModel
  var body: some View {
    Text("A").padding(.top, shown.shownGap)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { shown.shownGap = $0 } // want layout-feedback-loop(shown)
  }
}

final class DismissedModel: ObservableObject {
  @Published var dismissedGap: CGFloat = 0
}
final class DismissedHost: UIViewController {
  let model = DismissedModel()
  private var bag: AnyCancellable?
  func open() {
    present(UIHostingController(rootView: DismissedInner(dismissed: model)), animated: true)
    bag = model.$dismissedGap.sink { [weak self] in if $0 > 300 { self?.dismiss(animated: true) } }
  }
}
struct DismissedInner: View {
  @ObservedObject var dismissed: DismissedModel
  var body: some View {
    Text("A").padding(.top, dismissed.dismissedGap)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { dismissed.dismissedGap = $0 }
  }
}

final class OwnModel: ObservableObject {
  @Published var ownGap: CGFloat = 0
  private var bag: AnyCancellable?
  init() { bag = $ownGap.map { $0 + 2 }.sink { print($0) } }
}
struct OwnInner: View {
  @ObservedObject var own: OwnModel
  var body: some View {
    Text("A").padding(.top, own.ownGap)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { own.ownGap = $0 } // want layout-feedback-loop(own)
  }
}
