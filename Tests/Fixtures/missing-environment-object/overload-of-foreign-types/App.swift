// Swift tells the project's functions from modifiers with their names by the types of the arguments: what cannot be one of
// the project's type is for the modifier.
import SwiftUI

final class Silent: ObservableObject { @Published var text = "" }
final class Heard: ObservableObject { @Published var text = "" }
final class Given: ObservableObject { @Published var text = "" }

struct Never: View {
  @EnvironmentObject var object: Silent
  var body: some View { Text(object.text) }
}

struct Ever: View {
  @EnvironmentObject var object: Heard
  var body: some View { Text(object.text) }
}

struct Leaf: View {
  @EnvironmentObject var object: Given
  var body: some View { Text(object.text) }
}

struct Spacing { static let wide = Spacing() }
enum Tone { case loud }
enum Kind { case big }

extension View {
  func padding(_ spacing: Spacing) -> some View { overlay { Never() } }
  func background(_ tone: Tone) -> some View { overlay { Never() } }
  func font(_ kind: Kind) -> some View { overlay { Ever() } }
  func environmentObject(_ kind: Kind) -> some View { self }
  func foregroundColor(_ spacing: Spacing) -> some View { environmentObject(Heard()) }
  var hidden: some View { overlay { Never() } }
}

struct Content: View {
  let length: CGFloat = 3
  @State private var isOn = false
  @StateObject private var given = Given()
  var body: some View {
    VStack {
      Text("").padding(3).padding(length).padding(length * 2).padding(.all)
      Text("").background(Color.red).background(isOn ? .red : .blue)
      Text("").hidden()
      Text("").font(.body).font(Font.body).font(.big)
      Leaf().environmentObject(given).environmentObject(.big)
      Ever().foregroundColor(.red)
    }
  }
}

@main
struct FixtureApp: App {
  var body: some Scene {
    WindowGroup {
      Content() // want missing-environment-object(Heard)
    }
  }
}
