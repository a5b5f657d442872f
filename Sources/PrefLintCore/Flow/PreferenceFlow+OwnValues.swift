// Values that are not to be judged by themselves: those of a helper that is applied around itself, and those of content that UIKit
// shows.

extension PreferenceFlow {
  /// `readSize` around `readSize`: where the value of the outer one stands, if all that comes up is of the helper that listens, and what
  /// is further in has been heard by itself. Before its base stands a background, behind it an overlay (D15).
  func own(
    of listener: Int32, among heard: [Contribution]
  ) -> PreferenceMeeting.Own? {
    let site = uses[Int(listener)].site
    let emitters = heard.filter { $0.use != nil }
    guard let first = emitters.first, let last = emitters.last, let use = first.use,
      emitters.allSatisfy({ $0.use.map { uses[Int($0)].site } == uses[Int(use)].site }),
      emitters.count(where: { !$0.hearers.contains(site) }) == 1, emitters.count > 1
    else { return nil }
    if !first.hearers.contains(site), !first.repeats { return .first }
    return !last.hearers.contains(site) && !last.repeats ? .last : nil
  }

  /// Notes what is set in content that UIKit shows from a view.
  func noteShown(_ values: UpwardValues, by host: Site?) {
    guard let host, isMadeByView(host) else { return }
    let emitters = values.emitters + values.barred.map(\.use)
    let keys = Set(emitters.map { uses[Int($0)].key })
    shownKeys.formUnion(keys)
    // Of what is shown together it is told who hears whom.
    for use in emitters + values.listeners where keys.contains(uses[Int(use)].key) {
      shown.insert(uses[Int(use)].site)
    }
  }

  /// Whether a host is made by a view's code: its own, or a closure that it is given where it is built.
  private func isMadeByView(_ host: Site) -> Bool {
    if let owner = project.owner(of: host), project.isInstalled(owner) { return true }
    let file = project.files[host.fileIndex]
    let facts = file.facts
    let place = facts[host.id].range
    func holds(_ range: TextRange) -> Bool { range.start <= place.start && place.end <= range.end }
    let context = project.enclosingDeclaration(of: host).map {
      LexicalContext(project: project, file: host.fileIndex, declaration: $0)
    }
    return facts.expressions.contains { expression in
      guard holds(expression.range), case .call(let callee, let arguments) = expression.kind,
        case .name(let name, _) = facts[callee].kind, let context,
        let view = project.types.nominal(
          project.namedType(file.name(name), arguments: [], in: context)),
        project.isInstalled(view)
      else { return false }
      return facts[arguments].contains { argument in
        guard case .closure = facts[argument.value].kind else { return false }
        return holds(facts[argument.value].range)
      }
    }
  }

  /// What only content sets that UIKit shows from a view may come up there (§0.2).
  func doubtListenersBesidesShown() {
    for key in shownKeys {
      let isSetElsewhere = uses.contains {
        $0.key == key && $0.role != .listens && !shown.contains($0.site)
      }
      guard !isSetElsewhere else { continue }
      for index in uses.indices
      where uses[index].key == key && uses[index].role == .listens
        && !shown.contains(uses[index].site)
      {
        uses[index].isDoubtful = true
      }
    }
  }
}
