// What the rules that follow preferences up the view tree have in common.

extension RuleDocumentation {
  /// What stands behind a verdict on a place in the tree.
  static let limitsOfPreferences = [
    "What stands behind an undecided step, and views that no root reaches.",
    "Keys that the project does not declare, and public keys that other modules may use.",
    "Toolbar items, menus, alerts, and what UIKit or AppKit shows: they may be heard or not.",
  ]

  static let furtherLimitsOfPreferences = [
    """
    An undecided step is a view or a modifier that cannot be told, a key of a generic parameter that is not
    bound, or a view that may be built in a place which is not followed.
    """,
    """
    Public keys are left alone in modules that no app of the project runs and in those that `libraries:` names:
    their users may set them and listen. So is what public code of these modules does with keys of its own,
    unless one view tells it by itself.
    """,
    """
    What stands under conditions that exclude those of a listener: it counts as heard, unless both ask a state or
    another stored property of one view, of a type for which the project declares no `==`.
    """,
    """
    What a navigation stack pushes, what a list, a lazy stack or a tab shows: it counts as heard by every
    listener around it.
    """,
  ]

  /// A key of the examples.
  static let widthKey = """
    import SwiftUI

    struct WidthKey: PreferenceKey {
      static let defaultValue: CGFloat = 0

      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
      }
    }

    """

  /// An app whose window shows the `Screen` of an example.
  static let screenApp = """

    @main
    struct ShopApp: App {
      var body: some Scene {
        WindowGroup { Screen() }
      }
    }
    """
}
