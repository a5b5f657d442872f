// A7: nested types of one name each have their own properties.
import SwiftUI

@Observable final class Model { var n = 0 }

enum One { struct Row: View { @Environment(Model.self) private var model; var body: some View { Text("\(model.n)") } } }

enum Two { struct Row: View {
  @Environment(Model.self) private var model // want unused-environment-wrapper(Model)
  var body: some View { Text("") } } }

@main struct A: App {
  @State var m = Model()
  var body: some Scene { WindowGroup { One.Row().environment(m); Two.Row().environment(m) } } }
