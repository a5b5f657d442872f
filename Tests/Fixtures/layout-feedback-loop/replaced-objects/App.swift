// E.3: a view below another object of the same type finds that one in the environment, and not what is measured.
import SwiftUI

final class Theme: ObservableObject { @Published var accent: Color = .red }

final class SameModel: ObservableObject { @Published var sameGap: CGFloat = 0 }
struct SameReader: View {
  @EnvironmentObject private var same: SameModel
  var body: some View { Text("A").padding(.top, same.sameGap) }
}
struct SameView: View {
  @EnvironmentObject private var same: SameModel
  let theme: Theme
  var body: some View {
    VStack { SameReader().environmentObject(theme) }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { same.sameGap = $0 } // want layout-feedback-loop(same)
  }
}

final class BackModel: ObservableObject { @Published var backGap: CGFloat = 0 }
struct BackReader: View {
  @EnvironmentObject private var back: BackModel
  var body: some View { Text("A").padding(.top, back.backGap) }
}
struct BackView: View {
  @EnvironmentObject private var back: BackModel
  var body: some View {
    VStack { BackReader().environmentObject(back) }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { back.backGap = $0 } // want layout-feedback-loop(back)
  }
}

final class GivenModel: ObservableObject { @Published var givenGap: CGFloat = 0 }
struct GivenReader: View {
  @EnvironmentObject private var given: GivenModel
  var body: some View { Text("A").padding(.top, given.givenGap) }
}
struct GivenView: View {
  @EnvironmentObject private var given: GivenModel
  let other: GivenModel
  var body: some View {
    VStack { GivenReader().environmentObject(other) }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { given.givenGap = $0 }
  }
}

final class MadeModel: ObservableObject { @Published var madeGap: CGFloat = 0 }
struct MadeReader: View {
  @EnvironmentObject private var made: MadeModel
  var body: some View { Text("A").padding(.top, made.madeGap) }
}
struct MadeView: View {
  @EnvironmentObject private var made: MadeModel
  var body: some View {
    VStack { MadeReader().environmentObject(MadeModel()) }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { made.madeGap = $0 }
  }
}

final class GlobalModel: ObservableObject { @Published var globalGap: CGFloat = 0 }
let otherGlobal = GlobalModel()
struct GlobalReader: View {
  @EnvironmentObject private var global: GlobalModel
  var body: some View { Text("A").padding(.top, global.globalGap) }
}
struct GlobalView: View {
  @EnvironmentObject private var global: GlobalModel
  var body: some View {
    VStack { GlobalReader().environmentObject(otherGlobal) }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { global.globalGap = $0 }
  }
}

final class ConstantModel: ObservableObject { @Published var constantGap: CGFloat = 0 }
extension ConstantModel { static let other = ConstantModel() }
struct ConstantReader: View {
  @EnvironmentObject private var constant: ConstantModel
  var body: some View { Text("A").padding(.top, constant.constantGap) }
}
struct ConstantView: View {
  @EnvironmentObject private var constant: ConstantModel
  var body: some View {
    VStack { ConstantReader().environmentObject(ConstantModel.other) }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { constant.constantGap = $0 }
  }
}

final class HelpedModel: ObservableObject { @Published var helpedGap: CGFloat = 0 }
struct HelpedReader: View {
  @EnvironmentObject private var helped: HelpedModel
  var body: some View { Text("A").padding(.top, helped.helpedGap) }
}
struct HelpedView: View {
  @EnvironmentObject private var helped: HelpedModel
  func other() -> HelpedModel { HelpedModel() }
  var body: some View {
    VStack { HelpedReader().environmentObject(other()) }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { helped.helpedGap = $0 }
  }
}

final class ComputedModel: ObservableObject { @Published var computedGap: CGFloat = 0 }
struct ComputedReader: View {
  @EnvironmentObject private var computed: ComputedModel
  var body: some View { Text("A").padding(.top, computed.computedGap) }
}
struct ComputedView: View {
  @EnvironmentObject private var computed: ComputedModel
  var other: ComputedModel { ComputedModel() }
  var body: some View {
    VStack { ComputedReader().environmentObject(other) }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { computed.computedGap = $0 }
  }
}

