// How apps are started: by `@main`, by a call of `main()`, or not at all. Of two apps under `#available` each runs where
// its call does.

/// Which apps of a project run.
struct AppStarts {
  private let project: Project
  private let evaluator: Evaluator
  /// Types with an attribute by which a program begins.
  private var entries: [Nominal] = []

  /// O(types).
  init(project: Project, evaluator: Evaluator) {
    self.project = project
    self.evaluator = evaluator
    entries = Self.entries(of: project)
  }

  /// The types outside of tests with an attribute by which a program begins. O(types).
  static func entries(of project: Project) -> [Nominal] {
    project.nominals.filter { nominal in
      !nominal.isTest
        && StandardTypes.entryAttributes.contains { project.hasAttribute($0, nominal.id) }
    }
  }

  /// What is assumed where an app runs; nil for one that nothing starts, while something else is where the program begins.
  /// O(expressions of the files that name it) for apps without `@main`.
  func assumption(of app: Nominal) -> PresenceID? {
    if entries.contains(where: { $0.id == app.id }) { return .always }
    let starts = starts(of: app)
    if let first = starts.first {
      return starts.allSatisfy { $0 == first } ? first : .always
    }
    return entries.contains { isTogether($0, app) } ? nil : .always
  }

  private func isTogether(_ entry: Nominal, _ app: Nominal) -> Bool {
    let (from, to) = (entry.reference.fileIndex, app.reference.fileIndex)
    return project.targets.reach(from: from, to: to) != .none
      && project.presences.and(entry.presence, app.presence) != .never
  }

  /// What is assumed at the places outside of an app's own code that name it.
  private func starts(of app: Nominal) -> [PresenceID] {
    let own = project.declaration(app.reference).range
    return project.files(naming: app.name).flatMap { index -> [PresenceID] in
      let file = project.files[index]
      guard !file.isTest else { return [] }
      return file.facts.expressions.compactMap { expression in
        guard case .name(let name, _) = expression.kind, file.name(name) == app.name else {
          return nil
        }
        let place = expression.range
        if index == app.reference.fileIndex, own.start <= place.start, place.end <= own.end {
          return nil
        }
        return assumption(at: place, file)
      }
    }
  }

  /// What `#available` around a place says there.
  private func assumption(at place: TextRange, _ file: ProjectFile) -> PresenceID {
    var result = PresenceID.always
    for conditional in file.facts.conditionals {
      let conditions = file.facts[conditional.conditions]
      guard conditions.count == 1, case .availability(let text)? = conditions.first else {
        continue
      }
      let own = evaluator.availability(file.facts[text])
      if holds(conditional.then, place, file) {
        result = project.presences.and(result, own.holds)
      } else if let otherwise = conditional.otherwise, holds(otherwise, place, file) {
        result = project.presences.and(result, own.fails)
      }
    }
    return result
  }

  private func holds(_ block: Block, _ place: TextRange, _ file: ProjectFile) -> Bool {
    guard let first = file.facts[block].first, let last = file.facts[block].last else {
      return false
    }
    return file.facts[first].range.start <= place.start && place.end <= file.facts[last].range.end
  }
}
