// E8, design §4: own setter; a style made by Self(…) in a protocol's extension.
import SwiftUI

final class StyleBox { var text = "" }

struct StyleSync: ViewModifier {
  @Binding var text: String
  func body(content: Content) -> some View {
    text = "a"
    return content
  }
}

extension ViewModifier where Self == StyleSync { static func sync(_ text: Binding<String>) -> Self { Self(text: text) } }

struct StyleScreen: View {
  let box = StyleBox()
  var body: some View {
    Text("a").modifier(.sync(Binding(get: { box.text }, set: { box.text = $0 })))
  }
}
