// Styles: a style of the project builds the controls below it out of other views, wherever they stand. What emits in its
// body comes up out of each control; what listens there hears the control's label.

extension PreferenceFlow {
  /// A style shows the control's label where its body says.
  func styled(_ below: UpwardValues, _ arguments: [ArgumentValue]) -> UpwardValues {
    guard let style = arguments.first?.value,
      let nominal = project.types.nominal(evaluator.type(of: style)),
      evaluator.contentMember(of: nominal) != nil
    else { return below }
    let inside = upwardBody(of: style, nominal)
    // The views of the configuration are those of the controls below.
    for listener in inside.labelled { hear(listener, below.uncertain) }
    var result = below
    result.add(inside.uncertain.resolved)
    return result
  }

  /// Whether a value is somebody else's by its type alone, and stands for views of the project.
  func isStandIn(_ value: ValueID) -> Bool {
    guard case .opaque(let type) = evaluator.store[evaluator.core(value)] else { return false }
    return standsIn(type)
  }

  /// Whether values of a type stand for views of the project: those that closures of SwiftUI are given, the configuration of a
  /// style with the types of its views, and a control of such a type.
  func standsIn(_ type: TypeID) -> Bool {
    guard case .external(let name, let arguments) = project.types[type] else { return false }
    if let known = standInTypes[type] { return known }
    let found =
      standIns.contains(name) || evaluator.isConfiguration(type)
      || arguments.contains(where: standsIn)
    standInTypes[type] = found
    return found
  }

  /// Listeners between a style and its controls hear what the style emits. Which style a control has is not followed: a
  /// listener around controls may hear whatever any style of the project emits.
  func followStyles() {
    let styles = project.nominals.map(\.id).filter { isStyle($0) }
    guard !styles.isEmpty else { return }
    let emitted = emitted(by: styles)
    guard emitted.isOpen || !emitted.calls.isEmpty else { return }
    var heard: Set<NominalID> = []
    for index in uses.indices where uses[index].role == .listens && uses[index].hearsControls {
      guard let key = nominal(ofKey: uses[index].key) else { continue }
      let mayHear =
        emitted.isOpen || emitted.keys.contains(key)
        || uses[index].hearsContainers && emitted.pushed.contains(key)
      guard mayHear else { continue }
      uses[index].isDoubtful = true
      heard.insert(key)
    }
    for index in uses.indices where uses[index].role != .listens {
      guard let key = emitted.calls[uses[index].site], hearsAnyControl || heard.contains(key) else {
        continue
      }
      uses[index].isDoubtful = true
    }
  }

  /// What the bodies of styles emit.
  private struct Emitted {
    /// The calls, with their keys.
    var calls: [Site: NominalID] = [:]
    var keys: Set<NominalID> = []
    /// The keys of screens that they push.
    var pushed: Set<NominalID> = []
    /// Whether one emits what is not told.
    var isOpen = false
  }

  private func isStyle(_ id: NominalID) -> Bool {
    let nominal = project[id]
    guard !nominal.isTest, nominal.kind != .protocolType,
      let member = evaluator.contentMember(of: id)
    else { return false }
    return StandardPreferences.styleMembers.contains(project.names[member])
      && evaluator.interest(of: evaluator.opaque(project.selfType(of: id))).contains(.preferences)
  }

  /// What the bodies of styles emit. What is met on the way stays what it was.
  private func emitted(by styles: [NominalID]) -> Emitted {
    let kept = (uses, useIDs, meetings, bridged)
    forget()
    isAmongStyles = true
    defer {
      isAmongStyles = false
      (uses, useIDs, meetings, bridged) = kept
      forget()
    }
    var found = Emitted()
    for style in styles {
      let values = heard { upwardBody(of: evaluator.opaque(project.selfType(of: style)), style) }
      found.isOpen = found.isOpen || values.isOpen
      func note(_ use: Int32, isPushed: Bool) {
        guard let key = nominal(ofKey: uses[Int(use)].key) else { return }
        found.calls[uses[Int(use)].site] = key
        if isPushed { found.pushed.insert(key) } else { found.keys.insert(key) }
      }
      for item in values.contributions { item.use.map { note($0, isPushed: item.isPushed) } }
      for item in values.possible { note(item.use, isPushed: item.isPushed) }
    }
    return found
  }
}
