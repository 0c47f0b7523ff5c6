import LocalizedStrings
import Testing

/// A text with its substitutions, and what every way to it must read in it.
struct ReadingRow: Sendable, CustomTestStringConvertible {
    struct Substitution: Sendable {
        var argument: Int?
        var specifier: String
        var one: String?
        var other: String

        init(_ other: String, about argument: Int? = nil, as specifier: String = "lld", one: String? = nil) {
            (self.argument, self.specifier, self.one, self.other) = (argument, specifier, one, other)
        }
    }

    enum Outcome: Sendable, Equatable {
        case text(String)
        /// The text cannot be read; the reason as ``MarkupError/Reason`` says it.
        case unreadable(String)
        /// The arguments do not fit; as ``TextError`` says it.
        case unfit(String)
    }

    var text: String
    var substitutions: [String: Substitution] = [:]
    /// The text as a `.stringsdict` file has it, which states no argument beside the text.
    var dictionary: String?
    var arguments: [TextArgument]
    var outcome: Outcome
    /// By argument: what takes it, choices left out.
    var kinds: [Int: Set<ArgumentKind>] = [:]
    /// Whether the `.stringsdict` file has `%arg` too, for which Foundation's have the specifier itself.
    var keepsArg = false
    /// Whether lint says that numbered and unnumbered arguments are mixed.
    var isMixed = false
    /// Who says that it is read so.
    var source: String

    var testDescription: String { text }

    /// Where the text and the substitution contradict each other, only those ways count that bring both.
    var ways: [ReadingWay] {
        if dictionary == text { return [.template, .catalog, .xliff12, .xliff20] }
        // What takes the place of %arg cannot be told where nothing states it, or no argument that can be.
        if substitutions.contains(where: { $0.value.argument ?? 0 < 1 }) {
            return ReadingWay.allCases.filter { $0 != .freshXLIFF }
        }
        return ReadingWay.allCases
    }

    var template: TextTemplate {
        TextTemplate(
            text,
            substitutions: substitutions.mapValues { substitution in
                var cases: [PluralCategory: TextVariation] = [.other: .text(substitution.other)]
                if let one = substitution.one { cases[.one] = .text(one) }
                return TextSubstitution(
                    argument: substitution.argument, specifier: substitution.specifier,
                    variation: .plural(type: .cardinal, argument: nil, cases))
            })
    }
}

extension ReadingRow {
    private static let cLanguage = "ISO C 7.21.6.1: width, precision and value in this order"
    private static let posix = "POSIX fprintf: %n$ and *m$ count arguments from 1"
    private static let coreFoundation = "CFString.c: those without a position are counted by themselves"
    private static let release = "Foundation Release Notes for OS X v10.9, Localized Property List File"
    private static let xcode = "Xcode's XLIFF: argNum is written as the position of %#@name@ and %arg"
    private static let own = "own decision: no source says it"
    private static let limit = "own limit"

