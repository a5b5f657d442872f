// Which types declare members of a name: asked by many names of few types, which would else be searched for each.

struct MemberHolders {
  /// Those of name `n` are `holders[starts[n]..<starts[n + 1]]`.
  private var starts: [UInt32]
  private var holders: [NominalID]

  /// O(members of types).
  init(of project: Project) {
    var ends = [UInt32](repeating: 0, count: project.names.count + 1)
    for nominal in project.nominals {
      for name in nominal.orderedNames { ends[name.index + 1] += 1 }
    }
    for index in 1..<ends.count { ends[index] += ends[index - 1] }
    starts = ends
    holders = []
    guard let count = ends.last, count > 0, let first = project.nominals.first else { return }
    holders = Array(repeating: first.id, count: Int(count))
    for nominal in project.nominals {
      for name in nominal.orderedNames {
        holders[Int(ends[name.index])] = nominal.id
        ends[name.index] += 1
      }
    }
  }

  /// The types with a member of a name, in their order; one with several of them comes as often.
  subscript(name: Name) -> ArraySlice<NominalID> {
    guard name.index + 1 < starts.count else { return [] }
    return holders[Int(starts[name.index])..<Int(starts[name.index + 1])]
  }
}
