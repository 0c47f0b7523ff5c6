import ArgumentParser
import LocaleFormatOperations

/// Ranges, and numbers that are about so much: what numbers and money share.
struct RangeFlags: ParsableArguments {
    @Flag(.range, "Two values are the ends of a range; in one value as 3..5, a line of input as 3..5 or 3 5")
    var range = false
    @Option(.identity, "With --range, what is written for ends that look alike", values: RangeIdentityWord.list)
    var identity: String?
    @Flag(.approximately, "With the locale's sign for about so much")
    var approximately = false

    func append(to values: inout OptionValues) {
        values.append([(.identity, identity)], flags: [(.range, range), (.approximately, approximately)])
    }
}
