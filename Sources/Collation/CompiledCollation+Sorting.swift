internal import LocaleFormatBridge

extension CompiledCollation {
    /// The texts in order; those that sort alike stay as they were.
    public func sorted(_ texts: some Sequence<String>) -> [String] {
        let texts = Array(texts)
        return order(of: texts).map { texts[Int($0)] }
    }

    /// The elements in the order of one of their texts; those that sort alike stay as they were.
    ///
    /// ```swift
    /// let collation = try CollationStyle(locale: "cs").compiled()
    /// let pairs = [(1, "chata"), (2, "cena"), (3, "hora"), (4, "ibis")]
    /// collation.sorted(pairs, by: \.1).map(\.0)  // [2, 3, 1, 4]
    /// ```
    public func sorted<Element>(_ elements: some Sequence<Element>, by text: (Element) -> String) -> [Element] {
        let elements = Array(elements)
        return order(of: elements.map(text)).map { elements[Int($0)] }
    }

    /// The texts' places, in the order of the texts. At most 2^32 texts.
    package func order(of texts: [String]) -> [UInt32] {
        guard texts.count >= 512, let weights = primaryWeights else { return comparisonOrder(of: texts) }
        var quick: [Quick] = []
        var slow: [Keyed] = []
        quick.reserveCapacity(texts.count)
        let span = texts.span
        for index in span.indices {
            if let beginning = weights.beginning(of: span[index]) {
                quick.append(Quick(beginning: beginning, index: UInt32(index)))
            } else {
                slow.append(Keyed(bytes: collator.sortKey(span[index]), index: UInt32(index)))
            }
        }
        // Numbers alone, so that the sort touches no text.
        quick.sort { left, right in
            left.beginning == right.beginning
                ? left.index < right.index : PrimaryWeights.Beginning.precedes(left.beginning, right.beginning)
        }
        var ordered = quick.map(\.index)
        var start = 0
        while start < quick.count {
            var end = start + 1
            while end < quick.count, quick[end].beginning == quick[start].beginning { end += 1 }
            if end - start > 1 { sortAlike(&ordered, start..<end, in: span) }
            start = end
        }
        slow.sort { left, right in
            if left.beginning != right.beginning { return left.beginning < right.beginning }
            if left.bytes == right.bytes { return left.index < right.index }
            return left.bytes.lexicographicallyPrecedes(right.bytes)
        }
        return merged(ordered, slow.map(\.index), in: span)
    }

    /// For few texts, where the keys would cost more than the comparisons they save.
    private func comparisonOrder(of texts: [String]) -> [UInt32] {
        (0..<UInt32(texts.count)).sorted { precedes($0, $1, in: texts.span) }
    }

    /// Sorts texts whose beginnings are alike, which long lists have many of; most are the same characters throughout.
    private func sortAlike(_ order: inout [UInt32], _ range: Range<Int>, in texts: Span<String>) {
        let first = texts[Int(order[range.lowerBound])].utf8
        let areSame = order[range].dropFirst().allSatisfy { place in
            let other = texts[Int(place)].utf8
            return other.count == first.count && other.elementsEqual(first)
        }
        if !areSame { order[range].sort { precedes($0, $1, in: texts) } }
    }

    private func merged(_ left: [UInt32], _ right: [UInt32], in texts: Span<String>) -> [UInt32] {
        if left.isEmpty || right.isEmpty { return left + right }
        var order: [UInt32] = []
        order.reserveCapacity(left.count + right.count)
        var next = (left: 0, right: 0)
        while next.left < left.count, next.right < right.count {
            if precedes(left[next.left], right[next.right], in: texts) {
                order.append(left[next.left])
                next.left += 1
            } else {
                order.append(right[next.right])
                next.right += 1
            }
        }
        return order + left[next.left...] + right[next.right...]
    }

    /// By ICU, then by place.
    private func precedes(_ left: UInt32, _ right: UInt32, in texts: Span<String>) -> Bool {
        switch compare(texts[Int(left)], texts[Int(right)]) {
        case .before: true
        case .after: false
        case .same: left < right
        }
    }

    /// A text with the first of its weights.
    private struct Quick {
        var beginning: PrimaryWeights.Beginning
        var index: UInt32
    }

    /// A text with its sort key, and the first eight bytes of that.
    private struct Keyed {
        var beginning: UInt64
        var bytes: [UInt8]
        var index: UInt32

        init(bytes: [UInt8], index: UInt32) {
            beginning = bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) } << UInt64(8 * max(0, 8 - bytes.count))
            self.bytes = bytes
            self.index = index
        }
    }
}
