// Pictures of views: what only an action reads, nobody reads in one, and nothing is presented or pushed (A20, C3b, C19).
// A host that is made to be drawn is one, too (C11).

extension EnvironmentFlow {
  /// Whether nobody can operate what stands at a node.
  func isInPicture(_ node: Int32) -> Bool { node >= 0 && nodesInPictures[Int(node)] }

  /// Whether a step leads into a picture.
  func beginsPicture(_ step: PathNode.Step) -> Bool {
    switch step {
    case .root(let index): roots[index].isPicture
    case .detached(let name, _): StandardControls.pictures.contains(project.names[name])
    default: false
    }
  }
  /// Whether nothing but a picture comes out of a host.
  func isPicture(_ call: HostCall) -> Bool {
    StandardControls.pictures.contains(project.names[call.name]) || hosting.drawn.contains(call)
  }
}
