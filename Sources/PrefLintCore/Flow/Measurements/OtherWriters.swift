// Whether somebody besides a measurement writes state: then the size that it holds is not only what was measured.

struct OtherWriters {
  let reader: LayoutReader
  /// Writes that are accounted for, whatever they write.
  private let known: Set<Int>

  init(_ reader: LayoutReader, besides known: Set<Int> = []) {
    (self.reader, self.known) = (reader, known)
  }

  /// Whether another place of the property's type, or one that is given its binding, may write a cell; of a property of an object,
  /// any place of the project. O(code of the types, and of the files that name what the object holds).
  func exist(of cell: Int32, besides write: LayoutWrite) -> Bool {
    let item = reader.cells[Int(cell)]
    if reader.isForeign(LayoutCellPart(cell: cell, path: write.path)) || item.holder != nil {
      return true
    }
    let name = reader.project.name(of: item.property)
    return exist(in: item.owner, of: name, write.path, isHeld: false, cell, write)
      || reader.holders[cell, default: []].contains { holder in
        let path = Array(write.path.dropFirst(holder.path.count))
        let isOther =
          reader.isStored(holder.path, of: cell) && !reader.mayOverlap(holder.path, write.path)
        return !isOther
          && exist(in: holder.type, of: holder.property, path, isHeld: true, cell, write)
      } || existElsewhere(cell, write)
  }

  /// Whether the code of a type may write a property of it, which is the state or a binding of it.
  ///
  /// - Parameter path: the part of the property that is written.
  private func exist(
    in type: NominalID, of name: Name, _ path: [Name], isHeld: Bool, _ cell: Int32,
    _ write: LayoutWrite
  ) -> Bool {
    let project = reader.project
    let binding = project.names.find("$" + project.names[name])
    let storage = project.names.find("_" + project.names[name])
    let own = Self.terms(write.value, write.path, reader)
    for member in project[type].orderedMembers {
      let index = member.reference.fileIndex
      let file = project.files[index]
      var uses = NameUseReader(facts: file.facts)
      uses.member(member.reference.id)
      for use in uses.uses {
        let used = file.name(use.name)
        // An initialiser makes what stands behind `_height`; others write by it.
        let isStored = used == storage && !reader.project.isInitialiser(member.reference)
        let isWritten = isStored || used == name && isChanged(use, cell, file, index)
        guard isWritten || used == binding && isOfSame(part: path, of: cell, isHeld, use, index)
        else {
          continue
        }
        let isKnown =
          reader.writes.contains { other in
            other.cell == cell && other.site.fileIndex == index && holds(other.site, use.site, file)
              && other.trigger.site == write.trigger.site
              // What the same callback writes otherwise is another value.
              && (own.isEmpty || known.contains(other.order)
                || Self.terms(other.value, other.path, reader) == own)
          }
          || isWritten && isApart(write, use, file, index)
        let isOwn = isWritten && isSame(write, use, file, index)
        if isKnown || isOwn {
          // A method that writes may be called with something else, too.
          if isCalledOften(Site(file: index, use.site), member.reference, write) { return true }
          continue
        }
        if isWritten { return true }
        // Bindings that the reader has followed are written where it has seen them.
        let isFollowed =
          isHeld ? isInlined(type) : reader.followedBindings.contains(cell)
        if !isFollowed { return true }
      }
    }
    return false
  }

  /// Whether a binding of a property, or of a part of it, may be one of a part of state that a path leads to: `$form.title` is none
  /// of `form.height`.
  private func isOfSame(
    part path: [Name], of cell: Int32, _ isHeld: Bool, _ use: NameUse, _ index: Int
  ) -> Bool {
    let file = reader.project.files[index]
    let forms = reader.variables.forms(ofFile: index)
    var own: [Name] = []
    var current = use.site
    if case .name = file.facts[current].kind {
    } else {
      guard case .member(let base, _, _) = file.facts[current].kind,
        case .name = file.facts[base].kind
      else { return true }
    }
    while let parent = forms.parent(of: current),
      case .member(current, let local, _) = file.facts[parent].kind
    {
      own.append(file.name(local))
      current = parent
    }
    return isHeld || !reader.isStored(own, of: cell) || reader.mayOverlap(own, path)
  }

