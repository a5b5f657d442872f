// A7: '==', a wildcard and an action read.
import SwiftUI

@Observable final class Model: Equatable { var n = 0; static func == (a: Model, b: Model) -> Bool { a === b } }

struct V: View, Equatable {
  @Environment(Model.self) private var model
  static func == (lhs: V, rhs: V) -> Bool { lhs.model == rhs.model }
  var body: some View { Text("") } }

struct X: View {
  @Environment(Model.self) private var model: Model
  var body: some View { let _ = model; Text("") } }

struct Y: View {
  @Environment(Model.self) private var model: Model
  var body: some View { Text("").onAppear { _ = model } } }

@main struct A: App {
  @State var m = Model()
  var body: some Scene { WindowGroup { V().environment(m); X().environment(m); Y().environment(m) } } }
