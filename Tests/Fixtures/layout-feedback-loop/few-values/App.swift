// E.3, condition/threshold: state that is a case, or one of some numbers, is followed from value to value.
import SwiftUI

@main
struct Main: App {
  var body: some Scene {
    WindowGroup { ThreeLevelsCycle() }
    WindowGroup { ThreeLevelsSettle() }
    WindowGroup { IntLevelsCycle() }
    WindowGroup { IntLevelsSettle() }
    WindowGroup { EnumTwoWaysFlipSwitch() }
    WindowGroup { EnumTwoWaysStable() }
    WindowGroup { EnumRawCgfloatFlip() }
    WindowGroup { OptionalEnumFlip() }
    WindowGroup { EnumMethodFlip() }
    WindowGroup { EnumInObjectFlip() }
    WindowGroup { BoolNegatedSwitch() }
    WindowGroup { DynamicColumnsGrid2() }
    WindowGroup { ToggleCasesAllSameHeight() }
    WindowGroup { EnumOtherwiseWrites() }
    WindowGroup { PreferenceEnumFlip() }
    WindowGroup { EnumWithDefaultCase() }
    WindowGroup { IntWritesCycle() }
    WindowGroup { StaticAlias() }
    WindowGroup { ButtonToo() }
    WindowGroup { IntOtherWriter() }
    WindowGroup { StaticAliasFlip() }
    WindowGroup { BoolComputed() }
    WindowGroup { EnumOfWidthComputed() }
    WindowGroup { EnumOfWidthComputedSwitch() }
    WindowGroup { EnumInitOfWidth() }
    WindowGroup { StructConfigOfWidth() }
    WindowGroup { PayloadOfEither() }
    WindowGroup { PayloadOfEitherGrows() }
  }
}

enum ThreeLevelsCycleLevel { case small, medium, large }
struct ThreeLevelsCycle: View {
  @State private var level = ThreeLevelsCycleLevel.small
  var body: some View {
    Color.red
      .frame(height: level == .small ? 50 : level == .medium ? 100 : 150)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h in // want layout-feedback-loop(level)
        if h < 80 { level = .medium } else if h < 120 { level = .large } else { level = .small }
      }
  }
}

enum ThreeLevelsSettleLevel { case small, medium, large }
struct ThreeLevelsSettle: View {
  @State private var level = ThreeLevelsSettleLevel.small
  var body: some View {
    Color.red
      .frame(height: level == .small ? 50 : level == .medium ? 100 : 150)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h in
        if h < 80 { level = .medium } else if h < 120 { level = .large } else { level = .large }
      }
  }
}

struct IntLevelsCycle: View {
  @State private var level = 1
  var body: some View {
    Color.red
      .frame(height: CGFloat(level) * 50)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h in // want layout-feedback-loop(level)
        level = h < 80 ? 2 : h < 120 ? 3 : 1
      }
  }
}

struct IntLevelsSettle: View {
  @State private var level = 1
  var body: some View {
    Color.red
      .frame(height: CGFloat(level) * 50)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h in
        level = h < 80 ? 2 : h < 120 ? 2 : 1
      }
  }
}

enum EnumTwoWaysFlipSwitchStyle { case short, tall }
struct EnumTwoWaysFlipSwitch: View {
  @State private var style: EnumTwoWaysFlipSwitchStyle = .tall
  private var height: CGFloat {
    switch style {
    case .short: 30
    case .tall: 90
    }
  }
  var body: some View {
    Rectangle().frame(height: height)
      .background(GeometryReader { p in Color.clear.onAppear { update(p.size.height) }.onChange(of: p.size.height) { _, h in update(h) } }) // want layout-feedback-loop(style)
  }
  private func update(_ h: CGFloat) {
    if h > 60 { style = .short } else { style = .tall }
  }
}

enum EnumTwoWaysStableStyle { case short, tall }
struct EnumTwoWaysStable: View {
  @State private var style: EnumTwoWaysStableStyle = .tall
  private var height: CGFloat {
    switch style {
    case .short: 30
    case .tall: 90
    }
  }
  var body: some View {
    Rectangle().frame(height: height)
      .background(GeometryReader { p in Color.clear.onAppear { update(p.size.height) }.onChange(of: p.size.height) { _, h in update(h) } })
  }
  private func update(_ h: CGFloat) {
    if h > 60 { style = .tall } else { style = .short }
  }
}

