// A16: a property wrapper of the project that is called `Environment` has nothing to do with SwiftUI's.
@propertyWrapper
struct Environment {
  var name: String

  init(_ name: String) { self.name = name }

  var wrappedValue: String { name }
}

final class Settings {
  @Environment("HOME") var home: String

  var path: String { home }
}
