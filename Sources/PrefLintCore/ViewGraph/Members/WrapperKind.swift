// How properties get their values: plainly, or by a wrapper.

/// How a property gets its value.
enum WrapperKind {
  case none
  /// `@EnvironmentObject`, with the type of the attribute, which may say what is read.
  case environmentObject(TypeReferenceID)
  /// A property of the type `EnvironmentObject<T>`, with the object's type.
  case heldObject(TypeReferenceID)
  /// `@Environment(T.self)`: the expression of the metatype.
  case environmentObservable(ExpressionID)
  /// `@Environment(\.key)`: the key path, and the name of the type that it starts from.
  case keyPathValue(ExpressionID, root: Name)
  /// `@State` and the like: a run-time value of the declared type.
  case value
  /// `@UIApplicationDelegateAdaptor(T.self)`: the expression of the metatype.
  case metatype(ExpressionID)
  /// A property wrapper of the project, with the arguments that it is given.
  case project(TypeReferenceID, ArgumentList)
  /// A wrapper that nobody here declares.
  case external
  /// `@ViewBuilder` and other result builders.
  case builder
}
