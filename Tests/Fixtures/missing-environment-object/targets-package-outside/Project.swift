// The targets of a project that is generated are not read.
import ProjectDescription

let project = Project(name: "Fixture")
