import Testing

@testable import PrefLintCore

@Suite struct FileReadingTests {
  private let swift = SourceFile(
    path: "A.swift",
    text: "struct A: View {\n  var body: some View { B() } // preflint:ignore[x] - y\n}\n")
  private let project = SourceFile(
    path: "App.xcodeproj/project.pbxproj",
    text: "// !$*UTF8*$!\n{ objects = { }; rootObject = A; }\n")

  @Test func aFileIsReadOnceForAllStages() throws {
    let read = [swift, project].read(threads: 1)
    let facts = try #require(read.first).swiftReading.facts
    #expect(FactsDumper.dump(facts) == FactsDumper.dump(FactsBuilder.facts(of: swift.bytes)))
    #expect(read[0].reading?.lineCount == 3 && read[0].reading?.suppressions.count == 1)
    #expect(read[0].declaredProject == nil && read[1].declaredProject != nil)
    // What is known is not read again.
    #expect(read.read(threads: 2)[0].reading === read[0].reading)
  }

  @Test func otherBytesSaySomethingElse() throws {
    var file = try #require([swift].read(threads: 1).first)
    #expect(file.reading != nil)
    file.bytes = Array("let a = 1".utf8)
    #expect(file.reading == nil)
    #expect(file.swiftReading.facts.declarations.count == 1)
    #expect([file].read(threads: 1)[0].reading?.lineCount == 1)
  }

  @Test("memory that is used again holds nothing of the file before", arguments: [1, 2])
  func oneByOne(_ threads: Int) {
    let files = (0..<40).map { index in
      SourceFile(path: "\(index).swift", bytes: Array(swift.bytes.prefix(index * 2)))
    }
    for (file, read) in zip(files, files.read(threads: threads)) {
      let alone = FactsBuilder.facts(of: file.bytes)
      #expect(FactsDumper.dump(read.swiftReading.facts) == FactsDumper.dump(alone))
      #expect(read.swiftReading.mentions.uses == Mentions(alone).uses)
    }
  }
}
