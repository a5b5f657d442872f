// One number for every name of the project, so that all later stages compare integers.

/// A name, unique within a project.
struct Name: FastID {
  let rawValue: UInt32

  /// The empty name.
  static let none = Name(rawValue: 0)
}

/// What the first character of a name says.
enum NameKind: UInt8 {
  case plain
  /// An ASCII capital: a type, by convention.
  case capitalised
  /// `$name`
  case projection
  /// `_name`
  case underscored
}

/// The names of a project.
final class ProjectNames {
  private(set) var texts: [String] = [""]
  private var kinds: [NameKind] = [.plain]
  private var ids: [String: UInt32] = ["": 0]

  func intern(_ text: String) -> Name {
    if let id = ids[text] { return Name(rawValue: id) }
    let id = UInt32(truncatingIfNeeded: texts.count)
    texts.append(text)
    kinds.append(Self.kind(of: text))
    ids[text] = id
    return Name(rawValue: id)
  }

  /// The name for a text, if any file uses it.
  func find(_ text: String) -> Name? { ids[text].map(Name.init(rawValue:)) }

  subscript(name: Name) -> String { texts[Int(name.rawValue)] }

  @inline(__always) func kind(of name: Name) -> NameKind { kinds[Int(name.rawValue)] }

  /// The name without its first character, if any file uses that.
  func withoutPrefix(_ name: Name) -> Name? { find(String(self[name].dropFirst())) }

  private static func kind(of text: String) -> NameKind {
    guard let first = text.utf8.first else { return .plain }
    switch first {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): return .capitalised
    case UInt8(ascii: "$") where text.utf8.count > 1: return .projection
    case UInt8(ascii: "_") where text.utf8.count > 1: return .underscored
    default: return .plain
    }
  }
}

/// Names that the language itself gives a meaning.
struct LanguageNames {
  let selfValue, selfType, superValue, initializer, subscripted, body, wrappedValue,
    projectedValue: Name
  let callAsFunction, type, append, previews, rootView, content, dollar0, dollar1, dollar2: Name
  let bool, string, int, double, void, never, array, dictionary, optional, binding, set, view: Name
  let environmentObject, environment, environmentValues, allCases, rawValue, some, none, main,
    viewBuilder: Name
  let anyView, tupleView, modifiedContent, key, value, offset, element, configuration: Name
  let insert, contentsOf, fatalError, preconditionFailure: Name
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
    anyView = table.intern("AnyView")
    tupleView = table.intern("TupleView")
    modifiedContent = table.intern("ModifiedContent")
    key = table.intern("key")
    value = table.intern("value")
    offset = table.intern("offset")
    element = table.intern("element")
    configuration = table.intern("#if")
    insert = table.intern("insert")
    contentsOf = table.intern("contentsOf")
    fatalError = table.intern("fatalError")
    preconditionFailure = table.intern("preconditionFailure")
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
