// When code runs that modifiers are given, beside the layout of the view.

/// When the code in an argument runs, for modifiers that call back.
public enum LayoutCallback: UInt8, Hashable, Sendable {
  /// `onGeometryChange`: when what its transform makes of the geometry changes.
  case geometry
  /// `onScrollGeometryChange`: when what its transform makes of a scroll view and its content changes.
  case scrollGeometry
  /// `onPreferenceChange`: when the value of a key below changes.
  case preference
  /// `onChange(of:)`, `onReceive`: when the value changes.
  case value
  /// `task`: once, or, `task(id:)`, first and when the value changes.
  case task
  /// `onAppear`: once.
  case appearance
  /// `alignmentGuide`: in every layout pass.
  case layout
}
