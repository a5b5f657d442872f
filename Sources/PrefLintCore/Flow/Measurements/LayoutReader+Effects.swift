// What objects do besides keeping what they are given: an observer or a method may tell somebody of whom nothing is known, who may
// take the view away. Only calls that are followed, and those that are listed, tell nobody.

extension LayoutReader {
  /// Where the code of objects calls something that is not followed.
  struct Disturbances {
    /// Callbacks that make an object do it.
    var triggers: Set<Site> = []
    /// Objects that do it whenever they are changed.
    var cells: Set<Int32> = []
  }

  /// Reads code that runs with a receiver: an object's own, or a view's.
  func acting<Result>(as receiver: LayoutValue?, _ body: () -> Result) -> Result {
    let (outer, viewer) = (actor, viewing.viewer)
    defer { (actor, viewing.viewer) = (outer, viewer) }
    // Wrappers, and what a view bundles, are the view's own.
    if case .instance(let instance)? = receiver, instance.holder == nil {
      viewing.viewer = instance.id
    }
    switch receiver {
    // What a structure does that an object holds, the object does.
    case .cell(let id, let path, _?) where holdsObject(id):
      actor = LayoutCellPart(cell: id, path: path)
    case .instance(let instance) where isView(instance.nominal): actor = nil
    default: break
    }
    return body()
  }

  /// The code of an object calls something that is not followed, or changes something else.
  func disturb() {
    guard let actor, let trigger, !isAppearing else { return }
    if trigger.kind == .reaction {
      disturbances.cells.insert(actor.cell)
    } else {
      disturbances.triggers.insert(trigger.site)
    }
  }

  /// Whether an object does something that is not followed when something is written into this one.
  func isDisturbed(by write: LayoutWrite) -> Bool {
    disturbances.cells.contains(write.cell)
      || disturbances.triggers.contains(write.trigger.site) && holdsObject(write.cell)
  }

  private func holdsObject(_ cell: Int32) -> Bool {
    type(of: cells[Int(cell)].property).map { project[$0].kind == .classType } ?? false
  }

  /// The code of an object changes something.
  func disturb(changing owner: LayoutValue) {
    guard let actor else { return }
    switch owner {
    case .cell(actor.cell, let path, let nominal):
      if path != actor.path, let nominal, project.kind(of: nominal) == .classType { disturb() }
    // A copy, or a size.
    case .record, .size, .frame, .number, .list: break
    case .instance(let instance) where isPlain(instance): break
    case .choice(let ways): for way in ways { disturb(changing: way.value) }
    default: disturb()
    }
  }

  /// The code of an object calls a method of another one, which a constant of the program holds: anybody may hear of it there.
  func disturb(telling receiver: LayoutValue?) {
    if let actor, case .cell(let id, _, _?)? = receiver, id != actor.cell, holdsObject(id) {
      disturb()
    }
  }

  /// Whether a value is a property of the object whose code is being read.
  func isOwn(_ target: LayoutValue) -> Bool {
    guard let actor, case .cell(actor.cell, let path, _) = target else { return false }
    return path.count == actor.path.count + 1
  }

  /// A method of somebody else's is called.
  func disturb(calling method: String, _ callee: Site, _ frame: LayoutFrame) {
    guard actor != nil, trigger != nil, !StandardLayout.readingMethods.contains(method),
      !StandardLayout.harmlessMethods.contains(method),
      !StandardLayout.immediateCallees.contains(method),
      StandardLayout.publisherOperators[method] == nil
    else { return }
    let facts = project.files[callee.fileIndex].facts
    guard case .member(let base, _, _) = facts[callee.id].kind else {
      disturb()
      return
    }
    let isOwn =
      switch facts[base].kind {
      case .name(let local, _):
        method == StandardObservation.announcing
          ? facts[local] == StandardObservation.publisher
          : StandardLayout.changes(method) && isOwn(name(local, frame), frame)
      case .member(let owner, let local, _):
        isSelf(owner, facts, callee.fileIndex)
          && (method == StandardObservation.announcing
            ? facts[local] == StandardObservation.publisher : StandardLayout.changes(method))
      default: false
      }
    if !isOwn { disturb() }
  }

  private func isOwn(_ name: Name, _ frame: LayoutFrame) -> Bool {
    frame.locals[name] != nil || frame.receiver.map { hasMember(name, $0) } ?? false
  }

  private func isSelf(_ id: ExpressionID, _ facts: FileFacts, _ index: Int) -> Bool {
    guard case .name(let local, _) = facts[id].kind else { return false }
    return project.files[index].name(local) == project.language.selfValue
  }

  /// A function of somebody else's is called.
  func disturb(calling function: String) {
    guard actor != nil, trigger != nil,
      // What an initialiser makes tells nobody, and the code that it is given is read.
      project.names.find(function).map({ project.names.kind(of: $0) }) == .plain,
      !StandardLayout.harmlessFunctions.contains(function),
      !StandardLayout.immediateCallees.contains(function),
      LayoutRounding(function: function) == nil
    else { return }
    disturb()
  }
}
