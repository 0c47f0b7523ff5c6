package import LocaleFormatNumberPrograms

/// A localized string as it is written down: places for arguments, and nodes, each of which leads to nodes before it. The last one is where
/// the text begins.
///
/// It is made from the compiled string of a process that has ICU, step by step, so that nothing is read twice: what a template or a
/// message means was found out there.
package struct StringModel: Sendable {
    /// A place for an argument.
    package struct Place: Hashable, Sendable {
        /// What is taken there, and how it is written.
        package enum Form: UInt8, Sendable {
            /// `%@`: text, or a number.
            case object
            /// `%s`: text.
            case text
            /// `%c`: one character or its number.
            case character
            /// `%d`: a whole number.
            case integer
            /// `%u`: a whole number that is not negative.
            case unsigned
            /// `%f`: a number.
            case floating
            /// `{name}` of a message: text, or a number.
            case value
            /// `{name, number}`
            case number
            /// `{name, date}`: a date, or milliseconds since 1970.
            case date
            /// `{$name :number}` of MessageFormat 2: what functions make of an argument.
            case outcome
        }

        package var form: Form
        /// Counted from 0.
        package var argument: Int
        /// As written, which stands there where a message's argument is not given.
        package var text: String
        /// The style of numbers or of dates, among those of the table.
        package var style: Int?
        /// The least width; negative for text at its left.
        package var width: Int?
        /// Styles of at least 1, 2, 3 … integer digits, by which zeros fill the width.
        package var padded: [Int] = []
        /// At most so many characters of text.
        package var precision: Int?
        /// Whether a space stands in the place of a plus sign.
        package var isSpaced = false
        /// Whether text is taken: not where numbers within it would be formatted.
        package var takesText = true
        /// What is taken off a number.
        package var offset = 0.0
        /// Of the form of that name.
        package var outcome: Outcome?

        package init(_ form: Form, argument: Int, text: String) {
            (self.form, self.argument, self.text) = (form, argument, text)
        }
    }

    package enum Piece: Hashable, Sendable {
        case text(String)
        case place(Int)
        case node(Int)
    }

    /// By the plural category of a number as it is displayed.
    package struct Plural: Hashable, Sendable {
        package var argument: Int
        /// Rules and the style of numbers, among those of the table.
        package var rules: Int
        package var style: Int?
        /// Whether the category is that of the number itself.
        package var isOfRawNumber = false
        /// Whether whole numbers are displayed digit by digit.
        package var showsWholeNumbers = false
        /// Whether wordings for exact numbers are for their doubles too.
        package var comparesDoubles = false
        package var offset = 0.0
        package var exact: [Exact] = []
        /// By the order of the categories.
        package var nodes: [Int]
        package var missing: Int?

        package struct Exact: Hashable, Sendable {
            package let number: Double
            package let node: Int

            package init(_ number: Double, _ node: Int) { (self.number, self.node) = (number, node) }
        }

        package init(argument: Int, rules: Int, nodes: [Int]) {
            (self.argument, self.rules, self.nodes) = (argument, rules, nodes)
        }
    }

    /// By a text.
    package struct Selection: Hashable, Sendable {
        package var argument: Int
        package var keys: [String]
        package var nodes: [Int]
        package var other: Int
        package var missing: Int?

        package init(argument: Int, keys: [String], nodes: [Int], other: Int, missing: Int?) {
            (self.argument, self.keys, self.nodes) = (argument, keys, nodes)
            (self.other, self.missing) = (other, missing)
        }
    }

    /// By the last limit that a number reaches.
    package struct Limits: Hashable, Sendable {
        package struct Limit: Hashable, Sendable {
            package let value: Double
            package let isExclusive: Bool
            package let node: Int

            package init(_ value: Double, isExclusive: Bool, _ node: Int) {
                (self.value, self.isExclusive, self.node) = (value, isExclusive, node)
            }
        }

        package var argument: Int
        package var limits: [Limit]
        package var missing: Int?

        package init(argument: Int, limits: [Limit], missing: Int?) {
            (self.argument, self.limits, self.missing) = (argument, limits, missing)
        }
    }

    /// By the class and the plural category of a whole number: the forms of words around it.
    package struct Numerals: Hashable, Sendable {
        package struct Row: Hashable, Sendable {
            /// The class, and behind it the category in three bits.
            package let key: Int
            package let node: Int

            package init(_ key: Int, _ node: Int) { (self.key, self.node) = (key, node) }
        }

        package var argument: Int
        package var rules: Int
        package var classes: NumeralClasses
        package var rows: [Row]

        package init(argument: Int, rules: Int, classes: NumeralClasses, rows: [Row]) {
            (self.argument, self.rules, self.classes, self.rows) = (argument, rules, classes, rows)
        }
    }

    package enum Node: Hashable, Sendable {
        /// With whether percent signs are text where no argument is given.
        case wording([Piece], isPercentText: Bool)
        case plural(Plural)
        case selection(Selection)
        case limits(Limits)
        case numerals(Numerals)
        case keys(Keys)
        case category(Category)
    }

    /// The direction of the language that the text is in.
    package var isRightToLeft = false
    /// Names of the arguments; none where they have numbers.
    package var names: [String] = []
    package var places: [Place] = []
    package var nodes: [Node] = []

    package init() {}

    /// As many as messages nest, each with a choice and a wording, and some more.
    static let depth = 300
    /// Places of arguments and styles.
    static let count = 1 << 20
}

extension StringModel.Place.Form {
    /// What is taken, for messages.
    var words: String {
        switch self {
        case .object, .value: "text or a number"
        case .text: "text"
        case .character: "one character or its number"
        case .integer: "a whole number"
        case .unsigned: "a whole number that is not negative"
        case .floating, .number: "a number"
        case .date: "a date"
        case .outcome: "text or a number"
        }
    }
}
