// Which files hold which names: who looks for the uses of a name reads only those.

/// The files of a project by the names that stand in them.
struct NamingFiles {
  /// The files of name `n` are `files[starts[n]..<starts[n + 1]]`, in order.
  private var starts: [UInt32]
  private var files: [UInt32]

  /// O(names of all files).
  init(_ inputs: [ProjectFile], nameCount: Int) {
    var ends = [UInt32](repeating: 0, count: nameCount + 1)
    for file in inputs { for name in file.names { ends[name.index] += 1 } }
    var sum: UInt32 = 0
    for index in ends.indices {
      sum += ends[index]
      ends[index] = sum
    }
    files = [UInt32](repeating: 0, count: Int(sum))
    // From the last file on, so that each name's files end up in order.
    for index in inputs.indices.reversed() {
      for name in inputs[index].names {
        ends[name.index] -= 1
        files[Int(ends[name.index])] = UInt32(truncatingIfNeeded: index)
      }
    }
    starts = ends
  }

  /// The files that hold a name.
  subscript(name: Name) -> ArraySlice<UInt32> {
    // A name that was only made after linking stands in no file.
    guard name.index + 1 < starts.count else { return [] }
    return files[Int(starts[name.index])..<Int(starts[name.index + 1])]
  }
}

extension Project {
  /// The numbers of the files that hold a name, in order. O(result).
  func files(naming name: Name) -> [Int] { naming[name].map(Int.init) }

  /// Whether something is declared by a name, whatever it is. O(1).
  func declares(_ name: Name) -> Bool { declaredNames.contains(name) }

  /// The numbers of the files that hold one of some names, in order, each once. O(result · log result).
  func files(namingOneOf names: some Sequence<Name>) -> [Int] {
    var found: [UInt32] = []
    for name in names { found += naming[name] }
    found.sort()
    var result: [Int] = []
    for file in found where result.last != Int(file) { result.append(Int(file)) }
    return result
  }
}

/// The files that an index has not read yet: it reads those that hold the names it is asked for, each once, and of these no more
/// than it takes to answer.
struct UnreadFiles {
  private var isRead: [Bool]
  /// The names of which all files are read.
  private var done = NameSet()

  /// Those of a project that are no tests.
  init(of project: Project) { isRead = project.files.map(\.isTest) }

  /// The number of the first file that holds a name and is to be read; nil if all that hold it are read. O(files that hold the
  /// name), but for a name of which all are read, which is told at once.
  mutating func next(naming name: Name, in project: Project) -> Int? {
    guard !done.contains(name) else { return nil }
    for file in project.naming[name] {
      let index = Int(file)
      guard !isRead[index] else { continue }
      isRead[index] = true
      return index
    }
    done.insert(name)
    return nil
  }
}
