// D14, D21: no code can use a key that is unavailable everywhere, nor one within something that is, so that its default changes
// nothing. One that is unavailable on a platform, deprecated or only renamed is used elsewhere; one that a flag takes from code is
// there in other builds.
import SwiftUI

@available(*, unavailable, message: "Use something else.")
public struct GoneKey: PreferenceKey {
  public static let defaultValue = true
  public static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

@MainActor @available ( * , unavailable )
public enum GoneStorageKey: PreferenceKey {
  public static var defaultValue = true
  public static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

@available(*, unavailable, renamed: "Rest")
enum Past {
  struct InnerKey: PreferenceKey {
    static let defaultValue = true
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
  }
}

extension Past {
  struct AddedKey: PreferenceKey {
    static let defaultValue = true
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
  }
}

enum Rest {}

@available(*, unavailable)
extension Rest {
  struct HiddenKey: PreferenceKey {
    static let defaultValue = true
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
  }

  struct HiddenValueKey: EnvironmentKey {
    static var defaultValue = 1
  }
}

extension Rest {
  struct SeenKey: PreferenceKey {
    static let defaultValue = true // want non-neutral-preference-default(SeenKey)
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
  }
}

@available(tvOS, unavailable)
struct ElsewhereKey: PreferenceKey {
  static let defaultValue = true // want non-neutral-preference-default(ElsewhereKey)
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

@available(*, deprecated, message: "unavailable")
struct OldKey: PreferenceKey {
  static let defaultValue = true // want non-neutral-preference-default(OldKey)
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

#if STRICT
  @available(*, unavailable)
#endif
struct FlaggedKey: PreferenceKey {
  static let defaultValue = true // want non-neutral-preference-default(FlaggedKey)
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

struct HeldKey: PreferenceKey {
  static let defaultValue = true // want non-neutral-preference-default(HeldKey)
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }

  @available(*, unavailable)
  static func former() {}
}
