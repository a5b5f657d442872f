// E.3: a view around the one that measures may take it away though it does not observe the object.
import SwiftUI

final class PlainModel: ObservableObject { @Published var plainGap: CGFloat = 0 }
struct PlainInner: View {
  @ObservedObject var plain: PlainModel
  var body: some View {
    Text("A").padding(.top, plain.plainGap)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { plain.plainGap = $0 } // want layout-feedback-loop(plain)
  }
}
struct PlainView: View {
  let model: PlainModel
  @State private var height: CGFloat = 0
  var body: some View {
    VStack { PlainInner(plain: model) }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = max(height, $0) }
  }
}

final class ConditionModel: ObservableObject { @Published var conditionGap: CGFloat = 0 }
struct ConditionInner: View {
  @ObservedObject var condition: ConditionModel
  var body: some View {
    Text("A").padding(.top, condition.conditionGap)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { condition.conditionGap = $0 }
  }
}
struct ConditionView: View {
  let model: ConditionModel
  @State private var height: CGFloat = 0
  var body: some View {
    VStack { if height < 100 { ConditionInner(condition: model) } else { Text("too tall") } }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = max(height, $0) }
  }
}

final class TernaryModel: ObservableObject { @Published var ternaryGap: CGFloat = 0 }
struct TernaryInner: View {
  @ObservedObject var ternary: TernaryModel
  var body: some View {
    Text("A").padding(.top, ternary.ternaryGap)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { ternary.ternaryGap = $0 }
  }
}
struct TernaryView: View {
  let model: TernaryModel
  @State private var height: CGFloat = 0
  var body: some View {
    VStack { height < 100 ? AnyView(TernaryInner(ternary: model)) : AnyView(Text("too tall")) }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = max(height, $0) }
  }
}

final class HeldModel: ObservableObject { @Published var heldGap: CGFloat = 0 }
struct HeldInner: View {
  @ObservedObject var held: HeldModel
  var body: some View {
    Text("A").padding(.top, held.heldGap)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { held.heldGap = $0 }
  }
}
final class HeldHolder { let model = HeldModel() }
struct HeldView: View {
  let holder: HeldHolder
  @State private var height: CGFloat = 0
  var body: some View {
    VStack { if height < 100 { HeldInner(held: holder.model) } }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = max(height, $0) }
  }
}

final class ManyModel: ObservableObject { @Published var manyGap: CGFloat = 0 }
struct ManyInner: View {
  @ObservedObject var many: ManyModel
  var body: some View {
    Text("A").padding(.top, many.manyGap)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { many.manyGap = $0 }
  }
}
struct ManyView: View {
  let models: [ManyModel]
  @State private var height: CGFloat = 0
  var body: some View {
    VStack { if height < 100 { ManyInner(many: models[0]) } }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = max(height, $0) }
  }
}

final class HelperModel: ObservableObject { @Published var helperGap: CGFloat = 0 }
struct HelperInner: View {
  @ObservedObject var helper: HelperModel
  var body: some View {
    Text("A").padding(.top, helper.helperGap)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { helper.helperGap = $0 }
  }
}
struct HelperView: View {
  let model: HelperModel
  @State private var height: CGFloat = 0
  private var content: some View { HelperInner(helper: model) }
  var body: some View {
    VStack { if height < 100 { content } }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = max(height, $0) }
  }
}

final class HelpedModel: ObservableObject { @Published var helpedGap: CGFloat = 0 }
struct HelpedInner: View {
  @ObservedObject var helped: HelpedModel
  var body: some View {
    Text("A").padding(.top, helped.helpedGap)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { helped.helpedGap = $0 } // want layout-feedback-loop(helped)
  }
}
struct HelpedView: View {
  let model: HelpedModel
  @State private var height: CGFloat = 0
  private var content: some View { HelpedInner(helped: model) }
  var body: some View {
    VStack { content }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = max(height, $0) }
  }
}

final class EarlyModel: ObservableObject { @Published var earlyGap: CGFloat = 0 }
struct EarlyInner: View {
  @ObservedObject var early: EarlyModel
  var body: some View {
    Text("A").padding(.top, early.earlyGap)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { early.earlyGap = $0 }
  }
}
struct EarlyView: View {
  let model: EarlyModel
  @State private var height: CGFloat = 0
  private var content: AnyView {
    guard height < 100 else { return AnyView(EmptyView()) }
    return AnyView(EarlyInner(early: model))
  }
  var body: some View {
    content
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = max(height, $0) }
  }
}

