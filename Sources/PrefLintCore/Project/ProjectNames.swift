// One number for every name of the project, so that all later stages compare integers.

/// A name, unique within a project.
struct Name: FastID {
  let rawValue: UInt32

  /// The empty name.
  static let none = Name(rawValue: 0)

  var index: Int { Int(rawValue) }
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

/// The names of a project. Those of a file come with hashes and are linked as bytes: few of them are ever asked for as text.
final class ProjectNames {
  /// The texts that somebody has asked for, and where each name's is among them; 0 for those that nobody has.
  private var texts = [""]
  private var places = Pool<UInt32>()
  private var kinds = Pool<NameKind>()
  /// The texts' bytes, one behind the other, and where each ends.
  private var bytes = Pool<UInt8>()
  private var ends = Pool<Int>()
  /// Open addressing over the names; a power of two of slots, at most half in use.
  private var slots = Pool<Slot>()

  private struct Slot {
    /// 0 for a free slot.
    var name: UInt32 = 0
    /// The hash of the name's text.
    var hash: UInt32 = 0
  }

  init() {
    places.append(0)
    kinds.append(.plain)
    ends.append(0)
    slots.fill(Slot(), count: 4_096)
  }

  func intern(_ text: String) -> Name {
    var text = text
    return text.withUTF8 { unsafe intern($0) }
  }

  /// The project's names of a file's names, in their order.
  func intern(_ table: NameTable) -> [Name] {
    unsafe table.bytes.withUnsafeBufferPointer { bytes in
      table.indices.map { index in
        let range = table.range(of: LocalName(index))
        return unsafe intern(
          UnsafeBufferPointer(rebasing: bytes[range]), hash: table.hashes[index])
      }
    }
  }

  /// The name for a text, if any file uses it.
  func find(_ text: String) -> Name? {
    var text = text
    return text.withUTF8 { text in
      guard let first = text.baseAddress, !text.isEmpty else { return Name.none }
      let found = unsafe find(text, hash: hashOfWord(first, text.count))
      return found.name == 0 ? nil : Name(rawValue: found.name)
    }
  }

  /// The names out of some that stand as words in the text of another. What is not ASCII may be a letter, or stand between words.
  /// O(its length).
  func words(in name: Name, among wanted: WordSet) -> [Name] {
    guard name.index > 0 else { return [] }
    let text = unsafe bytes.buffer(ends[name.index - 1]..<ends[name.index])
    guard let first = text.baseAddress else { return [] }
    var found: [Name] = []
    func add(_ range: Range<Int>) {
      guard !range.isEmpty, unsafe wanted.mayHold(text[range.lowerBound], range.count) else {
        return
      }
      let word = unsafe UnsafeBufferPointer(rebasing: text[range])
      let hash = unsafe hashOfWord(first + range.lowerBound, range.count)
      let known = Name(rawValue: unsafe find(word, hash: hash).name)
      if wanted.names.contains(known) { found.append(known) }
    }
    // Where the word begins that is read, with letters that are not ASCII and without.
    var (start, plainStart) = (0, 0)
    for at in 0...text.count {
      let byte = at < text.count ? unsafe text[at] : 0
      if Self.isOfWord(byte) { continue }
      if plainStart > start || byte >= 0x80 { add(plainStart..<at) }
      plainStart = at + 1
      if byte >= 0x80 { continue }
      add(start..<at)
      start = at + 1
    }
    return found
  }

  /// Letters and digits of ASCII, and `_`.
  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Names that are looked for in texts.
  struct WordSet {
    fileprivate var names = NameSet()
    /// By the length and the first byte of a word, whether some name may be it: what is none of them needs no look-up.
    private var shapes = [Bool](repeating: false, count: 64 << 8)

    init(_ wanted: some Sequence<Name>, of names: ProjectNames) {
      for name in wanted where name != .none {
        self.names.insert(name)
        let start = names.ends[name.index - 1]
        shapes[Self.shape(names.bytes[start], names.ends[name.index] - start)] = true
      }
    }

    fileprivate func mayHold(_ first: UInt8, _ length: Int) -> Bool {
      shapes[Self.shape(first, length)]
    }

    private static func shape(_ first: UInt8, _ length: Int) -> Int {
      min(length, 63) << 8 | Int(first)
    }
  }

  private func intern(_ text: UnsafeBufferPointer<UInt8>) -> Name {
    guard let first = text.baseAddress, !text.isEmpty else { return .none }
    return unsafe intern(text, hash: hashOfWord(first, text.count))
  }

  private func intern(_ text: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Name {
    if text.isEmpty { return .none }
    let (known, slot) = unsafe find(text, hash: hash)
    if known != 0 { return Name(rawValue: known) }
    let name = UInt32(truncatingIfNeeded: places.count)
    places.append(0)
    unsafe kinds.append(Self.kind(of: text))
    unsafe bytes.append(contentsOf: text)
    ends.append(bytes.count)
    slots[slot] = Slot(name: name, hash: hash)
    if places.count * 2 > slots.count { grow() }
    return Name(rawValue: name)
  }

  /// The name of a text that is not empty, 0 if it has none, and the slot where it is or belongs.
  private func find(
    _ text: UnsafeBufferPointer<UInt8>, hash: UInt32
  ) -> (name: UInt32, slot: Int) {
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot].name != 0 {
      let known = slots[slot]
      if known.hash == hash, unsafe isText(of: Int(known.name), text) { return (known.name, slot) }
      slot = (slot + 1) & mask
    }
    return (0, slot)
  }