enum EnumRawCgfloatFlipGap: CGFloat { case narrow = 4, wide = 40 }
struct EnumRawCgfloatFlip: View {
  @State private var gap = EnumRawCgfloatFlipGap.wide
  var body: some View {
    Color.blue.frame(height: 20).padding(.top, gap.rawValue)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { gap = $0 > 40 ? .narrow : .wide } // want layout-feedback-loop(gap)
  }
}

enum OptionalEnumFlipMode { case wide }
struct OptionalEnumFlip: View {
  @State private var mode: OptionalEnumFlipMode?
  var body: some View {
    Color.blue.frame(width: mode == nil ? 300 : 100, height: 20)
      .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { w in mode = w > 200 ? .wide : nil } // want layout-feedback-loop(mode)
  }
}

enum EnumMethodFlipSize { case s, m, l
  func height() -> CGFloat { switch self { case .s: return 40; case .m: return 80; case .l: return 160 } }
  static func fitting(_ h: CGFloat) -> EnumMethodFlipSize { h >= 160 ? .s : h >= 80 ? .l : .m }
}
struct EnumMethodFlip: View {
  @State private var size: EnumMethodFlipSize = .s
  var body: some View {
    Color.blue.frame(height: size.height())
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { size = EnumMethodFlipSize.fitting($0) } // want layout-feedback-loop(size)
  }
}

enum EnumInObjectFlipMode { case a, b }
final class EnumInObjectFlipModel: ObservableObject { @Published var mode = EnumInObjectFlipMode.a }
struct EnumInObjectFlip: View {
  @StateObject private var model = EnumInObjectFlipModel()
  var body: some View {
    Color.blue.frame(height: model.mode == .a ? 100 : 50)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.mode = $0 > 70 ? .b : .a } // want layout-feedback-loop(model)
  }
}

struct BoolNegatedSwitch: View {
  @State private var isTall = true
  var body: some View {
    VStack(spacing: 0) {
      switch isTall {
      case true: Color.blue.frame(height: 100)
      case false: Color.blue.frame(height: 50)
      }
    }
    .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h in // want layout-feedback-loop(isTall)
      switch h {
      case 80...: isTall = false
      default: isTall = true
      }
    }
  }
}

struct DynamicColumnsGrid2: View {
  @State private var columns = 1
  var body: some View {
    LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: columns)) {
      ForEach(0..<20) { Text("\($0)") }
    }
    .frame(maxWidth: .infinity)
    .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { columns = $0 > 600 ? 3 : $0 > 400 ? 2 : 1 }
  }
}

enum ToggleCasesAllSameHeightMode { case a, b }
struct ToggleCasesAllSameHeight: View {
  @State private var mode = ToggleCasesAllSameHeightMode.a
  var body: some View {
    Group {
      switch mode {
      case .a: Color.red
      case .b: Color.blue
      }
    }
    .frame(height: 80)
    .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { mode = $0 > 60 ? .b : .a }
  }
}

enum EnumOtherwiseWritesMode { case a, b }
struct EnumOtherwiseWrites: View {
  @State private var mode = EnumOtherwiseWritesMode.a
  var body: some View {
    Color.red.frame(height: mode == .a ? 80 : 40)
    .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h in if h > 60 { mode = .b } }
  }
}

enum PreferenceEnumFlipMode { case a, b }
struct PreferenceEnumFlipHKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = nextValue()
  }
}
struct PreferenceEnumFlip: View {
  @State private var mode: PreferenceEnumFlipMode = .a
  var body: some View {
    Text("x").frame(height: mode == .a ? 80 : 40)
      .background(GeometryReader { p in Color.clear.preference(key: PreferenceEnumFlipHKey.self, value: p.size.height) }) // want layout-feedback-loop(mode)
      .onPreferenceChange(PreferenceEnumFlipHKey.self) { mode = $0 > 60 ? .b : .a }
  }
}

enum EnumWithDefaultCaseMode { case a, b, c }
struct EnumWithDefaultCase: View {
  @State private var mode: EnumWithDefaultCaseMode = .c
  var body: some View {
    content
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h in // want layout-feedback-loop(mode)
        guard h > 60 else { mode = .c; return }
        mode = .a
      }
  }
  @ViewBuilder private var content: some View {
    switch mode {
    case .a, .b: Color.red.frame(height: 40)
    default: Color.red.frame(height: 70)
    }
  }
}

struct IntWritesCycle: View {
  @State private var level = 1
  var body: some View {
    Color.red
      .frame(height: CGFloat(level) * 50)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h in // want layout-feedback-loop(level)
        if h < 80 { level = 2 } else if h < 120 { level = 3 } else { level = 1 }
      }
  }
}

enum StaticAliasMode { case a, b
  static let preferred = StaticAliasMode.a }
