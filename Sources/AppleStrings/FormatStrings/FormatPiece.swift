internal import LocaleFormatCore
public import LocaleFormatTexts

/// A piece of a localized string's text, by its UTF-8 offsets in the source.
public enum FormatPiece: Hashable, Sendable {
    /// Text that is written as it is.
    case literal(Range<Int>)
    /// `%%`
    case percent(Range<Int>)
    /// A place for an argument.
    case specifier(FormatSpecifier)

    /// Where the piece stands, as UTF-8 offsets in ``MarkupTree/source``.
    public var range: Range<Int> {
        switch self {
        case .literal(let range), .percent(let range): range
        case .specifier(let specifier): specifier.range
        }
    }

    /// What it is a place for.
    package var specifier: FormatSpecifier? { if case .specifier(let specifier) = self { specifier } else { nil } }
}

extension MarkupTree {
    /// The pieces of each text, by the index of its node, and the specifiers that cannot be read, which stay text.
    ///
    /// ```swift
    /// let tree = try MarkupTree(parsing: "^[%lld %@](inflect: true)")
    /// tree.formatPieces().pieces[1].map { "\($0.range)" }      // ["2..<6", "6..<7", "7..<9"]; `%lld`, a space, `%@`
    /// ```
    public func formatPieces() -> (pieces: [[FormatPiece]], problems: [MarkupError]) {
        let bytes = Array(source.utf8)
        var faults: [FormatLexer.Fault] = []
        var room = TextLimits.parts
        let pieces = nodes.map { node -> [FormatPiece] in
            // The one beyond the limit is a fault; what follows it is not read.
            guard node.kind == .text, room >= 0 else { return [] }
            let (pieces, found) = FormatLexer.read(bytes, node.range, room: &room)
            faults += found
            return pieces
        }
        let positions = SourcePosition.positions(of: faults.map(\.range.lowerBound), in: bytes)
        return (pieces, zip(faults, positions).map { MarkupError($0.reason, at: $1) })
    }

    /// All specifiers, in the order of the source.
    public var specifiers: [FormatSpecifier] { specifiersAndProblems.specifiers }

    var specifiersAndProblems: (specifiers: [FormatSpecifier], problems: [MarkupError]) {
        let (pieces, problems) = formatPieces()
        return (pieces.joined().compactMap(\.specifier), problems)
    }
}

extension FormatSpecifier {
    /// All specifiers of a text, in the order of the source; those that cannot be read are left out.
    public static func specifiers(of text: String) -> [FormatSpecifier] { tree(of: text)?.specifiers ?? [] }

    /// Nil for a text without a percent sign.
    static func tree(of text: String) -> MarkupTree? {
        text.utf8.contains(UInt8(ascii: "%")) ? try? MarkupTree(parsing: text, lenient: true) : nil
    }
}

extension TextSubstitution {
    /// ``specifier`` read; nil for what is none, has a position or a `*`, or names a substitution in its turn.
    public var formatSpecifier: FormatSpecifier? {
        let bytes = Array("%\(specifier)".utf8)
        let (pieces, _) = FormatLexer.read(bytes, 0..<bytes.count)
        guard pieces.count == 1, case .specifier(let specifier) = pieces[0], specifier.kind != nil,
            specifier.position == nil
        else { return nil }
        for case .argument? in [specifier.width, specifier.precision] { return nil }
        return specifier
    }

    /// What is wrong where ``formatSpecifier`` is nil.
    package var fault: MarkupError.Reason {
        .invalidSpecifier("%\(specifier)", expected: "the specifier of the argument, such as lld")
    }
}

extension String {
    /// The text with some of its specifiers written in another way.
    ///
    /// - Parameter written: what to write for a specifier, given as it is written now; nil leaves it.
    public func rewritingSpecifiers(_ written: (FormatSpecifier, String) -> String?) -> String {
        let bytes = Array(utf8)
        var result: [UInt8] = []
        var index = 0
        for specifier in FormatSpecifier.specifiers(of: self) {
            let text = String(decoding: bytes[specifier.range], as: UTF8.self)
            guard let new = written(specifier, text) else { continue }
            result += bytes[index..<specifier.range.lowerBound]
            result += new.utf8
            index = specifier.range.upperBound
        }
        return index == 0 ? self : String(decoding: result + bytes[index...], as: UTF8.self)
    }
}
