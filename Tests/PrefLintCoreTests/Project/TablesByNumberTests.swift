// Tables that are asked by number: of nodes, of names and of types.

import Testing

@testable import PrefLintCore

struct TablesByNumberTests {
  @Test func nodeTablesGrowToTheLastNode() {
    var table = NodeTable<[Int]>()
    #expect(table[3] == nil && table[-1] == nil)
    table[3, default: []].append(7)
    table[3, default: []].append(8)
    table[1] = [1]
    #expect(table[3] == [7, 8] && table[2] == nil && table[4] == nil)
    #expect(table.all.map(\.node) == [1, 3])
    table[1] = nil
    #expect(table.all.map(\.node) == [3])
  }

  /// A way that assumes more than one which has come to a node is none, a way to another node or of another question is.
  @Test func waysAreJudgedByTheirAssumptions() {
    let names = ProjectNames()
    let presences = PresenceTable(names: names)
    let flag = presences.assuming(names.intern("flag"), true)
    let both = presences.and(flag, presences.assuming(names.intern("other"), true))
    let ways = WaysToNodes()
    for _ in 0..<2 {
      ways.ask(nodes: 4) { ways in
        #expect(ways.isNew(2, flag, presences))
        #expect(!ways.isNew(2, flag, presences) && !ways.isNew(2, both, presences))
        #expect(ways.isNew(3, both, presences))
        #expect(ways.isNew(3, flag, presences), "it assumes less")
        #expect(ways.isNew(2, .always, presences) && !ways.isNew(2, flag, presences))
      }
    }
    // More nodes than before, and a question within another one.
    ways.ask(nodes: 9) { outer in
      #expect(outer.isNew(8, flag, presences))
      ways.ask(nodes: 9) { inner in #expect(inner.isNew(8, flag, presences)) }
      #expect(!outer.isNew(8, flag, presences))
    }
  }

  @Test func nameSetsJoin() {
    let names = ProjectNames()
    let known = ["a", "b", "c"].map(names.intern)
    var few = NameSet()
    few.insert(known[0])
    var many = NameSet()
    many.insert(known[2])
    for union in [few.union(many), many.union(few)] {
      #expect(known.map(union.contains) == [true, false, true])
    }
  }

  @Test(arguments: [
    ("removeAll", CollectionEffect.removes), ("popLast", .removes), ("subtract", .removes),
    ("replaceSubrange", .removes), ("formUnion", .forms), ("append", .changes),
    ("withUnsafeMutableBytes", .changes), ("map", .none), ("contains", .none),
  ])
  func namesOfMethodsSayWhatTheyDo(name: String, effect: CollectionEffect) {
    #expect(CollectionEffect(ofMethod: name) == effect)
  }

  @Test func typesAreToldWithoutTheirParts() {
    let types = TypeTable()
    let nominal = types.intern(.nominal(NominalID(rawValue: 5), []))
    let optional = types.intern(.optional(nominal))
    #expect(types.nominal(nominal) == NominalID(rawValue: 5) && types.nominal(optional) == nil)
    #expect(types.isOptional(optional) && !types.isOptional(nominal))
    #expect(types.unwrapped(optional) == nominal && types.unwrapped(nominal) == nominal)
    #expect(types.nominal(.unknown) == nil && types.unwrapped(.unknown) == .unknown)
  }
}
