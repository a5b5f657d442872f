// Whether all that a program does with what an object keeps is told: the code that was read is all that names it, and does
// nothing with it but to read it, and to assign it in callbacks.

extension LayoutReader {
  /// Where code names members of objects, as far as it was read.
  struct Mentions {
    /// Members of the object of a cell.
    var ofCells: [Int32: Set<Site>] = [:]
    /// Members of something else that is known.
    var ofOthers: Set<Site> = []
    /// Members of something of which nothing is known.
    var open: Set<Site> = []
    /// Publishers of which the reader has followed what they give their values to, by where they begin.
    var heard: Set<Place> = []
  }

  /// A place in code.
  struct Place: Hashable {
    var file: Int
    var start: UInt32
  }

  /// What a publisher gives its values to is followed: an expression that begins with it.
  func hear(_ site: Site) {
    mentions.heard.insert(
      Place(file: site.fileIndex, start: project.files[site.fileIndex].facts[site.id].range.start))
  }

  /// Code names a member of a value.
  func see(_ site: Site, of owner: LayoutValue) {
    switch owner {
    case .cell(let id, _, _): mentions.ofCells[id, default: []].insert(site)
    case .size, .frame, .proxy, .record, .number, .instance: mentions.ofOthers.insert(site)
    default: mentions.open.insert(site)
    }
  }
}

/// Reads the code of a project for what it does with one object that a reader has met.
struct LayoutMentions {
  let reader: LayoutReader
  let cell: Int32
  private let type: NominalID
  private var project: Project { reader.project }

  /// Of a cell that holds an object.
  init?(_ reader: LayoutReader, of cell: Int32) {
    guard let type = reader.type(of: reader.cells[Int(cell)].property) else { return nil }
    (self.reader, self.cell, self.type) = (reader, cell, type)
  }

  /// Whether all code that names the parts on a path was read, and with it what follows from them. O(files that name them).
  func areAllRead(_ path: [Name]) -> Bool {
    // Two objects of one class may be one.
    let isOne = reader.cells.indices.allSatisfy { index in
      index == Int(cell) || reader.type(of: reader.cells[index].property) != type
    }
    guard isOne, !isWatched else { return false }
    var names = path.filter(isProperty)
    var seen = Set(names)
    guard !names.isEmpty else { return false }
    while let name = names.popLast() {
      guard let members = membersNaming(name) else { return false }
      for member in members where seen.insert(member).inserted { names.append(member) }
    }
    return true
  }

  /// The names of functions and properties through which somebody else may ask for, or change, what a name stands for; nil where
  /// code names it that was not read.
  private func membersNaming(_ name: Name) -> [Name]? {
    var found: [Name] = []
    for site in reader.variables.mentions(of: name) {
      guard let around = site.around else { return nil }
      if isUnrelated(site) { continue }
      if site.isHeard {
        guard isHeard(site.site) else { return nil }
        continue
      }
      if !site.isNamed { return nil }
      if isInitial(site, around) { continue }
      guard isKnown(site.site) else { return nil }
      guard let owner = project.owner(of: around), reader.isView(owner),
        !project.declaration(around).modifiers.contains(.isStatic)
      else {
        found.append(project.name(of: around))
        continue
      }
    }
    return found
  }

  private func isKnown(_ site: Site) -> Bool {
    !reader.mentions.open.contains(site)
      && (reader.mentions.ofCells[cell]?.contains(site) ?? false)
  }

  private func isHeard(_ site: Site) -> Bool {
    let start = project.files[site.fileIndex].facts[site.id].range.start
    return reader.mentions.heard.contains(
      LayoutReader.Place(file: site.fileIndex, start: start))
  }

  /// Whether somebody may hear that an object of the class changes, whatever changes: `model.objectWillChange.sink { … }`.
  private var isWatched: Bool {
    guard let publisher = project.names.find(StandardObservation.publisher) else { return false }
    return reader.variables.mentions(of: publisher).contains { mention in
      reader.text(mention.method) != StandardObservation.announcing && !isUnrelated(mention)
    }
  }

  /// Whether a place names a member of a parameter, of a property or of a constant that is declared to be of another type.
  private func isOfWrittenType(_ mention: PropertyMention) -> Bool {
    guard let other = writtenType(of: mention) else { return false }
    switch project.kind(of: other) {
    case .classType: return other != type && !isHeir(other, of: type) && !isHeir(type, of: other)
    case .structure, .enumeration: return true
    case .protocolType, .actor: return false
    }
  }

  private func writtenType(of mention: PropertyMention) -> NominalID? {
    let file = project.files[mention.site.fileIndex]
    guard let base = mention.base, let around = mention.around else { return nil }
    switch file.facts[base].kind {
    case .name(let local, _):
      if let parameter = reader.parameterType(of: local, in: around) { return parameter }
      guard !isBound(local, in: around), let owner = project.owner(of: around) else { return nil }
      return reader.property(named: file.name(local), of: owner).flatMap(reader.type(of:))
    case .member(let outer, let local, _):
      // `T.shared`
      guard case .name(let name, let generics) = file.facts[outer].kind, generics.isEmpty,
        !isBound(name, in: around),
        let owner = project.types.nominal(
          project.namedType(
            file.name(name), arguments: [],
            in: LexicalContext(
              project: project, file: mention.site.fileIndex,
              declaration: project.enclosingDeclaration(of: mention.site))))
      else { return nil }
      let found = project.members(named: file.name(local), of: owner).ofTypes
      return found.count == 1 ? reader.type(of: found[0].reference) : nil
    default: return nil
    }
  }