struct StaticAlias: View {
  @State private var mode = StaticAliasMode.a
  var body: some View {
    Color.red.frame(height: mode == .a ? 80 : 40)
    .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { mode = $0 > 60 ? .preferred : .b }
  }
}

enum ButtonTooMode { case a, b }
struct ButtonToo: View {
  @State private var mode = ButtonTooMode.a
  var body: some View {
    VStack(spacing: 0) {
      Button("x") { mode = .a }.frame(height: 10)
      Color.red.frame(height: mode == .a ? 80 : 40)
    }
    .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { mode = $0 > 60 ? .b : .a } // want layout-feedback-loop(mode)
  }
}

struct IntOtherWriter: View {
  @State private var level = 0
  var body: some View {
    VStack(spacing: 0) {
      Button("x") { level = 7 }.frame(height: 10)
      Color.red.frame(height: level == 7 ? 80 : level == 0 ? 70 : 40)
    }
    .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { if $0 == 80 { level = 1 } else if $0 == 90 { level = 7 } }
  }
}

enum StaticAliasFlipMode { case a, b
  static let preferred: StaticAliasFlipMode = .b }
struct StaticAliasFlip: View {
  @State private var mode = StaticAliasFlipMode.a
  var body: some View {
    Color.red.frame(height: mode == .a ? 80 : 40)
    .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { mode = $0 > 60 ? .preferred : .a } // want layout-feedback-loop(mode)
  }
}

struct BoolComputed: View {
  @State private var width: CGFloat = 0
  private var isWide: Bool { if width > 100 { return true }; return false }
  var body: some View {
    Color.red.frame(width: isWide ? 50 : 200, height: 10)
    .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 } // want layout-feedback-loop(width)
  }
}

enum EnumOfWidthComputedMode { case s, l }
struct EnumOfWidthComputed: View {
  @State private var width: CGFloat = 0
  private var mode: EnumOfWidthComputedMode { width > 100 ? .s : .l }
  var body: some View {
    Color.red.frame(width: mode == .s ? 50 : 200, height: 10)
    .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 } // want layout-feedback-loop(width)
  }
}

enum EnumOfWidthComputedSwitchMode { case s, l }
struct EnumOfWidthComputedSwitch: View {
  @State private var width: CGFloat = 0
  private var mode: EnumOfWidthComputedSwitchMode { width > 100 ? .s : .l }
  private var own: CGFloat { switch mode { case .s: 50; case .l: 200 } }
  var body: some View {
    Color.red.frame(width: own, height: 10)
    .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 } // want layout-feedback-loop(width)
  }
}

enum EnumInitOfWidthMode { case s, m, l
  init(_ w: CGFloat) { switch w { case ..<100: self = .l; case 100..<150: self = .m; default: self = .s } }
  var w: CGFloat { switch self { case .s: 50; case .m: 160; case .l: 200 } } }
struct EnumInitOfWidth: View {
  @State private var width: CGFloat = 0
  var body: some View {
    Color.red.frame(width: EnumInitOfWidthMode(width).w, height: 10)
    .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 } // want layout-feedback-loop(width)
  }
}

struct StructConfigOfWidthMetrics { var pad: CGFloat; init(_ w: CGFloat) { if w > 300 { pad = 20 } else { pad = 10 } } }
struct StructConfigOfWidth: View {
  @State private var width: CGFloat = 0
  var body: some View {
    Color.red.padding(.horizontal, StructConfigOfWidthMetrics(width).pad)
    .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
  }
}

enum Room { case none, fixed(CGFloat) }

// What the pattern binds hides the state of the same name.
struct PayloadOfEither: View {
  @State private var height: CGFloat = 0
  @State private var isOn = false
  private var room: Room { isOn ? .fixed(10) : .none }
  private var added: CGFloat {
    switch room {
    case .fixed(let height): height
    case .none: 0
    }
  }
  var body: some View {
    VStack {
      Button("On") { isOn.toggle() }.frame(height: 20)
      Color.red.frame(height: added + 20)
    }
    .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
  }
}

struct PayloadOfEitherGrows: View {
  @State private var height: CGFloat = 0
  @State private var isOn = false
  private var room: Room { isOn ? .fixed(height + 10) : .fixed(height + 20) }
  private var added: CGFloat {
    switch room {
    case .fixed(let length): length
    case .none: 0
    }
  }
  var body: some View {
    VStack {
      Button("On") { isOn.toggle() }.frame(height: 20)
      Color.red.frame(height: added)
    }
    .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want layout-feedback-loop(height)
  }
}
