// A16: a plain structure is not installed, whatever plain protocols it conforms to; nor is a property wrapper
// that is no `DynamicProperty`. Silent: views, modifiers, styles, representables and dynamic properties, also
// by a protocol of the project and by an extension in another file.
import SwiftUI

final class Session: ObservableObject { @Published var name = "" }

typealias CurrentSession = Session

struct Formatter: Hashable, Codable {
  @EnvironmentObject var session: CurrentSession // want environment-wrapper-outside-view(Session)

  var text: String { session.name }
}

protocol Titled { var title: String { get } }

struct Row: Titled {
  @Environment(\.locale.identifier) var title // want environment-wrapper-outside-view(identifier)
}

@propertyWrapper
struct Localized {
  @Environment(\.locale) private var locale // want environment-wrapper-outside-view(locale)

  var wrappedValue: String { locale.identifier }
}

@propertyWrapper
struct Translated: DynamicProperty {
  @Environment(\.locale) private var locale

  var wrappedValue: String { locale.identifier }
}

struct Columns: Layout {
  @Environment(\.layoutDirection) private var direction // want environment-wrapper-outside-view(layoutDirection)

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    direction == .leftToRight ? .zero : CGSize(width: 1, height: 1)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

protocol Screen: View {}

struct Home: Screen {
  @EnvironmentObject var session: Session

  var body: some View { Text(session.name) }
}

struct Extended {
  @Environment(\.locale) var locale
}

struct Chart: UIViewRepresentable {
  @Environment(\.locale) var locale

  func makeUIView(context: Context) -> UIView { UIView() }

  func updateUIView(_ view: UIView, context: Context) { print(locale) }
}

struct Loud: ButtonStyle {
  @Environment(\.isEnabled) var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(isEnabled ? 1 : 0)
  }
}
