// A16: a conformance that the sources do not explain, or a macro that may add one, leaves it undecided; so does
// an extension of one of several types of a name.
import Components
import SwiftUI

struct Card: ComponentContent {
  @Environment(\.locale) var locale

  var text: String { locale.identifier }
}

@Component struct Panel {
  @Environment(\.locale) var locale

  var text: String { locale.identifier }
}

enum First {
  struct Item {
    @Environment(\.locale) var locale

    var text: String { locale.identifier }
  }
}

enum Second {
  struct Item {
    @Environment(\.calendar) var calendar

    var text: String { "\(calendar)" }
  }
}

extension First.Item: View {
  var body: some View { Text(text) }
}

final class Presenter: ComponentPresenter {
  @Environment(\.locale) var locale

  var text: String { locale.identifier }
}

final class Model: ObservableObject {
  @Environment(\.locale) var locale // want environment-wrapper-outside-view(locale)

  var text: String { locale.identifier }
}
