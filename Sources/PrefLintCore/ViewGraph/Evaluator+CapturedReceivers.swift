// What a closure captures of the value whose member it is written in. A helper in an extension of `View` is applied to
// chains that are all different: a closure in it that names nothing of them is the same one for all.

extension Evaluator {
  /// The receiver that a closure sees: in an extension of `View` no more than that type, where the closure names nothing of
  /// the value.
  func captured(_ receiver: ValueID?, by closure: ClosureID, _ frame: Frame) -> ValueID? {
    guard let receiver, let declaring = innermostType(of: frame),
      case .external(language.view, _) = project.types[declaring]
    else { return receiver }
    switch store[core(receiver)] {
    case .metatype, .opaque, .unknown: return receiver
    default: break
    }
    // Of which frame a variable is that a closure has captured is told by the receiver.
    if frame.hasVariables || mayName(receiverIn: closure, declaring, frame) { return receiver }
    return opaque(declaring)
  }

  /// Whether a closure may name something of the value whose member it is written in. O(expressions of the closure, types
  /// of the file), once for each closure.
  private func mayName(receiverIn closure: ClosureID, _ declaring: TypeID, _ frame: Frame) -> Bool {
    let key = ClosureKey(file: UInt32(truncatingIfNeeded: frame.fileIndex), closure: closure)
    if let known = receiverUses[key] { return known }
    let result = findName(ofReceiverIn: closure, declaring, frame.file)
    receiverUses[key] = result
    return result
  }

  private func findName(
    ofReceiverIn closure: ClosureID, _ declaring: TypeID, _ file: ProjectFile
  ) -> Bool {
    var reader = NameUseReader(facts: file.facts)
    reader.closure(closure)
    let isNamed = reader.uses.contains { use in
      let name = file.name(use.name)
      switch use.base {
      case .ownSelf: return true
      case .bare: return mayBeOfReceiver(name, declaring)
      case .implicit, .keyPath, .other: return false
      }
    }
    if isNamed { return true }
    let range = file.facts[closure].range
    return file.facts.types.contains { type in
      guard case .named(_, let name, _) = type.kind, file.name(name) == language.selfType else {
        return false
      }
      return range.start <= type.range.start && type.range.end <= range.end
    }
  }

  /// Whether a name alone may mean a value itself that an extension is applied to, or a member of it.
  private func mayBeOfReceiver(_ name: Name, _ declaring: TypeID) -> Bool {
    if name == language.selfValue || name == language.superValue || name == language.selfType {
      return true
    }
    return [name, project.names.plain(name)].contains {
      !members(named: $0, of: declaring).isEmpty || mayBeModifier($0) || $0 == language.body
    }
  }
}
