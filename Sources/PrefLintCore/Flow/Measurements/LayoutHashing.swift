// Hashes of what layout depends on: sources, terms and conditions stand in sets and tables that are asked at every step.

extension LayoutSource {
  func mix(into mixer: inout HashMixer) {
    switch self {
    case .cell(let id, let path):
      mixer.mix(0, id)
      mixer.add(path)
    case .quantity(let id, let quantity):
      mixer.mix(1, id)
      mixer.add(quantity)
    case .symbol(let id, let sign):
      mixer.mix(2, id)
      mixer.add(UInt64(sign.rawValue))
    case .bounded(let id, let sign):
      mixer.mix(3, id)
      mixer.add(UInt64(sign.rawValue))
    case .previous(let source):
      mixer.mix(4, 0)
      source.mix(into: &mixer)
    }
  }
}

extension LayoutQuantity {
  @inline(__always) func mix(into mixer: inout HashMixer) {
    mixer.add(order)
    guard case .position(_, let space) = self else { return }
    switch space {
    case .local: mixer.add(UInt64(0))
    case .global: mixer.add(UInt64(1))
    case .named(let name): mixer.add(UInt64(3) << 32 | UInt64(name.rawValue))
    case .unknown: mixer.add(UInt64(2))
    }
  }
}

extension LinearForm {
  func mix(into mixer: inout HashMixer) {
    // Zero equals its negative.
    mixer.add(constant == 0 ? 0 : constant.bitPattern)
    mixer.add(parts.count)
    var all: UInt64 = 0
    for (source, factor) in parts { all ^= source.fastHash &* (factor.bitPattern | 1) }
    mixer.add(all)
  }
}

extension LayoutPiece {
  func mix(into mixer: inout HashMixer) {
    switch self {
    case .linear(let form): mixer.mix(0, form)
    case .maximum(let forms): mixer.mix(1, forms)
    case .minimum(let forms): mixer.mix(2, forms)
    case .nested(let groups):
      mixer.add(UInt64(3))
      for group in groups { mixer.add(group) }
    case .above(let least, let sources):
      mixer.mix(4, least)
      mixer.add(anyOrder: sources)
    case .rounded(let form, let rounding):
      mixer.mix(5, form)
      mixer.add(UInt64(rounding.rawValue))
    case .opaque(let sources):
      mixer.add(UInt64(6))
      mixer.add(anyOrder: sources)
    case .infinite: mixer.add(UInt64(7))
    }
  }
}

extension LayoutGuard {
  @inline(__always) func mix(into mixer: inout HashMixer) {
    mixer.add(UInt64(UInt32(bitPattern: condition)) << 1 | (holds ? 1 : 0))
  }
}

extension LayoutTerm.Way {
  func mix(into mixer: inout HashMixer) {
    mixer.add(guards)
    mixer.add(piece)
  }
}

extension LayoutTerm {
  func mix(into mixer: inout HashMixer) { mixer.add(ways) }
}

extension LayoutCondition {
  /// What a condition depends on is left out: equal kinds mostly depend on the same.
  func mix(into mixer: inout HashMixer) {
    switch kind {
    case .comparison(let left, let operation, let right):
      mixer.mix(0, left)
      for byte in operation.utf8 { mixer.add(UInt64(byte)) }
      mixer.add(right)
    case .truth(let source): mixer.mix(1, source)
    case .presence(let source): mixer.mix(2, source)
    case .isCase(let source, let name):
      mixer.mix(3, source)
      mixer.add(name)
    case .both(let left, let right):
      mixer.mix(4, left)
      mixer.add(right)
    case .build(let presence): mixer.mix(5, presence)
    case .device(let name): mixer.mix(6, name)
    case .other(let number): mixer.mix(7, number)
    }
  }
}

extension HashMixer {
  @inline(__always) fileprivate mutating func mix(_ kind: UInt32, _ number: Int32) {
    add(UInt64(kind) << 32 | UInt64(UInt32(bitPattern: number)))
  }

  @inline(__always) fileprivate mutating func mix(_ kind: UInt32, _ value: some FastHashable) {
    add(kind)
    add(value)
  }

  @inline(__always) fileprivate mutating func mix<Value: FastHashable>(
    _ kind: UInt32, _ values: [Value]
  ) {
    add(kind)
    add(values)
  }

  /// Adds the elements of a set, whatever the order in which it has them.
  fileprivate mutating func add<Value: FastHashable>(anyOrder values: Set<Value>) {
    add(values.count)
    var all: UInt64 = 0
    for value in values { all ^= value.fastHash }
    add(all)
  }
}
