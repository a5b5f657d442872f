// Colours of a terminal, from the eight that every theme sets, so that they are readable on any background.

/// Writes text in colour, or plain if colours are off.
struct Colours: Sendable {
  var isOn: Bool

  func severity(_ severity: Severity, _ text: String) -> String {
    switch severity {
    case .error: wrapped(text, "1;31")
    case .warning: wrapped(text, "1;33")
    case .note, .off: wrapped(text, "1;36")
    }
  }

  func strong(_ text: String) -> String { wrapped(text, "1") }
  func faint(_ text: String) -> String { wrapped(text, "2") }
  func good(_ text: String) -> String { wrapped(text, "32") }

  private func wrapped(_ text: String, _ code: String) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
