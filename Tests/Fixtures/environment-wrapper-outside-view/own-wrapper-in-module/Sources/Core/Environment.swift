// A16: a wrapper of the project reaches files through modules that hand it on; only SwiftUI's is judged.
@propertyWrapper
public struct Environment {
  public var wrappedValue: Int { 1 }

  public init(_ path: KeyPath<Values, Int>) {}
}

public struct Values {
  public var locale = 1
}
