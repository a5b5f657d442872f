// A18: '@Previewable' makes a variable of a preview a property of the view that the macro generates; another local variable is none.
import SwiftUI

struct Theme { var accent = Color.red }

extension EnvironmentValues {
  @Entry var theme = Theme()
}

struct Badge: View {
  let theme: Theme

  var body: some View { Text("x").foregroundStyle(theme.accent) }
}

#Preview {
  @Previewable @Environment(\.theme) var theme
  Badge(theme: theme).environment(\.theme, Theme(accent: .blue))
}

func badge() -> some View {
  @Environment(\.theme) var theme  // want environment-wrapper-outside-view(theme)
  return Badge(theme: theme)
}
