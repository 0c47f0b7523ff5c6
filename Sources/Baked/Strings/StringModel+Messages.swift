package import LocaleFormatNumberPrograms

/// What messages of MessageFormat 2 have beyond other strings: values that functions make of arguments, which may have none.
extension StringModel {
    /// What functions make of an argument.
    package struct Reading: Hashable, Sendable {
        /// What stands in the place of an argument.
        package var literal: String?
        package var steps: [MessageStep] = []

        package init() {}
    }

    /// How a value is written: numbers and dates in the place's style. Where there is none, the place's text stands there.
    package struct Outcome: Hashable, Sendable {
        /// The character before it: U+2066 to U+2068. U+2069 is behind it.
        package enum Isolate: UInt8, Sendable {
            case none
            case leftToRight, rightToLeft, firstStrong
        }

        package var reading: Reading
        /// Of numbers and dates, of text, and of what stands there where there is no value.
        package var values = Isolate.none, text = Isolate.none, fallback = Isolate.none
        /// In which dates are written: the process's own where it is nil.
        package var zone: String?
        /// Whether that of a value counts before it.
        package var usesOwnZone = false
        /// Whether the style writes the zone, so that times of no place are those of a zone.
        package var showsZone = false

        package init(reading: Reading) { self.reading = reading }
    }

    /// By what a value is as plain text.
    package struct Keys: Hashable, Sendable {
        package var argument: Int
        package var reading: Reading
        /// The power of ten that numbers are multiplied by first.
        package var power: Int
        package var keys: [String]
        package var nodes: [Int]
        package var other: Int
        /// Where there is no value.
        package var nothing: Int

        package init(
            argument: Int, reading: Reading, power: Int = 0, keys: [String], nodes: [Int], other: Int, nothing: Int
        ) {
            (self.argument, self.reading, self.power, self.keys) = (argument, reading, power, keys)
            (self.nodes, self.other, self.nothing) = (nodes, other, nothing)
        }
    }

    /// By the plural category that a value has as it is displayed.
    package struct Category: Hashable, Sendable {
        package var argument: Int
        package var reading: Reading
        /// Rules and the style of numbers, among those of the table.
        package var rules: Int
        package var style: Int
        /// By the order of the categories.
        package var nodes: [Int]
        /// Where there is no number.
        package var nothing: Int

        package init(argument: Int, reading: Reading, rules: Int, style: Int, nodes: [Int], nothing: Int) {
            (self.argument, self.reading, self.rules, self.style) = (argument, reading, rules, style)
            (self.nodes, self.nothing) = (nodes, nothing)
        }
    }
}
