internal import LocaleFormatDates
internal import LocaleFormatJSON
internal import LocaleFormatMemory
internal import LocaleFormatNumbers
internal import LocaleFormatOperations

extension ColumnSource {
    /// The text of a cell, as JSON of `fmt batch` would have it; nil for null.
    func cellText(_ row: Int) throws(ColumnFailure) -> String? {
        if let values = dictionary.first {
            guard let entry = try entry(row) else { return nil }
            return try values.cellText(entry)
        }
        if format == .runs {
            var runs = RunCursor(self)
            guard let place = try runs.place(of: row), let values = children.last else { return nil }
            return try values.cellText(place)
        }
        if isNull(row) { return nil }
        if format.isText { return try text(row) }
        if isTime {
            do { return try instantText(row) } catch { throw ColumnFailure(.value, error.description) }
        }
        guard let number = number(row) else { throw noNumber }
        return number.plainText
    }

    /// Why a row has no number.
    var noNumber: ColumnFailure {
        if case .decimal = format { return .column("a decimal has more digits than its type") }
        return .column("this operation takes no such column")
    }

    /// The text of a row where it is in the column itself or in its dictionary; nil for null, and for others.
    @inline(__always)
    func lentText(_ row: Int) throws(ColumnFailure) -> LentBytes? {
        if let values = dictionary.first {
            guard values.dictionary.isEmpty, values.format.isText, let entry = try entry(row) else { return nil }
            return try values.bytes(entry)
        }
        return format.isText && !isNull(row) ? try bytes(row) : nil
    }

    /// What an operation works on; nil for a row that is null.
    func input(_ row: Int, of name: OperationName, _ template: OperationInput?) throws(ColumnFailure) -> OperationInput?
    {
        let input = try untreated(row, of: name, template)
        return name.takesText ? input : input?.ordered
    }

    private func untreated(
        _ row: Int, of name: OperationName, _ template: OperationInput?
    ) throws(ColumnFailure) -> OperationInput? {
        if case .template(let text, let arguments)? = template {
            guard let more = try self.arguments(row, of: name) else { return nil }
            return .template(text, arguments + more)
        }
        switch format {
        case .list, .largeList:
            if isNull(row) { return nil }
            var texts: [String] = []
            for element in try elements(row) {
                guard let text = try children[0].cellText(element) else { return nil }
                texts.append(text)
            }
            return .texts(texts)
        case .structure where dictionary.isEmpty:
            if isNull(row) { return nil }
            if name == .name {
                var fields: [OperationInput.Field] = []
                for child in children {
                    if let text = try child.cellText(offset + row) { fields.append(.init(key: child.name, text: text)) }
                }
                return .fields(fields)
            }
            var texts: [String] = []
            for child in children {
                guard let text = try child.cellText(offset + row) else { return nil }
                texts.append(text)
            }
            return .texts(texts)
        default: return try cellText(row).map { .text($0) }
        }
    }

    /// The arguments of a text: the children of a struct, or the one column.
    private func arguments(_ row: Int, of name: OperationName) throws(ColumnFailure) -> [OperationArgument]? {
        if format != .structure || !dictionary.isEmpty { return try argument(row, of: name).map { [$0] } }
        if isNull(row) { return nil }
        var arguments: [OperationArgument] = []
        for child in children {
            guard let argument = try child.argument(offset + row, of: name) else {
                // A text takes them in their order, a message by their names.
                if name == .markup { return nil }
                continue
            }
            arguments.append(argument)
        }
        return arguments
    }

    private func argument(_ row: Int, of operation: OperationName) throws(ColumnFailure) -> OperationArgument? {
        guard let text = try cellText(row) else { return nil }
        let isNumber = dictionary.first.map { $0.number(0) != nil } ?? (number(row) != nil)
        guard operation == .message else { return isNumber ? .number(text) : .word(text) }
        guard !name.isEmpty else {
            throw .column("a message takes its arguments by their names, and a column has none")
        }
        return .named(name, isNumber && text.utf8.last.map { $0 < 0x3A } == true ? .number(text) : .string(text))
    }
}

/// Which value of a run-end encoded column a row has; rows that come in their order are found at once.
struct RunCursor {
    private let source: ColumnSource
    private var run = 0
    private var last = Int.min

    init(_ source: ColumnSource) { self.source = source }

    /// The row of the values; nil where it is null.
    mutating func place(of row: Int) throws(ColumnFailure) -> Int? {
        guard let ends = source.children.first, let values = source.children.last, source.children.count == 2 else {
            throw .column("runs have two children: their ends, and values")
        }
        let logical = Int64(source.offset + row)
        if row != last &+ 1 { run = Self.run(behind: logical, ends) }
        last = row
        while run < ends.count, ends.integer(run) <= logical { run += 1 }
        guard run < ends.count, run < values.count else { throw .column("runs end before the column does", row: row) }
        return values.isNull(run) ? nil : run
    }

    /// The first run that ends behind a row, of ends that grow.
    private static func run(behind row: Int64, _ ends: ColumnSource) -> Int {
        var runs = 0..<ends.count
        while !runs.isEmpty {
            let middle = runs.lowerBound + runs.count / 2
            runs = ends.integer(middle) <= row ? middle + 1..<runs.upperBound : runs.lowerBound..<middle
        }
        return runs.lowerBound
    }
}
