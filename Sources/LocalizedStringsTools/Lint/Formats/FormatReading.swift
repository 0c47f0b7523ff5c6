internal import LocaleFormatAppleStrings
internal import LocaleFormatTexts

/// The specifiers of a text, and the percent signs that are none.
struct FormatReading {
    /// A percent sign that begins no specifier that can be read, or one that was hardly meant.
    struct Fault {
        let text: String
        let reason: String
        /// Read by C as a specifier that nobody means: `% o`.
        let isSpaced: Bool
    }

    let specifiers: [FormatSpecifier]
    let faults: [Fault]
    /// Whether the text says `%%`.
    let hasEscapedPercent: Bool
    /// UTF-8 ranges of specifiers and of `%%`.
    let ranges: [Range<Int>]
    private let source: [UInt8]

    init(of text: String) {
        source = Array(text.utf8)
        guard source.contains(UInt8(ascii: "%")), let tree = try? MarkupTree(parsing: text, lenient: true) else {
            (specifiers, faults, hasEscapedPercent, ranges) = ([], [], false, [])
            return
        }
        var specifiers: [FormatSpecifier] = []
        var faults: [Fault] = []
        var ranges: [Range<Int>] = []
        var hasEscapedPercent = false
        let (pieces, problems) = tree.formatPieces()
        for piece in pieces.joined() {
            switch piece {
            case .literal: continue
            case .percent(let range):
                hasEscapedPercent = true
                ranges.append(range)
            case .specifier(let specifier):
                // "50% of": C reads "% o", an octal number with room for a sign. Nobody who writes text means that.
                if specifier.flags.contains(.space) {
                    let text = String(decoding: source[specifier.range], as: UTF8.self)
                    let reason = "“\(text)” reads as an argument; a percent sign is written %%"
                    faults.append(Fault(text: text, reason: reason, isSpaced: true))
                } else {
                    specifiers.append(specifier)
                    ranges.append(specifier.range)
                }
            }
        }
        for problem in problems {
            guard case .invalidSpecifier(let text, _) = problem.reason else { continue }
            faults.append(Fault(text: text, reason: problem.reason.description, isSpaced: false))
        }
        (self.specifiers, self.faults, self.ranges) = (specifiers, faults, ranges)
        self.hasEscapedPercent = hasEscapedPercent
    }

    /// How many specifiers nobody means.
    var unmeant: Int { faults.count(where: \.isSpaced) }

    /// Whether the text has specifiers of dates (C's `strftime`) and no others that cannot be read: `%H:%M`.
    var isForeign: Bool {
        var isDate = false
        for fault in faults where !fault.isSpaced {
            guard fault.text.utf8.count == 2, let letter = fault.text.last, Self.dateConversions.contains(letter) else {
                return false
            }
            // A line's end alone makes no date.
            isDate = isDate || letter != "n" && letter != "t"
        }
        return isDate
    }

    /// Those that printf has not.
    private static let dateConversions = Set("bBhHIjkmMnpPrRtTvVwWyYzZ")

    func text(of specifier: FormatSpecifier) -> String {
        String(decoding: source[specifier.range], as: UTF8.self)
    }
}