final class MiddleModel: ObservableObject { @Published var middleGap: CGFloat = 0 }
struct MiddleInner: View {
  @ObservedObject var middle: MiddleModel
  var body: some View {
    Text("A").padding(.top, middle.middleGap)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { middle.middleGap = $0 }
  }
}
struct MiddleView2: View {
  let model: MiddleModel
  let isShown: Bool
  var body: some View { VStack { if isShown { MiddleInner(middle: model) } } }
}
struct MiddleView: View {
  let model: MiddleModel
  @State private var height: CGFloat = 0
  var body: some View {
    MiddleView2(model: model, isShown: height < 100)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = max(height, $0) }
  }
}

final class ContainerModel: ObservableObject { @Published var containerGap: CGFloat = 0 }
struct ContainerInner: View {
  @ObservedObject var container: ContainerModel
  var body: some View {
    Text("A").padding(.top, container.containerGap)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { container.containerGap = $0 }
  }
}
struct Limited<Content: View>: View {
  @State private var isTall = false
  @ViewBuilder let content: () -> Content
  var body: some View {
    VStack { if !isTall { content() } }
      .onGeometryChange(for: Bool.self) { $0.size.height > 100 } action: { if $0 { isTall = true } }
  }
}
struct ContainerView: View {
  let model: ContainerModel
  var body: some View {
    Limited { ContainerInner(container: model) }
  }
}

final class ModifierModel: ObservableObject { @Published var modifierGap: CGFloat = 0 }
struct ModifierInner: View {
  @ObservedObject var modifier: ModifierModel
  var body: some View {
    Text("A").padding(.top, modifier.modifierGap)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { modifier.modifierGap = $0 }
  }
}
struct Limiting: ViewModifier {
  @State private var isTall = false
  func body(content: Content) -> some View {
    VStack { if !isTall { content } }
      .onGeometryChange(for: Bool.self) { $0.size.height > 100 } action: { if $0 { isTall = true } }
  }
}
struct ModifierView: View {
  let model: ModifierModel
  var body: some View {
    ModifierInner(modifier: model).modifier(Limiting())
  }
}

final class FittingModel: ObservableObject { @Published var fittingGap: CGFloat = 0 }
struct FittingInner: View {
  @ObservedObject var fitting: FittingModel
  var body: some View {
    Text("A").padding(.top, fitting.fittingGap)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { fitting.fittingGap = $0 }
  }
}
struct FittingView: View {
  let model: FittingModel
  var body: some View {
    ViewThatFits { FittingInner(fitting: model); Text("small") }
  }
}

final class RenamedModel: ObservableObject { @Published var renamedGap: CGFloat = 0 }
struct RenamedInner: View {
  @ObservedObject var renamed: RenamedModel
  var body: some View {
    Text("A").padding(.top, renamed.renamedGap)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { renamed.renamedGap = $0 }
  }
}
typealias Row = RenamedInner
struct RenamedView: View {
  let model: RenamedModel
  @State private var height: CGFloat = 0
  var body: some View {
    VStack { if height < 100 { Row(renamed: model) } }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = max(height, $0) }
  }
}

final class HostModel: ObservableObject { @Published var hostGap: CGFloat = 0 }
struct HostInner: View {
  @ObservedObject var host: HostModel
  var body: some View {
    Text("A").padding(.top, host.hostGap)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { host.hostGap = $0 } // want layout-feedback-loop(host)
  }
}
final class Host: UIViewController {
  let model = HostModel()
  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(UIHostingController(rootView: HostInner(host: model)))
  }
}

final class LimitModel: ObservableObject { @Published var limitGap: CGFloat = 0 }
struct LimitInner: View {
  @ObservedObject var limit: LimitModel
  var body: some View {
    Text("A").padding(.top, limit.limitGap)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { limit.limitGap = $0 }
  }
}
final class Limit: UIViewController {
  let model = LimitModel()
  override func viewDidLayoutSubviews() {
    if view.frame.height > 300 { view.removeFromSuperview() }
  }
  func add() { addChild(UIHostingController(rootView: LimitInner(limit: model))) }
}

struct PlainPreviews: PreviewProvider {
  static var isTall = false
  static var previews: some View { if isTall { PlainInner(plain: PlainModel()) } }
}

#Preview {
  if Bool.random() { PlainInner(plain: PlainModel()) }
}
