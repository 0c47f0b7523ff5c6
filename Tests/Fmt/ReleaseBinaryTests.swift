#if os(Linux)
import Foundation
import TestSupport
import Testing

/// What `.ci/release-binary` finds of the program that the tests use: helps, their examples, completions. `.ci/long` calls it with the
/// release build too, which is linked otherwise. Some two hundred processes: `LOCALEFORMAT_LONG` asks for them.
@Suite struct ReleaseBinaryTests {
    @Test(.enabled(if: TestSize.isFull), .cldr(from: 42, "the examples")) func helpsAndExamplesAreClean() throws {
        let script = RepositoryRoot.file(".ci/release-binary").path
        let outcome = try BuiltProgram.run(URL(filePath: "/bin/bash"), [script, BuiltProgram.url("fmt").path])
        #expect(outcome.status == 0, "\(outcome.lines)")
    }
}
#endif
