import LocaleFormat
import LocaleFormatJSON
import LocaleFormatOperations
import LocalizedTextTools

/// `fmt search`: the lines of files in which a pattern is found. What is in memory is one read, or the longest line.
struct SearchFiles {
    /// How matches are marked.
    enum Mark: String, CaseIterable {
        case auto, color, html, none

        static var list: String { allCases.map(\.rawValue).joined(separator: "|") }
    }

    /// Bytes that a line may have.
    static let lineLimit = LineBlocks<AnyByteSource>.lineLimit
    private static let readSize = 1 << 18

    private let search: CompiledSearch
    private let files: [String]
    private let mark: Mark
    private let isJSON: Bool
    private let hasRanges: Bool
    private let countsLines: Bool
    /// A search that sees the beginning of its text alone, and a pattern with a line feed, take the lines one by one.
    private let isAnchored: Bool

    init(_ invocation: Invocation, on console: Console) throws(CommandFailure) {
        var options = invocation.options
        var values = invocation.values[...]
        if options[.pattern] == nil, let first = values.popFirst() { options[.pattern] = first }
        search = try SearchOperation(options, isBrief: false).search
        if FileName.hasEscapes(search.search.pattern) { throw .usage("the pattern is not valid UTF-8") }
        if search.search.pattern.utf8.contains(0x0A) { throw .usage("the pattern has a line feed, which no line has") }
        files = values.isEmpty ? ["-"] : Array(values)
        let mark = try options.choice(.mark, Mark.self) ?? .auto
        self.mark = mark != .auto ? mark : console.takesEscapes ? .color : .none
        isJSON = options.isSet(.json)
        hasRanges = options.isSet(.ranges)
        countsLines = options.isSet(.countLines)
        isAnchored = search.search.isAnchored
    }

    /// The exit code, as that of `grep`.
    func run(on console: Console) -> Int32 {
        console.warn(ofLanguageIn: search.search.locale)
        var isFound = false
        var hasFailed = false
        for file in files {
            guard console.failure == nil else { break }
            do throws(StreamFailure) {
                let source: AnyByteSource = AnyByteSource(file == "-" ? console.input : try OpenFile(reading: file))
                var lines = MatchedLines(name: files.count > 1 ? FileName.shown(file) : nil)
                try read(source, &lines, on: console)
                isFound = isFound || lines.matched > 0
                if countsLines { printCount(lines, on: console) }
            } catch {
                console.report(error.message)
                hasFailed = true
            }
        }
        return console.finish(hasFailed ? 2 : isFound ? 0 : 1)
    }

    /// What is known of a file while it is read.
    private struct MatchedLines {
        let name: String?
        /// Where the bytes in memory begin.
        var offset = 0
        /// The number of the line that they begin with.
        var number = 1
        var matched = 0
    }

    private func read(
        _ source: AnyByteSource, _ lines: inout MatchedLines, on console: Console
    ) throws(StreamFailure) {
        var source = source
        var rest: [UInt8] = []
        while console.failure == nil {
            var piece: [UInt8] = []
            try source.read(into: &piece, limit: Self.readSize)
            if piece.isEmpty { break }
            guard let end = piece.lastIndex(of: newline) else {
                rest += piece
                guard rest.count <= Self.lineLimit else {
                    throw .failed("line \(lines.number) is longer than \(Self.lineLimit) bytes")
                }
                continue
            }
            rest += piece[...end]
            find(in: rest, &lines, on: console)
            rest = Array(piece[(end + 1)...])
            // Whoever writes line by line may be waiting for the answer.
            if piece.count < 1 << 15 { console.flush() }
        }
        find(in: rest, &lines, on: console)
    }