  private func isInlined(_ type: NominalID) -> Bool {
    reader.nodes.contains { if case .inlined(type) = $0.kind { true } else { false } }
  }

  /// Whether the function around a write is used in more places of the project than those that give it the same measurement.
  private func isCalledOften(
    _ site: Site, _ member: DeclarationReference, _ write: LayoutWrite
  ) -> Bool {
    let project = reader.project
    guard project.function(of: member) != nil else { return false }
    let (facts, name) = (project.files[site.fileIndex].facts, project.name(of: member))
    // Code of a closure does not run with the function that it stands in.
    let (outer, inner) = (facts[member.id].range, facts[site.id].range)
    let isPutOff = facts.expressions.contains { expression in
      guard case .closure = expression.kind else { return false }
      return outer.start <= expression.range.start && expression.range.start <= inner.start
        && inner.end <= expression.range.end && expression.range.end <= outer.end
    }
    guard !isPutOff else { return false }
    guard name != project.language.body else { return false }
    var count = 0
    for index in project.files(namingOneOf: [name]) where !project.files[index].isTest {
      let file = project.files[index]
      for (position, expression) in file.facts.expressions.enumerated() {
        switch expression.kind {
        case .name(let local, _):
          // In other types a name by itself is theirs.
          let place = Site(file: index, ExpressionID(position))
          if file.name(local) == name, mayMean(member, at: place) { count += 1 }
        case .member(_, let local, _), .implicitMember(let local, _):
          if file.name(local) == name { count += 1 }
        default: break
        }
      }
    }
    return count > max(1, callers(of: member, writing: write))
  }

  /// Whether a name by itself may be one of a member: in code of its type, or of one below or within it.
  private func mayMean(_ member: DeclarationReference, at place: Site) -> Bool {
    let project = reader.project
    guard let own = project.owner(of: member), project.kind(of: own) == .structure,
      let other = project.owner(of: place), other != own
    else { return true }
    let (inner, outer) = (project[other].reference, project[own].reference)
    return inner.fileIndex == outer.fileIndex
      && project.declaration(outer).range.contains(project.declaration(inner).range)
  }

  /// How many callbacks the reader has followed through a function to a write of the same measurement.
  private func callers(of member: DeclarationReference, writing write: LayoutWrite) -> Int {
    let own = Self.terms(write.value, write.path, reader)
    guard !own.isEmpty else { return 0 }
    let range = reader.project.declaration(member).range
    func isWithin(_ site: Site) -> Bool {
      let inner = reader.project.files[site.fileIndex].facts[site.id].range
      return site.fileIndex == member.fileIndex && range.start <= inner.start
        && inner.end <= range.end
    }
    let changes = reader.writes.filter {
      $0.cell == write.cell && isWithin($0.site)
        && Self.terms($0.value, $0.path, reader) == own
    }
    let appearances = reader.appearances.filter {
      $0.cell == write.cell && isWithin($0.site)
        && Self.terms($0.value, $0.path, reader) == own
    }
    return Set(changes.map(\.trigger.site)).union(appearances.map(\.trigger)).count
  }

  /// Whether somebody else changes what an object holds, or may: in any form but a plain assignment that the reader has met.
  func existElsewhere(_ cell: Int32, _ write: LayoutWrite) -> Bool {
    let project = reader.project
    guard isObject(cell), let mentions = LayoutMentions(reader, of: cell) else { return false }
    let own = Self.terms(write.value, write.path, reader)
    for name in reader.propertyNames(of: cell, write.path) {
      for mention in reader.variables.mentions(of: name)
      where !mentions.isOfOtherType(mention) {
        let site = mention.site
        // It gives values, and takes none.
        if mention.isHeard || isFollowedBinding(mention, of: name, cell) { continue }
        if mention.isNamed, mention.form == .read { continue }
        guard mention.isNamed, case .assigned(let assignment) = mention.form else { return true }
        let (file, index) = (project.files[site.fileIndex], site.fileIndex)
        func isHere(_ other: Site) -> Bool {
          other.fileIndex == index
            && (holds(other, assignment, file)
              || holds(Site(file: index, assignment), other.id, file))
        }
        // The same measurement as the view appears is no other value.
        let first = reader.appearances.filter { $0.cell == cell && isHere($0.site) }
        let isKnown =
          reader.writes.contains { $0.cell == cell && isHere($0.site) }
          || !own.isEmpty && !first.isEmpty
            && first.allSatisfy { Self.terms($0.value, $0.path, reader) == own }
        guard let function = mention.around else { return true }
        if !isKnown, mentions.isInitial(mention, function) { continue }
        if !isKnown || isCalledOften(site, function, write) { return true }
      }
    }
    return false
  }

