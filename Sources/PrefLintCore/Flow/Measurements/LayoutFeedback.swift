// What is found of measurements: feedbacks, writes that never end, and what is not decided (E.3).

/// State that is written from a measurement of what it decides.
struct LayoutFeedback {
  var verdict: LayoutVerdict
  /// The state property that is written from what is measured.
  var property: DeclarationReference
  /// Where the view is measured, where a preference carries it, where the state is written, and where it is used.
  var measured: Site
  var emitted: Site?
  var written: Site
  /// State that follows it, each after the one before, with where it is written; the layout uses the last.
  var relays: [(property: DeclarationReference, written: Site)]
  var used: Site?
  var quantity: LayoutQuantity
  /// Whether the write waits for a later turn of the run loop or comes in every update.
  var isEveryUpdate: Bool
  /// Whether a threshold decides the room for what takes what it is offered.
  var isThreshold: Bool
}

/// A callback that writes a value which never equals the last one.
struct EndlessWrite {
  var property: DeclarationReference
  /// What calls back, where it writes, and what makes it run again.
  var callback: Site
  var written: Site
  var used: Site
}

/// A write of something measured of which it is not decided what layout makes of it.
struct UndecidedMeasurement {
  var site: Site
  var property: DeclarationReference
}
