// Global functions that answer yes or no (`flag(3)`): branches under different answers are hardly ever on one path. A call that stands
// at one place is asked at several, too: by what it is bound to, or by code that runs for several views.

struct FlagCalls {
  /// The calls, as they are written.
  private(set) var names: [Name] = []

  /// O(expressions of the files that name such a function).
  init(project: Project) {
    var flags: Set<Name> = []
    for file in project.files where !file.isTest {
      let facts = file.facts
      for id in facts.topLevel {
        guard case .function(let function) = facts[id].kind, let result = facts[function].result,
          case .named(_, let type, _) = facts[result].kind, file.name(type) == project.language.bool
        else { continue }
        flags.insert(file.name(facts[id].name))
      }
    }
    guard !flags.isEmpty else { return }
    var counts: [Name: Int] = [:]
    var all: [Name] = []
    for index in project.files(namingOneOf: Array(flags)).sorted() {
      let file = project.files[index]
      if file.isTest { continue }
      for position in file.facts.expressions.indices {
        guard case .call(let callee, _) = file.facts.expressions[position].kind,
          case .name(let name, _) = file.facts[callee].kind, flags.contains(file.name(name)),
          let text = DecidingNames.call(ExpressionID(position), file)
        else { continue }
        let call = project.names.intern(text)
        if counts[call, default: 0] == 0 { all.append(call) }
        counts[call, default: 0] += 1
      }
    }
    names = all.count <= Self.limit ? all : all.filter { counts[$0, default: 0] > 1 }
  }

  /// Of more different calls only those count that stand at several places: each is compared with each other one.
  private static let limit = 64
}