    /// Finds in whole lines. No match goes beyond a line, since a line feed is seen and the pattern has none.
    private func find(in bytes: [UInt8], _ lines: inout MatchedLines, on console: Console) {
        var line = 0..<0
        var found: [Range<Int>] = []
        func finishLine() {
            guard !found.isEmpty else { return }
            lines.matched += 1
            if !countsLines {
                print(
                    bytes[line], found.map { $0.lowerBound - line.lowerBound..<$0.upperBound - line.lowerBound }, lines,
                    on: console, at: lines.offset + line.lowerBound)
            }
            found.removeAll(keepingCapacity: true)
        }
        func lineEnd(from start: Int) -> Int { bytes[start...].firstIndex(of: newline) ?? bytes.count }
        func take(_ range: Range<Int>) {
            if found.isEmpty || range.lowerBound >= line.upperBound {
                finishLine()
                let start =
                    bytes[line.upperBound..<range.lowerBound].lastIndex(of: newline).map { $0 + 1 } ?? line.upperBound
                if isJSON { lines.number += bytes[line.upperBound..<start].count { $0 == newline } }
                line = start..<lineEnd(from: range.lowerBound)
            }
            found.append(range)
        }
        if isAnchored {
            var start = 0
            while start < bytes.count {
                let end = lineEnd(from: start)
                search.forEachRange(inUTF8: bytes.span.extracting(start..<end)) { range in
                    take(start + range.lowerBound..<start + range.upperBound)
                    return false
                }
                start = end + 1
            }
        } else {
            search.forEachRange(inUTF8: bytes.span) { range in
                take(range)
                return console.failure == nil
            }
        }
        finishLine()
        if isJSON { lines.number += bytes[line.upperBound...].count { $0 == newline } }
        lines.offset += bytes.count
    }

    private func printCount(_ lines: MatchedLines, on console: Console) {
        if isJSON {
            var object = JSONObjectWriter()
            if let name = lines.name { object.member("file", string: name) }
            object.member("count", json: String(lines.matched))
            console.buffer.append(contentsOf: object.finish())
            console.endLine()
        } else {
            console.print((lines.name.map { shown($0) + ":" } ?? "") + String(lines.matched))
        }
    }

    /// - Parameters:
    ///   - found: matches in the line.
    ///   - start: where the line begins in the file.
    private func print(
        _ line: ArraySlice<UInt8>, _ found: [Range<Int>], _ lines: MatchedLines, on console: Console, at start: Int
    ) {
        let ranges = SearchOperation.text(found.map { start + $0.lowerBound..<start + $0.upperBound })
        if isJSON {
            var object = JSONObjectWriter()
            if let name = lines.name { object.member("file", string: name) }
            object.member("line", json: String(lines.number))
            object.member("text", string: String(decoding: line, as: UTF8.self))
            object.member("ranges", string: ranges)
            console.buffer.append(contentsOf: object.finish())
            return console.endLine()
        }
        if let name = lines.name { console.buffer.append(contentsOf: (shown(name) + ":").utf8) }
        if hasRanges {
            console.buffer.append(contentsOf: ranges.utf8)
            return console.endLine()
        }
        guard mark == .color || mark == .html else {
            // What is no UTF-8 stays as it is.
            let first = console.buffer.count
            console.buffer.append(contentsOf: line)
            return console.endResult(from: first)
        }
        let highlight = Self.highlight(found, in: line)
        console.buffer.append(contentsOf: (mark == .html ? highlight.html() : highlight.terminalText()).utf8)
        console.endLine()
    }

    /// The matches in a line whose bytes that are no UTF-8 have become U+FFFD, since marks are written into text alone.
    private static func highlight(_ found: [Range<Int>], in line: ArraySlice<UInt8>) -> TextHighlight {
        var text = ""
        var ranges: [Range<Int>] = []
        var last = line.startIndex
        for range in found {
            text += String(decoding: line[last..<line.startIndex + range.lowerBound], as: UTF8.self)
            let start = text.utf8.count
            last = line.startIndex + range.upperBound
            text += String(decoding: line[line.startIndex + range.lowerBound..<last], as: UTF8.self)
            ranges.append(start..<text.utf8.count)
        }
        text += String(decoding: line[last...], as: UTF8.self)
        return TextHighlight(ranges.map { text[utf8: $0] }, in: text)
    }

    /// A file's name before what is found in it.
    private func shown(_ name: String) -> String {
        mark == .html ? TextHighlight([], in: VisibleText.line(name)).html() : VisibleText.line(name)
    }
}

extension String {
    /// A range of bytes as one of indices.
    fileprivate subscript(utf8 range: Range<Int>) -> Range<Index> {
        let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
        return start..<utf8.index(start, offsetBy: range.count)
    }
}