final class SeveralModel: ObservableObject { @Published var severalGap: CGFloat = 0 }
struct SeveralReader: View {
  @EnvironmentObject private var several: SeveralModel
  var body: some View { Text("A").padding(.top, several.severalGap) }
}
struct SeveralView: View {
  @EnvironmentObject private var several: SeveralModel
  let others: [SeveralModel]
  var body: some View {
    VStack { SeveralReader().environmentObject(others[0]) }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { several.severalGap = $0 }
  }
}

final class UnderModel: ObservableObject { @Published var underGap: CGFloat = 0 }
extension View { func under(_ other: UnderModel) -> some View { environmentObject(other) } }
struct UnderReader: View {
  @EnvironmentObject private var under: UnderModel
  var body: some View { Text("A").padding(.top, under.underGap) }
}
struct UnderView: View {
  @EnvironmentObject private var under: UnderModel
  let other: UnderModel
  var body: some View {
    VStack { VStack { UnderReader() }.under(other) }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { under.underGap = $0 }
  }
}

final class ThemedModel: ObservableObject { @Published var themedGap: CGFloat = 0 }
extension View { func themed(_ theme: Theme) -> some View { environmentObject(theme) } }
struct ThemedReader: View {
  @EnvironmentObject private var themed: ThemedModel
  var body: some View { Text("A").padding(.top, themed.themedGap) }
}
struct ThemedView: View {
  @EnvironmentObject private var themed: ThemedModel
  let theme: Theme
  var body: some View {
    VStack { VStack { ThemedReader() }.themed(theme) }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { themed.themedGap = $0 } // want layout-feedback-loop(themed)
  }
}

final class ModifiedModel: ObservableObject { @Published var modifiedGap: CGFloat = 0 }
struct Replacing: ViewModifier {
  @StateObject private var other = ModifiedModel()
  func body(content: Content) -> some View { content.padding(2).environmentObject(other) }
}
struct ModifiedReader: View {
  @EnvironmentObject private var modified: ModifiedModel
  var body: some View { Text("A").padding(.top, modified.modifiedGap) }
}
struct ModifiedView: View {
  @EnvironmentObject private var modified: ModifiedModel
  var body: some View {
    VStack { VStack { ModifiedReader() }.modifier(Replacing()) }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { modified.modifiedGap = $0 }
  }
}

@Observable final class ObservedModel { var observedGap: CGFloat = 0 }
struct ObservedReader: View {
  @Environment(ObservedModel.self) private var observed
  var body: some View { Text("A").padding(.top, observed.observedGap) }
}
struct ObservedView: View {
  @Environment(ObservedModel.self) private var observed
  var body: some View {
    VStack { ObservedReader() }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { observed.observedGap = $0 } // want layout-feedback-loop(observed)
  }
}

@Observable final class ReplacedModel { var replacedGap: CGFloat = 0 }
struct ReplacedReader: View {
  @Environment(ReplacedModel.self) private var replaced
  var body: some View { Text("A").padding(.top, replaced.replacedGap) }
}
struct ReplacedView: View {
  @Environment(ReplacedModel.self) private var replaced
  @State private var others = ReplacedModel()
  var body: some View {
    VStack { ReplacedReader().environment(others) }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { replaced.replacedGap = $0 }
  }
}

@Observable final class FreshModel { var freshGap: CGFloat = 0 }
struct FreshReader: View {
  @Environment(FreshModel.self) private var fresh
  var body: some View { Text("A").padding(.top, fresh.freshGap) }
}
struct FreshView: View {
  @Environment(FreshModel.self) private var fresh
  var body: some View {
    VStack { FreshReader().environment(FreshModel()) }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { fresh.freshGap = $0 }
  }
}