    static let table: [ReadingRow] = [
        .init(
            text: "%@ and %@", arguments: ["A", "B"], outcome: .text("A and B"), kinds: [1: [.object], 2: [.object]],
            source: cLanguage),
        .init(
            text: "%2$@ before %1$@", arguments: ["A", "B"], outcome: .text("B before A"),
            kinds: [1: [.object], 2: [.object]], source: posix),
        .init(
            text: "%2$d, %d", arguments: [1, 2], outcome: .text("2, 1"), kinds: [1: [.integer], 2: [.integer]],
            isMixed: true, source: coreFoundation),
        .init(
            text: "%1$@ %@ %@", arguments: ["A", "B"], outcome: .text("A A B"), kinds: [1: [.object], 2: [.object]],
            isMixed: true, source: coreFoundation),
        .init(
            text: "%*.*f|%d", arguments: [6, 1, 2.5, 7], outcome: .text("   2.5|7"),
            kinds: [1: [.integer], 2: [.integer], 3: [.floating], 4: [.integer]], source: cLanguage),
        .init(
            text: "%3$*1$.*2$f", arguments: [6, 1, 2.5], outcome: .text("   2.5"),
            kinds: [1: [.integer], 2: [.integer], 3: [.floating]], source: posix),
        .init(
            text: "%2$*d|", arguments: [4, 7], outcome: .text("   7|"), kinds: [1: [.integer], 2: [.integer]],
            isMixed: true, source: coreFoundation),
        .init(
            text: "%*1$d|", arguments: [3], outcome: .text("  3|"), kinds: [1: [.integer]], isMixed: true,
            source: coreFoundation),
        .init(
            text: "%3$@", arguments: ["A", "B", "C"], outcome: .text("C"), kinds: [3: [.object]],
            source: "own: arguments know their kinds, so a text may leave some out, which POSIX leaves open"),
        .init(
            text: "%1$@ (%1$lld)", arguments: [3], outcome: .text("3 (3)"), kinds: [1: [.object, .integer]],
            source: "own: %@ takes numbers too"),
        .init(
            text: "%hhd %qd %zd", arguments: [5_000, 1, 2], outcome: .text("5,000 1 2"),
            kinds: [1: [.integer], 2: [.integer], 3: [.integer]], source: "own: values are passed in full"),

        // Substitutions
        .init(
            text: "%#@files@ for %@", substitutions: ["files": .init("%arg files")], arguments: [3, "Ann"],
            outcome: .text("3 files for Ann"), kinds: [1: [.integer], 2: [.object]], source: release),
        .init(
            text: "%lld;%#@a@", substitutions: ["a": .init("%u;%3$*i;%arg;%*hhd", about: 3)],
            arguments: [11, 12, 13, 14, 15, 16], outcome: .text("11;13;            13;13;             16"),
            kinds: [1: [.integer], 3: [.integer, .unsigned], 4: [.integer], 5: [.integer], 6: [.integer]],
            keepsArg: true, source: release),
        .init(
            text: "%#@files@ for %@", substitutions: ["files": .init("%arg files", about: 2)],
            arguments: ["Ann", 3], outcome: .text("3 files for Ann"), kinds: [1: [.object], 2: [.integer]],
            source: coreFoundation + "; " + xcode),
        .init(
            text: "%@ has %#@files@", substitutions: ["files": .init("%arg files", about: 2, one: "a file")],
            arguments: ["Ann", 1], outcome: .text("Ann has a file"), kinds: [1: [.object], 2: [.integer]], source: xcode
        ),
        .init(
            text: "%#@files@ for %@", substitutions: ["files": .init("%arg files", about: 1)],
            dictionary: "%1$#@files@ for %2$@", arguments: [3, "Ann"], outcome: .text("3 files for Ann"),
            kinds: [1: [.integer], 2: [.object]], isMixed: true, source: own),
        .init(
            text: "%#@b@ %#@a@ %@", substitutions: ["a": .init("a%arg", about: 1), "b": .init("b%arg", about: 2)],
            dictionary: "%2$#@b@ %1$#@a@ %3$@", arguments: [1, 2, "x"], outcome: .text("b2 a1 x"),
            kinds: [1: [.integer], 2: [.integer], 3: [.object]], isMixed: true, source: own),
        .init(
            text: "%2$#@files@ of %1$@", substitutions: ["files": .init("%arg files")], arguments: ["Ann", 3],
            outcome: .text("3 files of Ann"), kinds: [1: [.object], 2: [.integer]], source: release),
        .init(
            text: "%2$#@files@ of %1$@", substitutions: ["files": .init("%arg files", about: 2)],
            arguments: ["Ann", 3],
            outcome: .text("3 files of Ann"), kinds: [1: [.object], 2: [.integer]], source: release),
        .init(
            text: "%2$#@files@", substitutions: ["files": .init("%arg files", about: 1)], dictionary: "%2$#@files@",
            arguments: [9, 3], outcome: .text("3 files"), kinds: [2: [.integer]],
            source: release + ": %[n$]#@key@ says the argument"),
        .init(
            text: "%#@n@ and %#@n@", substitutions: ["n": .init("%lld")], arguments: [1, 2], outcome: .text("1 and 2"),
            kinds: [1: [.integer], 2: [.integer]], source: coreFoundation),
        .init(
            text: "%#@n@ and %#@n@", substitutions: ["n": .init("%arg", about: 1)], arguments: [1, 2],
            outcome: .text("1 and 1"), kinds: [1: [.integer]], source: xcode),
        .init(
            text: "%@: %#@n@", substitutions: ["n": .init("%lld by %@")], arguments: ["A", 2, "B"],
            outcome: .text("A: 2 by B"), kinds: [1: [.object], 2: [.integer], 3: [.object]],
            source: "CFString.c: initialArgPosition"),
        .init(
            text: "%@: %#@n@", substitutions: ["n": .init("%1$@ again, %arg", about: 2)], arguments: ["A", 2],
            outcome: .text("A: A again, 2"), kinds: [1: [.object], 2: [.integer]],
            source: release + ": the entire argument list"),
        .init(
            text: "%@: %#@n@", substitutions: ["n": .init("%1$@ again, %lld")], arguments: ["A", 2],
            outcome: .text("A: A again, 2"), kinds: [1: [.object], 2: [.integer]],
            source: release + ": the entire argument list"),
        .init(
            text: "%2$#@all@",
            substitutions: [
                "all": .init("%1$d in %2$d files are selected", one: "There is a file, and %1$#@selected@"),
                "selected": .init("it is not selected", one: "it is selected"),
            ], arguments: [3, 5], outcome: .text("3 in 5 files are selected"), kinds: [1: [.integer], 2: [.integer]],
            source: release + ", its example"),
        .init(
            text: "%2$#@all@",
            substitutions: [
                "all": .init("%1$d in %2$d files are selected", one: "There is a file, and %1$#@selected@"),
                "selected": .init("it is not selected", one: "it is selected"),
            ], arguments: [0, 1], outcome: .text("There is a file, and it is not selected"),
            kinds: [1: [.integer], 2: [.integer]], source: release + ", its example"),
        .init(
            text: "%1$#@done@",
            substitutions: ["done": .init("%lu %2$#@total@"), "total": .init("of %lu runs")], arguments: [1, 2],
            outcome: .text("1 of 2 runs"), kinds: [1: [.integer, .unsigned], 2: [.integer, .unsigned]],
            source: release + ": the value that chose it"),
        .init(
            text: "%#@outer@ %@", substitutions: ["outer": .init("%#@inner@"), "inner": .init("%arg")],
            arguments: [4, "x"], outcome: .text("4 x"), kinds: [1: [.integer], 2: [.object]],
            source: "CFString.c: initialArgPosition"),
        .init(
            text: "%#@n@", substitutions: ["n": .init("%arg", as: ".1f")], arguments: [2.25], outcome: .text("2.2"),
            kinds: [1: [.floating]], source: release + ": the value type is the original specifier"),

        // Errors
        .init(
            text: "%0$@ %@", arguments: ["A"],
            outcome: .unreadable("invalid format specifier '%0$'; expected a position from 1 to 4096"), source: posix),
        .init(
            text: "%4097$@ %@", arguments: ["A"],
            outcome: .unreadable("invalid format specifier '%4097$'; expected a position from 1 to 4096"),
            source: limit),
        .init(
            text: "%*0$d %@", arguments: ["A"],
            outcome: .unreadable("invalid format specifier '%*0$'; expected a position from 1 to 4096"), source: posix),
        .init(
            text: String(repeating: "%d", count: 4097), arguments: [],
            outcome: .unreadable("invalid format specifier '%d'; expected at most 4096 arguments"), source: limit),
        .init(
            text: "%arg of %@", arguments: ["A"],
            outcome: .unreadable("invalid format specifier '%arg'; expected %arg within a substitution only"),
            source: xcode),
        .init(
            text: "%#@n@ %@", substitutions: ["n": .init("%arg", about: 0)], dictionary: "%0$#@n@ %@", arguments: [1],
            outcome: .unreadable("invalid format specifier '%#@n@'; expected a position from 1 to 4096"), source: posix),
        .init(
            text: "%#@n@ %@", substitutions: ["n": .init("%2$lld", as: "2$lld")], arguments: [1],
            outcome: .unreadable(
                "invalid format specifier '%2$lld'; expected the specifier of the argument, such as lld"), source: own),
        .init(
            text: "%#@n@ %@", substitutions: ["n": .init("x", as: "*d")], arguments: [1],
            outcome: .unreadable(
                "invalid format specifier '%*d'; expected the specifier of the argument, such as lld"), source: own),
        .init(
            text: "%1$s %1$d", arguments: [1],
            outcome: .unreadable(
                "argument 1 is text for '%1$s' and a whole number for '%1$d'; expected one kind"),
            kinds: [1: [.string, .integer]], source: "ISO C 7.21.6.1: undefined"),
        .init(
            text: "%#@n@ (%1$s)", substitutions: ["n": .init("%lld")], arguments: [1],
            outcome: .unreadable("argument 1 is a whole number for '%lld' and text for '%1$s'; expected one kind"),
            kinds: [1: [.string, .integer]], isMixed: true, source: "ISO C 7.21.6.1: undefined"),
        .init(
            text: "%1$@ %3$@", arguments: ["A", "B"],
            outcome: .unfit("argument 3, for '%3$@', is missing; 2 given"), kinds: [1: [.object], 3: [.object]],
            source: own),
        .init(
            text: "%lld", arguments: ["A"],
            outcome: .unfit("argument 1 is the text 'A', but '%lld' takes a whole number"), kinds: [1: [.integer]],
            source: cLanguage),
        .init(
            text: "%#@n@", substitutions: ["n": .init("%arg")], arguments: ["A"],
            outcome: .unfit("argument 1 is the text 'A', but 'plural' takes a number"), kinds: [1: [.integer]],
            source: release),
    ]
}
