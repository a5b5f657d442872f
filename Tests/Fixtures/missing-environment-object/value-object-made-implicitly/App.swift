// Two objects of one class, one of them made by `.init()`: what one says, the other need not say.
import SwiftUI

final class Session: ObservableObject { var isPro = Bool.random() }
final class Model: ObservableObject { var name = "" }

@main struct Main: App {
  @StateObject private var session: Session = .init()
  var body: some Scene {
    WindowGroup {
      if session.isPro { Inner().environmentObject(Model()) } else { Inner() }  // want missing-environment-object(Model)
    }
  }
}

struct Inner: View {
  @StateObject private var session = Session()
  var body: some View { if session.isPro { Reader() } }
}

struct Reader: View {
  @EnvironmentObject var model: Model
  var body: some View { Text(model.name) }
}
