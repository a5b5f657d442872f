// How values, and what they consist of, are hashed.

extension Scope {
  func mix(into mixer: inout HashMixer) {
    mixer.add(file)
    mixer.add(declaration?.rawValue ?? .max)
    mixer.add(receiver)
    mixer.add(locals)
    bindings.mix(into: &mixer)
    mixer.add(builds)
    making.mix(into: &mixer)
  }
}

extension Scope.Local {
  @inline(__always) func mix(into mixer: inout HashMixer) {
    mixer.add(UInt64(name.rawValue) << 32 | UInt64(value.rawValue))
  }
}

extension FieldValue {
  @inline(__always) func mix(into mixer: inout HashMixer) {
    mixer.add(UInt64(name.rawValue) << 32 | UInt64(value.rawValue))
  }
}

extension ArgumentValue {
  @inline(__always) func mix(into mixer: inout HashMixer) {
    mixer.add(UInt64(label.rawValue) << 32 | UInt64(value.rawValue))
    mixer.add(isTrailing)
  }
}

extension Alternative {
  @inline(__always) func mix(into mixer: inout HashMixer) {
    mixer.add(UInt64(presence.rawValue) << 32 | UInt64(value.rawValue))
    mixer.add(isDecided)
    if let guise { mixer.add(UInt64(guise.rawValue)) }
  }
}

extension Value {
  func mix(into mixer: inout HashMixer) {
    switch self {
    case .unknown: mixer.add(0)
    case .empty: mixer.add(1)
    case .none: mixer.add(2)
    case .opaque(let type): mix(3, type, into: &mixer)
    case .boolean(let value):
      mixer.add(4)
      mixer.add(value)
    case .literal(let text, let type):
      mix(5, text, into: &mixer)
      mixer.add(type)
    case .someConstant(let type): mix(6, type, into: &mixer)
    case .enumCase(let type, let name, let payload):
      mix(7, type, into: &mixer)
      mixer.add(name)
      mixer.add(payload)
    case .instance(let type, let fields):
      mix(8, type, into: &mixer)
      mixer.add(fields)
    case .metatype(let type): mix(9, type, into: &mixer)
    case .closure(let file, let closure, let scope):
      mix(10, scope, into: &mixer)
      mixer.add(UInt64(file) << 32 | UInt64(closure.rawValue))
    case .function(let reference, let receiver, let making):
      mix(11, reference, into: &mixer)
      mixer.add(receiver)
      making.mix(into: &mixer)
    case .localFunction(let reference, let scope):
      mix(12, reference, into: &mixer)
      mixer.add(scope)
    case .constructor(let type): mix(13, type, into: &mixer)
    case .enumConstructor(let type, let name):
      mix(14, type, into: &mixer)
      mixer.add(name)
    case .typed(let value, let type):
      mix(15, value, into: &mixer)
      mixer.add(type)
    case .union(let alternatives): mix(16, alternatives, into: &mixer)
    case .group(let values): mix(17, values, into: &mixer)
    case .tuple(let labels, let values):
      mix(18, labels, into: &mixer)
      mixer.add(values)
    case .array(let values): mix(19, values, into: &mixer)
    case .dictionary(let values): mix(20, values, into: &mixer)
    case .built(let value, let site):
      mix(21, value, into: &mixer)
      mixer.add(site)
    case .component(let name, let arguments, let site):
      mix(22, name, into: &mixer)
      mixer.add(arguments)
      mixer.add(site)
    case .modified(let base, let name, let arguments, let site):
      mix(23, base, into: &mixer)
      mixer.add(name)
      mixer.add(arguments)
      mixer.add(site)
    case .externalMember(let base, let name):
      mix(24, name, into: &mixer)
      mixer.add(base)
    case .binding(let value): mix(25, value, into: &mixer)
    case .keyPath(let type, let names):
      mix(26, type, into: &mixer)
      mixer.add(names)
    case .undecided(let site): mix(27, site, into: &mixer)
    case .exact(let value): mix(29, value, into: &mixer)
    case .open(let value, let isFilled):
      mix(32, value, into: &mixer)
      mixer.add(isFilled ? 1 as UInt64 : 0)
    case .erased(let value): mix(30, value, into: &mixer)
    case .thrown(let value): mix(33, value, into: &mixer)
    case .jump(let number):
      mixer.add(34)
      mixer.add(UInt64(number))
    case .seen(let value, let bounds):
      mix(31, value, into: &mixer)
      mixer.add(bounds)
    case .traced(let value, let trace):
      mix(28, value, into: &mixer)
      mixer.add(trace)
    }
  }

  @inline(__always) private func mix(
    _ kind: UInt32, _ value: some FastHashable, into mixer: inout HashMixer
  ) {
    mixer.add(kind)
    mixer.add(value)
  }

  @inline(__always) private func mix<Element: FastHashable>(
    _ kind: UInt32, _ values: [Element], into mixer: inout HashMixer
  ) {
    mixer.add(kind)
    mixer.add(values)
  }
}
