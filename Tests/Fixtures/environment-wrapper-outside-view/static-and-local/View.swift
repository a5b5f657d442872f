// A16: static properties and local variables are not installed, not even those of a view.
import SwiftUI

struct Clock: View {
  @Environment(\.calendar) static var calendar // want environment-wrapper-outside-view(calendar)
  @Environment(\.timeZone) private var zone

  var body: some View {
    Text(Self.calendar.identifier == .gregorian ? "" : text)
  }

  private var text: String {
    @Environment(\.locale) var locale // want environment-wrapper-outside-view(locale)
    return locale.identifier + zone.identifier
  }
}
