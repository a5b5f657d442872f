// environment-key-mismatch: a property of `EnvironmentValues` whose getter reads one key and whose setter writes
// another. What is set is never read.

extension Rule {
  static let environmentKeyMismatch = Rule(id: "environment-key-mismatch") { context in
    context.environment.keys.properties.compactMap { property in
      property.isTest || context.project.isUnavailable(property.reference)
        ? nil : context.mismatch(property)
    }
  }
}

extension EnvironmentProperty {
  /// Whether its getter and its setter certainly use different keys.
  var isMismatched: Bool {
    guard !isIndirect, !readKeys.isEmpty, !writtenKeys.isEmpty else { return false }
    return Set(readKeys.map(\.key)).isDisjoint(with: writtenKeys.map(\.key))
  }
}

extension RuleContext {
  fileprivate func mismatch(_ property: EnvironmentProperty) -> Finding? {
    guard property.isMismatched, let read = property.readKeys.first,
      let written = property.writtenKeys.first
    else { return nil }
    // The accessor that names the key of another property is the one that was copied.
    let isReadElsewhere = isOwned(read.key, besides: property)
    let isWrittenElsewhere = isOwned(written.key, besides: property)
    let isGetterWrong = isReadElsewhere && !isWrittenElsewhere
    let (wrong, right) = isGetterWrong ? (read, written) : (written, read)
    let subject = project.names[property.name]
    let (readName, writtenName) = (name(of: .type(read.key)), name(of: .type(written.key)))
    return Finding(
      rule: "environment-key-mismatch", severity: .warning,
      message: "'\(subject)' is read with '\(readName)' but set with '\(writtenName)': "
        + "what is set is never read",
      subject: subject, reason: isGetterWrong ? "wrong-getter" : "wrong-setter",
      range: range(ofKey: wrong),
      trace: [
        TraceStep(
          kind: .step, range: range(ofKey: right),
          message: isGetterWrong ? "the setter writes this key" : "the getter reads this key")
      ],
      help: "use '\(name(of: .type(right.key)))' here, too", anchor: "EnvironmentValues.\(subject)")
  }

  private func isOwned(_ key: NominalID, besides property: EnvironmentProperty) -> Bool {
    environment.keys.properties.contains { other in
      other.reference != property.reference && !other.isMismatched
        && other.keys.contains { $0.key == key }
    }
  }

  private func range(ofKey use: EnvironmentProperty.KeyUse) -> SourceRange {
    flow.calleeRange(use.site)
  }
}
