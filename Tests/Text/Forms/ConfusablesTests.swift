import LocalizedTextTools
import Testing

@Suite struct ConfusablesTests {
    @Test(arguments: [
        ("google", RestrictionLevel.ascii), ("größe", .singleScript), ("東京タワー", .singleScript),
        ("東京Tower", .highlyRestrictive), ("राम1Ram", .moderatelyRestrictive), ("gооgle", .minimallyRestrictive),
    ]) func restriction(text: String, expected: RestrictionLevel) throws {
        #expect(try Confusables.assess(text).restriction == expected)
    }

    @Test func problems() throws {
        #expect(try Confusables.assess("a1१").problems == [.mixedNumbers])
        #expect(try Confusables.assess("i\u{307}x").problems == [.hiddenOverlay])
        #expect(try Confusables.assess("a\u{301}\u{301}").problems == [.invisible])
        #expect(try Confusables.assess("plain").problems.isEmpty)
    }

    @Test(.timeLimit(.minutes(1))) func longest() throws {
        let text = String(repeating: "\u{301}\u{327}", count: Confusables.maximumLength / 4)
        #expect(try !Confusables.skeleton(of: text).isEmpty)
        #expect(throws: ConfusableError.tooLong(limit: Confusables.maximumLength)) {
            _ = try Confusables.assess(text + "a")
        }
    }
}