  /// Whether a mention is the only binding of a property, `$model.height`, and the reader has met what is written to it.
  private func isFollowedBinding(
    _ mention: PropertyMention, of name: Name, _ cell: Int32
  ) -> Bool {
    func isBinding(_ item: PropertyMention) -> Bool {
      guard let base = item.base else { return false }
      let file = reader.project.files[item.site.fileIndex]
      guard case .name(let local, _) = file.facts[base].kind else { return false }
      return reader.project.names.kind(of: file.name(local)) == .projection
    }
    return isBinding(mention) && reader.followedBindings.contains(cell)
      && reader.variables.mentions(of: name).filter(isBinding).count == 1
  }

  private func isObject(_ cell: Int32) -> Bool {
    guard let type = reader.type(of: reader.cells[Int(cell)].property) else { return false }
    return reader.project.kind(of: type) == .classType
  }

  /// Whether a use is a write of the same measurement, by another callback or as the view appears.
  private func isSame(
    _ write: LayoutWrite, _ use: NameUse, _ file: ProjectFile, _ index: Int
  ) -> Bool {
    let own = Self.terms(write.value, write.path, reader)
    guard !own.isEmpty else { return false }
    func holdsUse(_ site: Site) -> Bool {
      site.fileIndex == index && holds(site, use.site, file)
    }
    let others =
      reader.appearances.filter { $0.cell == write.cell && holdsUse($0.site) }
      .map { Self.terms($0.value, $0.path, reader) }
      + reader.writes.filter { $0.cell == write.cell && holdsUse($0.site) }
      .map { Self.terms($0.value, $0.path, reader) }
    return !others.isEmpty && others.allSatisfy { $0 == own }
  }

  /// Whether a use writes other parts of the state: a member, or an element by a key, that is told.
  private func isApart(
    _ write: LayoutWrite, _ use: NameUse, _ file: ProjectFile, _ index: Int
  ) -> Bool {
    let own = reader.writes.filter { other in
      other.cell == write.cell && other.site.fileIndex == index
        && holds(other.site, use.site, file)
    }
    return !own.isEmpty && own.allSatisfy { !reader.mayOverlap($0.path, write.path) }
  }

  static func terms(
    _ value: LayoutValue, _ path: [Name], _ reader: LayoutReader
  ) -> [[Name]: LayoutTerm] {
    Dictionary(
      LayoutWriteParts(reader).parts(of: value, path: path).map { ($0.path, $0.term) },
      uniquingKeysWith: { first, _ in first })
  }

  /// A part of a value that is changed changes it; a method may, and so may whoever gets a key path. What the methods of an object
  /// do, they do with its properties.
  private func isChanged(
    _ use: NameUse, _ cell: Int32, _ file: ProjectFile, _ index: Int
  ) -> Bool {
    if case .keyPath = use.base { return true }
    if use.isChanged || use.isUpdated { return true }
    guard use.method != .none else { return false }
    if isObject(cell) { return StandardLayout.changes(file.facts[use.method]) }
    return reader.variables.forms(ofFile: index).form(of: use.site) == .other
  }

  private func holds(_ outer: Site, _ inner: ExpressionID, _ file: ProjectFile) -> Bool {
    let (out, own) = (file.facts[outer.id].range, file.facts[inner].range)
    return out.start <= own.start && own.end <= out.end
  }
}
