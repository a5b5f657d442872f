import XCTest

@testable import App

final class FlowTests: XCTestCase {}
