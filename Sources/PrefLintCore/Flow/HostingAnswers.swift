// What hosts ask of the code around them, which is the same for every flow through a project: each answer is found once.

final class HostingAnswers {
  private let project: Project
  private(set) lazy var contained = ContainedCodeReader.read(project)
  lazy var uncalled = UncalledFunctions(project: project)
  lazy var unmade = UnmadeClasses(project: project)
  lazy var drawn = DrawnHosts(project: project)

  init(project: Project) { self.project = project }
}
