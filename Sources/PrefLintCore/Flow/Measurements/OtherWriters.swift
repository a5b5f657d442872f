// Whether somebody besides a measurement writes state: then the size that it holds is not only what was measured.

struct OtherWriters {
  let reader: LayoutReader

  init(_ reader: LayoutReader) { self.reader = reader }

  /// Whether another place of the property's type, or one that is given its binding, may write a cell. O(code of the
  /// type).
  func exist(of cell: Int32, besides write: LayoutWrite) -> Bool {
    let item = reader.cells[Int(cell)]
    if item.isForeign { return true }
    let project = reader.project
    let name = project.name(of: item.property)
    let binding = project.names.find("$" + project.names[name])
    let own = Self.terms(write.value, write.path, reader)
    for member in project[item.owner].orderedMembers {
      let index = member.reference.fileIndex
      let file = project.files[index]
      var uses = NameUseReader(facts: file.facts)
      uses.member(member.reference.id)
      for use in uses.uses {
        let used = file.name(use.name)
        let isWritten = used == name && isChanged(use, file)
        guard isWritten || used == binding else { continue }
        let isKnown = reader.writes.contains { other in
          other.cell == cell && other.site.fileIndex == index && holds(other.site, use.site, file)
            && other.trigger.site == write.trigger.site
            // What the same callback writes otherwise is another value.
            && (own.isEmpty || Self.terms(other.value, other.path, reader) == own)
        }
        if isWritten, isSame(write, use, file, index) { continue }
        // Bindings that the reader has followed are written where it has seen them.
        if !isKnown, isWritten || !reader.followedBindings.contains(cell) { return true }
      }
    }
    return false
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

  private static func terms(
    _ value: LayoutValue, _ path: [Name], _ reader: LayoutReader
  ) -> [[Name]: LayoutTerm] {
    Dictionary(
      LayoutWriteParts(reader).parts(of: value, path: path).map { ($0.path, $0.term) },
      uniquingKeysWith: { first, _ in first })
  }

  /// A part of a value that is changed changes it; a method may, if it has the name of one that does.
  private func isChanged(_ use: NameUse, _ file: ProjectFile) -> Bool {
    use.isChanged || use.isUpdated
      || use.method != .none && StandardLayout.changes(file.facts[use.method])
  }

  private func holds(_ outer: Site, _ inner: ExpressionID, _ file: ProjectFile) -> Bool {
    let (out, own) = (file.facts[outer.id].range, file.facts[inner].range)
    return out.start <= own.start && own.end <= out.end
  }
}
