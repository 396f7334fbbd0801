import Testing
@testable import XMLSource
