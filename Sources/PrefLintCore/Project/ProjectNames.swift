// One number for every name of the project, so that all later stages compare integers.

/// A name, unique within a project.
struct Name: FastID {
  let rawValue: UInt32

  /// The empty name.
  static let none = Name(rawValue: 0)
}

/// The names of a project.
final class ProjectNames {
  private(set) var texts: [String] = [""]
  private var ids: [String: UInt32] = ["": 0]

  func intern(_ text: String) -> Name {
    if let id = ids[text] { return Name(rawValue: id) }
    let id = UInt32(truncatingIfNeeded: texts.count)
    texts.append(text)
    ids[text] = id
    return Name(rawValue: id)
  }

  /// The name for a text, if any file uses it.
  func find(_ text: String) -> Name? { ids[text].map(Name.init(rawValue:)) }

  subscript(name: Name) -> String { texts[Int(name.rawValue)] }
}

/// Names that the language itself gives a meaning.
struct LanguageNames {
  let selfValue, selfType, superValue, initializer, subscripted, body, wrappedValue,
    projectedValue: Name
  let callAsFunction, type, append, previews, rootView, content, dollar0, dollar1, dollar2: Name
  let bool, string, int, double, void, never, array, dictionary, optional, binding, set, view: Name
  let environmentObject, environment, environmentValues, allCases, rawValue, some, none, main,
    viewBuilder: Name
  let equal, notEqual, and, or, coalesce, not, caseIterable, hashable: Name

  init(_ table: ProjectNames) {
    selfValue = table.intern("self")
    selfType = table.intern("Self")
    superValue = table.intern("super")
    initializer = table.intern("init")
    subscripted = table.intern("subscript")
    body = table.intern("body")
    wrappedValue = table.intern("wrappedValue")
    projectedValue = table.intern("projectedValue")
    callAsFunction = table.intern("callAsFunction")
    type = table.intern("Type")
    append = table.intern("append")
    previews = table.intern("previews")
    rootView = table.intern("rootView")
    content = table.intern("content")
    dollar0 = table.intern("$0")
    dollar1 = table.intern("$1")
    dollar2 = table.intern("$2")
    bool = table.intern("Bool")
    string = table.intern("String")
    int = table.intern("Int")
    double = table.intern("Double")
    void = table.intern("Void")
    never = table.intern("Never")
    array = table.intern("Array")
    dictionary = table.intern("Dictionary")
    optional = table.intern("Optional")
    binding = table.intern("Binding")
    set = table.intern("Set")
    view = table.intern("View")
    environmentObject = table.intern("EnvironmentObject")
    environment = table.intern("Environment")
    environmentValues = table.intern("EnvironmentValues")
    allCases = table.intern("allCases")
    rawValue = table.intern("rawValue")
    some = table.intern("some")
    none = table.intern("none")
    main = table.intern("main")
    viewBuilder = table.intern("ViewBuilder")
    equal = table.intern("==")
    notEqual = table.intern("!=")
    and = table.intern("&&")
    or = table.intern("||")
    coalesce = table.intern("??")
    not = table.intern("!")
    caseIterable = table.intern("CaseIterable")
    hashable = table.intern("Hashable")
  }
}