  private func isText(of name: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let known = unsafe bytes.buffer(ends[name - 1]..<ends[name])
    guard known.count == text.count, let first = known.baseAddress, let wanted = text.baseAddress
    else { return false }
    return unsafe equalBytes(first, wanted, text.count)
  }

  private func grow() {
    var larger = Pool<Slot>()
    larger.fill(Slot(), count: slots.count * 2)
    let mask = larger.count - 1
    for index in 0..<slots.count where slots[index].name != 0 {
      let old = slots[index]
      var slot = Int(old.hash) & mask
      while larger[slot].name != 0 { slot = (slot + 1) & mask }
      larger[slot] = old
    }
    slots = larger
  }

  /// How many names there are; their numbers are smaller.
  var count: Int { places.count }

  subscript(name: Name) -> String {
    let index = name.index
    let place = Int(places[index])
    if place > 0 || index == 0 { return texts[place] }
    let range = ends[index - 1]..<ends[index]
    let text = unsafe String(decoding: bytes.buffer(range), as: UTF8.self)
    places[index] = UInt32(truncatingIfNeeded: texts.count)
    texts.append(text)
    return text
  }

  @inline(__always) func kind(of name: Name) -> NameKind { kinds[Int(name.rawValue)] }

  /// The name of a property, by which it is known without the `$` or `_` before it.
  func plain(_ name: Name) -> Name {
    switch kind(of: name) {
    case .projection, .underscored: withoutPrefix(name) ?? name
    case .capitalised, .plain: name
    }
  }

  /// Whether a name is `$name`, of a binding or a publisher, rather than what a closure is given: `$0`.
  func isBinding(_ name: Name) -> Bool {
    kind(of: name) == .projection && !(self[name].dropFirst().first?.isNumber ?? true)
  }

  /// The name without its first character, if any file uses that.
  func withoutPrefix(_ name: Name) -> Name? { find(String(self[name].dropFirst())) }

  private static func kind(of text: UnsafeBufferPointer<UInt8>) -> NameKind {
    guard let first = unsafe text.first else { return .plain }
    switch first {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): return .capitalised
    case UInt8(ascii: "$") where text.count > 1: return .projection
    case UInt8(ascii: "_") where text.count > 1: return .underscored
    default: return .plain
    }
  }
}

extension ProjectNames {
  /// A table by the names of its texts; these are numbered in the same order in every run.
  func numbered<Value>(_ table: [String: Value]) -> [Name: Value] {
    Dictionary(
      table.sorted { $0.key < $1.key }.map { (intern($0.key), $0.value) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The names of some texts.
  func numbered(_ texts: some Sequence<String>) -> Set<Name> { Set(texts.sorted().map(intern)) }
}

/// Names that the language itself gives a meaning.
struct LanguageNames {
  let selfValue, selfType, superValue, initializer, subscripted, body, mirror, wrappedValue,
    projectedValue: Name
  let callAsFunction, dynamicallyCall, isEmpty, constant, contains, count, type, append, previews,
    rootView, content,
    dollar0, dollar1, dollar2: Name
  let bool, string, int, double, void, never, array, dictionary, optional, binding, set, view: Name
  let environmentObject, environment, environmentValues, allCases, rawValue, some, none, main,
    viewBuilder: Name
  let anyView, tupleView, modifiedContent, key, value, offset, element, configuration: Name
  let insert, filter, contentsOf, fatalError, preconditionFailure, forEach, toggle, error: Name
  /// The types whose members arrays have.
  let sequences: [Name]
  let equal, notEqual, and, or, coalesce, not, caseIterable, hashable: Name
  let trueValue, falseValue: Name

  init(_ table: ProjectNames) {
    selfValue = table.intern("self")
    selfType = table.intern("Self")
    superValue = table.intern("super")
    initializer = table.intern("init")
    subscripted = table.intern("subscript")
    body = table.intern("body")
    mirror = table.intern("Mirror")
    wrappedValue = table.intern("wrappedValue")
    projectedValue = table.intern("projectedValue")
    callAsFunction = table.intern("callAsFunction")
    dynamicallyCall = table.intern("dynamicallyCall")
    contains = table.intern("contains")
    count = table.intern("count")
    constant = table.intern("constant")
    isEmpty = table.intern("isEmpty")
    type = table.intern("Type")
    append = table.intern("append")
    toggle = table.intern("toggle")
    previews = table.intern("previews")
    rootView = table.intern("rootView")
    content = table.intern("content")
    dollar0 = table.intern("$0")
    dollar1 = table.intern("$1")
    dollar2 = table.intern("$2")
    trueValue = table.intern("true")
    falseValue = table.intern("false")
    bool = table.intern("Bool")
    string = table.intern("String")
    int = table.intern("Int")
    double = table.intern("Double")
    void = table.intern("Void")
    never = table.intern("Never")
    array = table.intern("Array")
    sequences = [array] + ["Sequence", "Collection", "RandomAccessCollection"].map(table.intern)
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
    filter = table.intern("filter")
    contentsOf = table.intern("contentsOf")
    fatalError = table.intern("fatalError")
    error = table.intern("error")
    preconditionFailure = table.intern("preconditionFailure")
    forEach = table.intern("ForEach")
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