  /// Whether code of a member binds a name.
  private func isBound(_ name: LocalName, in member: DeclarationReference) -> Bool {
    reader.bindings(of: name, in: member) > 0
  }

  /// Whether a place names a member of something else.
  private func isUnrelated(_ mention: PropertyMention) -> Bool {
    let site = mention.site
    if reader.mentions.ofOthers.contains(site), !reader.mentions.open.contains(site),
      !(reader.mentions.ofCells.contains { $0.value.contains(site) })
    {
      return true
    }
    return isOfOtherType(mention)
  }

  /// Whether a place names a property of another class, or of a view.
  func isOfOtherType(_ mention: PropertyMention) -> Bool {
    guard mention.isOwn, let owner = project.owner(of: mention.site) else {
      return isOfWrittenType(mention)
    }
    if reader.isView(owner) { return true }
    return project.kind(of: owner) == .classType && owner != type && !isHeir(owner, of: type)
      && !isHeir(type, of: owner)
  }

  private func isHeir(_ below: NominalID, of above: NominalID) -> Bool {
    project.heirs[above]?.contains(below) ?? false
  }

  /// Whether an initialiser of the class gives the property what it begins with.
  func isInitial(_ mention: PropertyMention, _ around: DeclarationReference) -> Bool {
    guard mention.isOwn, case .initializer = project.declaration(around).kind,
      project.owner(of: around) == type, case .assigned = mention.form
    else { return false }
    let facts = project.files[around.fileIndex].facts
    let place = facts[mention.site.id].range
    return !facts.closures.contains { $0.range.start <= place.start && place.end <= $0.range.end }
  }

  /// Whether a part has a name of its own: no element of a collection or a tuple.
  private func isProperty(_ name: Name) -> Bool { LayoutMentions.isProperty(reader.text(name)) }

  static func isProperty(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return false }
    return first != UInt8(ascii: "[") && !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= first)
  }

  // MARK: Identity

  /// Whether objects of the class come from what was stored, with the numbers that were stored.
  private var isLoaded: Bool {
    project.isLoaded(type) || reader.isStored(type)
  }

  /// Whether each object of the class begins with the same number in a property.
  func begin(alike path: [Name]) -> Bool {
    guard path.count == 1, !isLoaded, let property = reader.property(named: path[0], of: type)
    else { return false }
    let facts = project.files[property.fileIndex].facts
    guard case .variable(let variable) = facts[property.id].kind,
      let value = facts[variable].initializer, case .number = facts[value].kind
    else { return false }
    return reader.variables.mentions(of: path[0]).allSatisfy { mention in
      guard let around = mention.around else { return false }
      return !isInitial(mention, around)
    }
  }

  /// What a part begins with in each object of the class; nil where the declaration of its property does not tell.
  func beginning(of path: [Name]) -> LayoutValue? {
    guard let name = path.first, project.kind(of: type) == .classType, !isLoaded,
      let property = reader.property(named: name, of: type)
    else { return nil }
    let facts = project.files[property.fileIndex].facts
    guard case .variable(let variable) = facts[property.id].kind,
      let value = facts[variable].initializer,
      reader.variables.mentions(of: name).allSatisfy({ mention in
        mention.around.map { !isInitial(mention, $0) } ?? false
      })
    else { return nil }
    let frame = LayoutFrame(file: property.fileIndex, declaration: property.id, receiver: nil)
    return reader.members(path.dropFirst(), of: reader.value(value, frame))
  }

  /// Whether an object is never replaced by another one of its class: each is made once, by what keeps it.
  var isKept: Bool {
    guard !isLoaded else { return false }
    let name = project[type].name
    var makes = 0
    for index in project.files(naming: name) where !project.files[index].isTest {
      let file = project.files[index]
      var kept: Set<ExpressionID> = []
      for declaration in file.facts.declarations {
        guard case .variable(let variable) = declaration.kind,
          let value = file.facts[variable].initializer,
          case .call(let callee, _) = file.facts[value].kind
        else { continue }
        let isOwned = file.facts[declaration.attributes].contains {
          reader.stateWrappers[file.name($0.name)] == .owned
        }
        let isConstant =
          file.facts[variable].isLet
          && (declaration.modifiers.contains(.isStatic) || declaration.parent == nil)
        if isOwned || isConstant { kept.insert(callee) }
      }
      let forms = reader.variables.forms(ofFile: index)
      for position in file.facts.expressions.indices {
        let id = ExpressionID(position)
        switch file.facts[id].kind {
        case .name(let local, _) where file.name(local) == name:
          if kept.contains(id) {
            makes += 1
          } else if let parent = forms.parent(of: id),
            case .member(_, let member, _) = file.facts[parent].kind,
            file.name(member) != project.language.initializer
          {
            continue
          } else {
            return false
          }
        case .member(_, let local, _), .implicitMember(let local, _):
          if file.name(local) == name || file.name(local) == project.language.initializer {
            return false
          }
        default: break
        }
      }
    }
    return makes > 0
  }
}
