/// A part of an inflected text: words that stand fast once they are inflected, or an argument at its place.
package struct InflectedPart: Sendable {
    package let text: String
    package let place: ArgumentPlace?
}

extension CompiledText {
    /// The text in its parts, inflected for these arguments.
    package func inflectedParts(_ arguments: [TextArgument]) throws(TextError) -> [InflectedPart] {
        try TextRun(self, arguments, lookup: nil, depth: 0).assembled().segments.map {
            InflectedPart(text: $0.text, place: $0.place?.place)
        }
    }
}

extension TextProgram {
    /// Arguments, from 1, that runs agree with: they count even where they are not shown.
    package var agreeingArguments: [Int] { runs.compactMap(\.agreementArgument) }

    /// Whether ``InflectedForms`` hold what follows numbers: each form is that of all numbers of its class and category.
    package var hasFormsByNumber: Bool {
        alternatives.values.allSatisfy { node in
            guard case .wording(let index) = node else { return false }
            return wordings[index].isLiteral
        }
    }
}
