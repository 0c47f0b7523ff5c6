extension [String] {
    /// What a list's text has behind each of these elements: for CLDR's `{0}, {1}` first ", ", then nothing. Nil when they
    /// are not all there in order, when one is there twice, or when there is text before the first.
    func joints(in text: String) -> [String]? {
        let bytes = [UInt8](text.utf8)
        var joints: [String] = []
        var end = 0
        for (index, element) in enumerated() {
            guard let range = bytes.onlyRange(of: [UInt8](element.utf8)), range.lowerBound >= end else { return nil }
            if index == 0, range.lowerBound > 0 { return nil }
            if index > 0 { joints.append(String(decoding: bytes[end..<range.lowerBound], as: UTF8.self)) }
            end = range.upperBound
        }
        return joints + [String(decoding: bytes[end...], as: UTF8.self)]
    }
}

extension [UInt8] {
    /// Where `part` is, if it is there just once.
    fileprivate func onlyRange(of part: [UInt8]) -> Range<Int>? {
        guard !part.isEmpty, part.count <= count else { return nil }
        let starts = (0...(count - part.count)).filter { self[$0..<$0 + part.count].elementsEqual(part) }
        return starts.count == 1 ? starts[0]..<starts[0] + part.count : nil
    }
}
