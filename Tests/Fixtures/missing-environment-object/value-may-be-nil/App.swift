// A7: what an initialiser that may fail gives may be nil: both ways are taken.
import SwiftUI

final class Picture: ObservableObject { @Published var text = "" }
final class Number: ObservableObject { @Published var text = "" }
final class Address: ObservableObject { @Published var text = "" }
final class Never: ObservableObject { @Published var text = "" }

struct NoPicture: View {
  @EnvironmentObject var object: Picture
  var body: some View { Text(object.text) }
}

struct NoNumber: View {
  @EnvironmentObject var object: Number
  var body: some View { Text(object.text) }
}

struct NoAddress: View {
  @EnvironmentObject var object: Address
  var body: some View { Text(object.text) }
}

struct NoModel: View {
  @EnvironmentObject var object: Never
  var body: some View { Text(object.text) }
}

enum Step: Int { case one, two }

struct Parsed {
  let value: Int
  init?(_ text: String) {
    guard let number = Int(text) else { return nil }
    value = number
  }
}

struct Model { let name = "" }

struct Row: View {
  let picture: UIImage?
  let model: Model?
  var body: some View {
    if let picture { Image(uiImage: picture) } else { NoPicture() }
    if let model { Text(model.name) } else { NoModel() }
  }
}

struct Content: View {
  @State private var text = ""
  @State private var number = 0
  var body: some View {
    VStack {
      Row(picture: UIImage(named: "a"), model: Model())
      if let step = Step(rawValue: number) { Text("\(step.rawValue)") } else { NoNumber() }
      if let url = URL(string: text) { Text(url.path) } else { NoAddress() }
      if let parsed = Parsed(text) { Text("\(parsed.value)") } else { NoAddress() }
    }
  }
}

@main
struct FixtureApp: App {
  var body: some Scene {
    WindowGroup {
      Content() // want missing-environment-object(Picture) missing-environment-object(Number) missing-environment-object(Address)
    }
  }
}
