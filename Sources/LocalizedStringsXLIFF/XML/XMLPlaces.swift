/// The tags and texts of an XML document with their places, for who keeps everything else byte for byte.
package enum XMLPlaces {
    /// What stands at a place.
    package enum Kind {
        case open(name: String, attributes: [(name: String, value: String)])
        case close
        /// References and CDATA sections are resolved.
        case text(String)
    }

    /// Something that stands in the document: its bytes and its line.
    package struct Token {
        package var kind: Kind
        package var range: Range<Int>
        package var line: Int
    }

    /// Goes through a well-formed document without document type.
    ///
    /// - Parameter visit: gets each token; what lies between their ranges are comments and instructions.
    /// - Returns: the document in UTF-8, without byte order mark, which the ranges are in.
    package static func read<Failure: Error>(
        _ bytes: [UInt8], failure: (XLIFFError) -> Failure, visit: (Token, [UInt8]) throws(Failure) -> Void
    ) throws(Failure) -> [UInt8] {
        let text: XMLText
        do { text = try XMLText(bytes) } catch { throw failure(error) }
        var scanner = XMLScanner(text)
        while true {
            let token: XMLScanner.Token?
            do { token = try scanner.next() } catch { throw failure(error) }
            guard let token else { return text.bytes }
            let kind: Kind =
                switch token {
                case .open(let name, let attributes): .open(name: name, attributes: attributes)
                case .close: .close
                case .text(let text): .text(text)
                }
            try visit(Token(kind: kind, range: scanner.start..<scanner.end, line: scanner.line), text.bytes)
        }
    }
}
