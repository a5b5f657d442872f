// `swift package preflint`: runs the command on the package, with the arguments that the user gives.

import Foundation
import PackagePlugin

@main
struct PrefLintPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    // A plugin knows the command by the name of its target.
    process.executableURL = try context.tool(named: "PrefLint").url
    process.currentDirectoryURL = context.package.directoryURL
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    // SwiftPM ends with this status, so that findings fail a pipeline.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
