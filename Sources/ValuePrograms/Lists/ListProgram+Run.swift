internal import LocaleFormatMemory

/// Running: elements and what joins them, one after another.
extension ListProgram {
    /// The elements as one text.
    package func format(_ elements: [String]) -> String {
        let capacity = capacity(for: elements)
        // Short texts are put together on the stack. The room is enough, so nil never comes.
        if capacity <= 1_024 {
            let short = String(utf8Capacity: capacity) { writer in
                write(elements) {
                    writer.append(text, from: $0.offset, count: $0.count)
                } element: {
                    writer.append(elements[$0])
                }
                return true
            }
            if let short { return short }
        }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(capacity)
        append(elements, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends the elements as one text, in UTF-8.
    package func append(_ elements: [String], to bytes: inout [UInt8]) {
        write(elements) {
            bytes += text[$0.offset..<$0.offset + $0.count]
        } element: {
            bytes += elements[$0].utf8
        }
    }

    /// The elements as one text, and its parts.
    ///
    /// - Parameter span: makes one of the place of an element, or nil for what stands between them, and the bytes.
    @inlinable @inline(__always)
    package func joined<Span>(
        _ elements: [String], _ span: (_ element: Int?, _ range: Range<Int>) -> Span
    ) -> (text: String, spans: [Span]) {
        var bytes: [UInt8] = []
        var spans: [Span] = []
        var isolated: (start: Int, element: Int)?
        write(elements) { joint in
            if joint.count == 0 { return }
            let start = bytes.count
            bytes += text[joint.offset..<joint.offset + joint.count]
            // Isolates belong to their element.
            if joint == opening {
                isolated = (start, 0)
            } else if joint == closing, let begun = isolated {
                spans.append(span(begun.element, begun.start..<bytes.count))
                isolated = nil
            } else {
                spans.append(span(nil, start..<bytes.count))
            }
        } element: { index in
            let start = bytes.count
            bytes += elements[index].utf8
            if isolated == nil { spans.append(span(index, start..<bytes.count)) } else { isolated?.element = index }
        }
        return (String(decoding: bytes, as: UTF8.self), spans)
    }

    /// Hands on the text piece by piece: joints, ``opening`` and ``closing`` among them, and elements by their place.
    @inlinable @inline(__always)
    func write(_ elements: [String], _ joint: (Joint) -> Void, element plain: (Int) -> Void) {
        func element(_ index: Int) {
            guard isIsolated(elements[index]) else { return plain(index) }
            joint(opening)
            plain(index)
            joint(closing)
        }
        if elements.isEmpty { return }
        element(0)
        let last = elements.count - 1
        guard last > 0 else { return }
        if last > 1 {
            joint(start)
            element(1)
        }
        for index in stride(from: 2, to: last, by: 1) {
            joint(index == 2 ? second : middle)
            element(index)
        }
        let ending = ending(before: elements[last])
        joint(last == 1 ? ending.afterOne : last == 2 ? ending.afterTwo : ending.afterMore)
        element(last)
        joint(last == 1 ? ending.tailOfTwo : ending.tail)
    }

    @usableFromInline
    func isIsolated(_ element: String) -> Bool { isolation?.applies(to: element) ?? false }

    @usableFromInline
    func ending(before last: String) -> Ending { context?.applies(to: last) ?? false ? endingInContext : ending }

    /// At least as many bytes as the text takes.
    private func capacity(for elements: [String]) -> Int {
        var bytes = longest
        let around = longest + (isolation == nil ? 0 : opening.count + closing.count)
        for element in elements { bytes += element.utf8.count + around }
        return bytes
    }
}
