/// A piece of a localized string's text, by its UTF-8 offsets in the source.
public enum FormatPiece: Hashable, Sendable {
    case literal(Range<Int>)
    /// `%%`
    case percent(Range<Int>)
    case specifier(FormatSpecifier)

    public var range: Range<Int> {
        switch self {
        case .literal(let range), .percent(let range): range
        case .specifier(let specifier): specifier.range
        }
    }
}

extension MarkupTree {
    /// The pieces of each text, by the index of its node, and the specifiers that cannot be read, which stay text.
    ///
    /// ```swift
    /// let tree = try MarkupTree(parsing: "^[%lld %@](inflect: true)")
    /// tree.formatPieces().pieces[1]      // [.specifier(%lld), .literal(" "), .specifier(%@)]
    /// ```
    public func formatPieces() -> (pieces: [[FormatPiece]], problems: [MarkupError]) {
        let bytes = Array(source.utf8)
        var faults: [FormatLexer.Fault] = []
        var count = 0
        let pieces = nodes.map { node -> [FormatPiece] in
            guard node.kind == .text, count < MarkupError.partLimit else { return [] }
            let (pieces, found) = FormatLexer.read(bytes, node.range)
            faults += found
            count += pieces.count
            return pieces
        }
        let positions = SourcePosition.positions(of: faults.map(\.range.lowerBound), in: bytes)
        return (pieces, zip(faults, positions).map { MarkupError($0.reason, at: $1) })
    }

    /// All specifiers, in the order of the source.
    public var specifiers: [FormatSpecifier] {
        formatPieces().pieces.joined().compactMap { piece in
            if case .specifier(let specifier) = piece { specifier } else { nil }
        }
    }
}
