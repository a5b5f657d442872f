// What the name of a method says of the collection that it is called on, where nothing else tells.

/// What a method does to the collection that it is called on.
enum CollectionEffect {
  case none
  /// It takes elements away: `removeAll`, `popLast`.
  case removes
  /// It makes another collection of it: `formUnion`.
  case forms
  /// It adds elements or moves them: `append`, `sort`.
  case changes

  init(ofMethod name: String) {
    if StandardTypes.removingPrefixes.contains(where: name.hasPrefix) {
      self = .removes
    } else if name.hasPrefix(StandardTypes.formingPrefix) {
      self = .forms
    } else if StandardTypes.changingMethods.contains(name)
      || StandardTypes.changingPrefixes.contains(where: name.hasPrefix)
    {
      self = .changes
    } else {
      self = .none
    }
  }
}
