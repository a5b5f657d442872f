// `preflint config`: the settings in effect, for the project or for one file.

import PrefLintCore

struct ConfigCommand<Place: Surroundings> {
  let arguments: Arguments
  let surroundings: Place

  func run() -> RunStatus {
    let loader = ProjectLoader(arguments: arguments, surroundings: surroundings)
    guard let (location, configuration, paths) = loader.locate() else { return .failure }
    var bytes: [UInt8]?
    var source: String?
    if let file = location.configuration {
      bytes = try? FileSystem.read(file)
      source = loader.shownPath(ofConfiguration: file, location, paths: paths)
    }
    let listing = ConfigurationListing(bytes: bytes, configuration: configuration, source: source)
    let text: String
    if let argument = location.arguments.first, !argument.isFolder {
      text = listing.text(for: subject(argument.path, location, configuration))
    } else {
      let root = paths.shown("")
      text =
        "# project root: \(root.isEmpty ? "." : root)\n"
        + "# settings: \(source ?? "none, everything has its default")\n" + listing.text()
    }
    if surroundings.write(text) { return .clean }
    surroundings.report(error: "cannot write to standard output")
    return .failure
  }

  private func subject(
    _ path: String, _ location: ProjectLocation, _ configuration: Configuration
  ) -> ConfigurationListing.Subject {
    let files = ProjectListing.walk(
      root: location.root, repository: location.repository, unread: configuration.unread,
      threads: onlineProcessorCount()
    ).files
    let file = files.first { $0.path == path }
    return ConfigurationListing.Subject(
      path: path, isIgnored: file?.isIgnored ?? false, isRead: file != nil)
  }
}
