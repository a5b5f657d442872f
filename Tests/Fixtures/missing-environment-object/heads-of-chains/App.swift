// ROW: A1 — what a chain begins with is not of the type that is wanted of the chain
import SwiftUI

protocol Makable: AnyObject { init() }

final class Model: ObservableObject, Makable {
  @Published var text = ""
  required init() {}
}
final class Other: ObservableObject, Makable {
  @Published var text = ""
  required init() {}
}

extension ObservableObject {
  func provided(to view: some View) -> some View { view.environmentObject(self) }
  func around<Content: View>(@ViewBuilder _ view: () -> Content) -> some View {
    view().environmentObject(self)
  }
}

func resolve<Object: Makable>(_ type: Object.Type) -> Object { Object() }

struct Reader: View {
  @EnvironmentObject var model: Model
  var body: some View { Text(model.text) }
}

struct Given: View {
  var body: some View {
    resolve(Model.self).provided(to: Reader())
  }
}

struct Around: View {
  var body: some View {
    resolve(Model.self).around { Reader() }
  }
}

struct GivenOther: View {
  var body: some View {
    resolve(Other.self).provided(to: Reader())
  }
}

@main
struct ChainsApp: App {
  var body: some Scene {
    WindowGroup {
      Given()
      Around()
      GivenOther()  // want missing-environment-object(Model)
    }
  }
}
