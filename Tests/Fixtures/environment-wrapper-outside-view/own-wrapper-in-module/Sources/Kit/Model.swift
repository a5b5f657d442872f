import Bridge

struct Model {
  @Environment(\.locale) var locale

  var text: String { "\(locale)" }
}
