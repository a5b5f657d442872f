// E.3: overloads of the project's own, of modifiers, of methods of collections and optionals, and of functions.
import SwiftUI
extension Text { func frame(height: CGFloat) -> some View { self } 
  func onGeometryChange<T: Equatable>(for type: T.Type, of value: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void) -> some View { self } }
extension Shape { func padding(_ l: CGFloat) -> some View { self } }
extension Label { func fixedSize() -> some View { self } }
struct A: View {
  @State private var h: CGFloat = 0
  var body: some View { Text("A").frame(height: h + 8).background(GeometryReader { p in Color.clear.onChange(of: p.size.height) { h = p.size.height } }) }
}
struct B: View {
  @State private var h: CGFloat = 0
  var body: some View { VStack { Text("A") }.padding(.top, h).onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 } }
}
struct Card: View { var body: some View { Text("a").padding(4) } 
  func padding(_ e: Edge.Set, _ l: CGFloat) -> some View { self } }
struct C: View {
  @State private var h: CGFloat = 0
  var body: some View { Card().padding(.top, h).background(GeometryReader { p in Color.clear.onChange(of: p.size.height) { h = p.size.height } }) }
}
extension Optional where Wrapped == CGFloat { func map(_ f: (CGFloat) -> CGFloat) -> CGFloat? { nil } }
struct D: View {
  @State private var h: CGFloat? = 0
  var body: some View { Text("A").padding(.top, h.map { $0 } ?? 0).background(GeometryReader { p in Color.clear.onChange(of: p.size.height) { h = p.size.height } }) }
}
extension Dictionary { mutating func updateValue(_ v: Value, forKey k: Key) {} }
extension Array where Element == CGFloat { func first(where f: (CGFloat) -> Bool) -> CGFloat? { nil } ; var largest: CGFloat { 0 } ; mutating func append(_ x: CGFloat) {} }
struct E: View {
  @State private var h: [Int: CGFloat] = [:]
  var body: some View { Text("A").padding(.top, h[1] ?? 0).background(GeometryReader { p in Color.clear.onChange(of: p.size.height) { h.updateValue(p.size.height, forKey: 1) } }) }
}
struct F: View {
  @State private var rows: [CGFloat] = []
  var body: some View { VStack { ForEach(rows, id: \.self) { _ in Text("x") } }.background(GeometryReader { p in Color.clear.onChange(of: p.size.height) { rows.append(p.size.height) } }) }
}
extension CGSize { func scaled(_ x: CGFloat) -> CGSize { .zero } ; var height: CGFloat { 0 } }
struct G: View {
  @State private var s = CGSize.zero
  var body: some View { Text("A").padding(.top, s.scaled(2).height).background(GeometryReader { p in Color.clear.onChange(of: p.size) { s = p.size } }) }
}
func max(_ a: CGFloat, _ b: CGFloat) -> CGFloat { 0 }
func abs(_ a: CGFloat) -> CGFloat { 0 }
struct H: View {
  @State private var h: CGFloat = 0
  var body: some View { Text("A").padding(.top, max(h, 4)).padding(.bottom, abs(h)).background(GeometryReader { p in Color.clear.onChange(of: p.size.height) { h = p.size.height } }) }
}
extension View { func padding(_ l: Double) -> some View { self } }
struct I: View {
  @State private var h: Double = 0
  var body: some View { VStack{Text("A")}.padding(h).background(GeometryReader { p in Color.clear.onChange(of: p.size.height) { h = p.size.height } }) }
}
