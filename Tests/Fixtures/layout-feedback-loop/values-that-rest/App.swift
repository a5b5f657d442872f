// E.3, condition/threshold: state rests where its callback sees no change; what a callback has written it reads.
import SwiftUI

@main
struct Main: App {
  var body: some Scene {
    WindowGroup { CalmSizes() }
    WindowGroup { CalmFlags() }
    WindowGroup { ReadAfterWrite() }
    WindowGroup { ObserverCorrects() }
    WindowGroup { LoopInCallback() }
    WindowGroup { GenericOptional() }
    WindowGroup { SeededState() }
    WindowGroup { AliasOfCopy() }
    WindowGroup { ForeignCase() }
    WindowGroup { LeftSwitch() }
    WindowGroup { KeptItself() }
    WindowGroup { UnreachedRest() }
  }
}

enum CalmSizesStyle { case large, inline, hidden }
struct CalmSizes: View { @State private var style = CalmSizesStyle.large
 var body: some View { Color.red.frame(height: style == .large ? 96 : 44)
  .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h in
    if h > 60 { style = .inline } else { style = style == .inline ? .hidden : .large } } } }

struct CalmFlags: View { @State private var compact = false
 var body: some View { Color.red.frame(height: compact ? 50 : 60).padding(.top, compact ? 20 : 10)
  .onGeometryChange(for: Bool.self) { $0.size.height > 65 } action: { tall in compact = compact ? !tall : tall } } }

enum ReadAfterWriteM { case a, b }
struct ReadAfterWrite: View {
  @State private var m = ReadAfterWriteM.a
  var body: some View {
    Color.red.frame(height: m == .a ? 80 : 40)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h in
        if h > 60 { m = .b } else { m = .a }
        if m == .a { m = .b }
      }
  }
}

enum ObserverCorrectsM { case a, b, c }
final class ObserverCorrectsX: ObservableObject { @Published var m = ObserverCorrectsM.a { didSet { if m == .a { m = .c } } } }
extension ObserverCorrectsX { func log() { print(m) }; func fix() { if m == .a { m = .c } } }
struct ObserverCorrects: View { @StateObject private var x = ObserverCorrectsX()
 var body: some View { Color.red.frame(height: x.m == .a ? 40 : x.m == .b ? 60 : 80).onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h in x.m = h < 50 ? .b : h < 70 ? .c : .a } } }

enum LoopInCallbackM { case a, b }
struct LoopInCallback: View {
  @State private var m = LoopInCallbackM.a
  
  var body: some View {
    Color.red.frame(height: m == .a ? 40 : 60)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h in for _ in 0..<2 { m = m == .a ? .b : .a }; if h > 1000 { m = .b } }
      
  }
}

enum GenericOptionalM { case a, b }
struct GenericOptional: View {
  @State private var e: Optional<GenericOptionalM> = nil
  var body: some View {
    Color.red.frame(height: e == nil ? 60 : e == .a ? 80 : 40)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h in if e != nil { e = h < 50 ? .a : .b } }
  }
}

enum SeededStateM { case a, b }
struct SeededState: View { @State private var m = SeededStateM.a; var body: some View { SeededStateW(m: m) { m = $0 } } }
struct SeededStateW: View { @State var m: SeededStateM; let set: (SeededStateM) -> Void
 var body: some View { Color.red.frame(height: m == .a ? 40 : 60).onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h in set(h < 50 ? .b : .a) } } }

struct AliasOfCopyCard: View { var i: CGFloat = 0
 func inset(_ x: CGFloat) -> AliasOfCopyCard { var c = self; let old = c; c.i = x; return old }
 var body: some View { Color.red.frame(height: 20).padding(.top, i) } }
struct AliasOfCopy: View {
  @State private var h: CGFloat = 0
  var body: some View {
    AliasOfCopyCard().inset(h).onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 }
  }
}

extension ColorScheme { var gap: CGFloat { 100 } }
enum ForeignCaseN { case dark, z; var gap: CGFloat { 10 } }
struct ForeignCase: View {
  @State private var m = false
  func g(_ c: ColorScheme) -> CGFloat { c.gap }
  var body: some View {
    Color.red.frame(height: m ? 60 : 40)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h in m = h + g(.dark) < 65 ? true : false }
      
  }
}

enum LeftSwitchM { case a, b }
struct LeftSwitch: View {
  @State private var m = LeftSwitchM.a
  
  var body: some View {
    Color.red.frame(height: m == .a ? 40 : 60)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h in switch m { case .a: if h < 50 { break }; m = .b; case .b: m = .a } }
      
  }
}

enum KeptItselfM { case a, b }
struct KeptItself: View {
  @State private var m = KeptItselfM.a
  
  var body: some View {
    Color.red.frame(height: m == .a ? 40 : 60)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h in m = h < 50 ? (m == .a ? .b : m) : .a } // want layout-feedback-loop(m)
      
  }
}

enum UnreachedRestM { case a, b, c }
struct UnreachedRest: View {
  @State private var m = UnreachedRestM.a
  
  var body: some View {
    Color.red.frame(height: m == .a ? 40 : m == .b ? 60 : 80)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h in if m != .c { m = h < 50 ? .b : .a } } // want layout-feedback-loop(m)
      
  }
}
