import LocaleFormat
import LocaleFormatJSON

/// One line of `fmt batch`, read: `{"id":7,"op":"number","value":"1234.5","locale":"hi-IN-u-nu-deva"}`.
public struct BatchRequest {
    /// The bytes of `id` as they were written; nil where there is none.
    public private(set) var id: ArraySlice<UInt8>?
    /// What is to be done; nil where the line does not say it.
    public private(set) var operation: OperationName?
    /// Its options.
    public private(set) var options = OptionValues()
    /// The value; nil where there is none, and where something is wrong.
    public private(set) var input: OperationInput?
    /// The first thing that is wrong with the line.
    public private(set) var failure: String?

    /// What `input` is made of, once the operation is known.
    private var value: OperationInput?
    private let isStyle: Bool
    /// The line, and the bytes of `value` where the input is its text.
    private let line: ArraySlice<UInt8>
    private var valueBytes: ArraySlice<UInt8>?
    private var fields: [OperationInput.Field]?
    /// Those of them that were written as options, without a `name` around.
    private var fieldOptions: [OptionName] = []
    /// The first that no operation has.
    private var unknownOption: String?
    /// Those of `arg` and `args`, and the bytes of each of the two.
    private var arguments: [OperationArgument] = []
    private var argumentBytes: [ArraySlice<UInt8>] = []
    /// Whether `args` has names, which messages alone take.
    private var hasNamedArguments = false

    /// Whether a style writes the keys of an order, `{"op":"sort-key"}`: what columns alone have, whose order is that of `collate`.
    package private(set) var isSortKey = false

    /// Reads a line, without its newline.
    public init(_ line: ArraySlice<UInt8>) { self.init(line, isStyle: false) }

    /// Reads a line that has no value, for values that come without one. A text that is compiled is the style's own.
    package init(style line: ArraySlice<UInt8>) { self.init(line, isStyle: true) }

    private init(_ line: ArraySlice<UInt8>, isStyle: Bool) {
        self.line = line
        self.isStyle = isStyle
        do throws(JSONError) { read(try JSONReader.members(of: line)) } catch {
            failure = "not a JSON object: at byte \(error.offset) expected \(error.expected)"
        }
    }

    private mutating func read(_ members: [JSONReader.SourceMember]) {
        var op: String?
        var kind: String?
        var ends: (from: String?, to: String?)
        if let key = Self.repeatedKey(members) { fail("'\(key.shortened)' is there twice") }
        for member in members {
            let key = CombiningMarks.ordered(member.key)
            switch (key, member.value) {
            case ("id", _): id = member.bytes
            case ("op", .string(let text)): op = CombiningMarks.ordered(text)
            case ("kind", .string(let text)): kind = CombiningMarks.ordered(text)
            case ("op", _), ("kind", _): fail("'\(key)' must be a string")
            case ("value", .string(let text)), ("value", .number(let text)), ("text", .string(let text)):
                (value, valueBytes) = (.text(text), key == "value" ? member.bytes : nil)
            case ("value", .array(let elements)): readValues(elements)
            case ("items", .array(let elements)): readValues(elements)
            case ("items", _): fail("'items' must be an array of strings")
            case ("value", _): fail("'value' must be a string, a number or an array of them")
            case ("text", _): fail("'text' must be a string")
            case ("from", .string(let text)), ("from", .number(let text)): ends.from = CombiningMarks.ordered(text)
            case ("to", .string(let text)), ("to", .number(let text)): ends.to = CombiningMarks.ordered(text)
            case ("from", _), ("to", _): fail("'\(key)' must be a string or a number")
            case ("name", .string(let line)): (value, valueBytes) = (.text(line), nil)
            case ("name", .object(let object)): readName(object.members)
            case ("name", _): fail("'name' must be an object of fields, or a string")
            case ("arg", let value), ("args", let value):
                readArguments(key, value)
                argumentBytes.append(member.bytes)
            default: readOption(key, member.value)
            }
        }
        if let from = ends.from, let to = ends.to, value == nil {
            value = .texts([from, to])
        } else if ends.to == nil, let from = ends.from, value != nil || isStyle, op == OperationName.relative.rawValue {
            options[.from] = from
        } else if ends.from == nil, let unit = ends.to, value != nil || isStyle {
            options[.to] = unit
        } else if ends.from != nil || ends.to != nil {
            fail("'from' and 'to' are two values that stand together, in place of 'value'")
        }
        resolve(op, kind: kind)
    }

    /// The first key that stands there before.
    private static func repeatedKey(_ members: [JSONReader.SourceMember]) -> String? {
        // Lines have few members, which are compared sooner than hashed; a hostile one has a hundred thousand.
        guard members.count > 16 else {
            return members.indices.first { index in
                members[..<index].contains { $0.key.utf8.elementsEqual(members[index].key.utf8) }
            }
            .map { members[$0].key }
        }
        var keys: Set<[UInt8]> = []
        return members.first { !keys.insert(Array($0.key.utf8)).inserted }?.key
    }

    private mutating func resolve(_ op: String?, kind: String?) {
        var known: String { "known are: \(OperationName.batchList)" }
        guard let op else { return fail("'op' is missing; \(known)") }
        isSortKey = isStyle && op == "sort-key"
        operation = isSortKey ? .collate : OperationName(batchName: op, kind: kind)
        guard let operation else {
            let names = OperationName.allCases.map(\.rawValue)
            return fail("unknown op '\(op.shortened)'\(NearestWord.hint(op, among: names, otherwise: known))")
        }
        if operation == .names || operation == .boundaries, let kind { options[.kind] = kind }
        guard let type = operation.linkedType else { return fail("\(op) does not write values, and cannot be baked") }
        let allowed = type.options + type.fields + OptionName.general
        if let unknownOption {
            let hint = NearestWord.hint(
                unknownOption, among: allowed.map(\.batchName),
                otherwise: "'\(CommandName.own) \(op) --help' lists them")
            return fail("unknown option '\(unknownOption.shortened)'\(hint)")
        }
        let given = options.entries.map(\.name) + fieldOptions + (arguments.isEmpty ? [] : [.arg])
        for name in given where !allowed.contains(name) {
            fail("'\(name.batchName)' is no option of \(op)")
        }
        if hasNamedArguments, operation != .message { fail("'args' must be a string, a number or an array of them") }
        if type.fields.isEmpty, fields != nil { fail("'name' is no option of \(op)") }
        let argumentOption = type.argumentOption(options)
        if argumentOption == nil { for argument in arguments { options[.arg] = argument.commandText } }
        if isStyle {
            if argumentOption != nil, case .text(let text)? = value {
                input = .template(text, arguments)
            } else if argumentOption != nil {
                fail("'value' is missing: the text of the style")
            } else if value != nil || fields != nil {
                fail("a style of \(op) has no value")
            }
            return
        }
        switch (value, fields) {
        case (.text(let text)?, nil) where argumentOption != nil: input = .template(text, arguments)
        case (let value?, nil): input = operation.takesText ? value : value.ordered
        case (nil, let fields?): input = .fields(fields)
        case (.some, .some): fail("a name is given by fields or as one line, not both")
        case (nil, nil):
            if let name = type.valueOption {
                input = options[name].map { .text($0) } ?? .texts([])
                return
            }
            fail(type.fields.isEmpty ? "'value' is missing" : "'name' is missing")
        }
    }

    private mutating func readValues(_ elements: [JSONValue]) {
        var texts: [String] = []
        for element in elements {
            switch element {
            case .string(let text), .number(let text): texts.append(text)
            default: return fail("'value' must be a string, a number or an array of them")
            }
        }
        (value, valueBytes) = (.texts(texts), nil)
    }

    /// The fields of a name by CLDR's names.
    private mutating func readName(_ members: [JSONObject.Member]) {
        fields = fields ?? []
        for member in members {
            switch member.value {
            case .string(let text): fields?.append(.init(key: CombiningMarks.ordered(member.key), text: text))
            case .null: break
            default: fail("the name's field '\(member.key.shortened)' must be a string")
            }
        }
    }

    private mutating func readOption(_ key: String, _ member: JSONValue) {
        guard let name = OptionName(batchName: key) else {
            if unknownOption == nil { unknownOption = key }
            return
        }
        switch (name.kind, member) {
        // What a language's region is called without a dialect is an option of its own.
        case (.flag, .bool(false)) where name == .dialect: set(.noDialect, "true")
        case (_, .null), (.flag, .bool(false)): break
        case (.flag, .bool(true)): set(name, "true")
        case (.flag, _): fail("'\(key)' must be true or false")
        case (.text, .string(let text)): set(name, text)
        // Of relative times a word, of the order of texts yes or no.
        case (.text, .bool(let isOn)) where name == .numeric: set(name, isOn.description)
        case (.text, _): fail("'\(key)' must be a string")
        case (.number, .string(let text)), (.number, .number(let text)): set(name, text)
        case (.list, .string(let text)): set(name, text)
        case (.list, .array(let elements)):
            let words = elements.compactMap { if case .string(let text) = $0 { text } else { nil } }
            words.count == elements.count ? set(name, words.joined(separator: ",")) : fail("'\(key)' must hold strings")
        case (.repeated, .string(let text)): set(name, text)
        case (.repeated, .number(let text)): set(name, text)
        case (.repeated, .array(let elements)): readRepeated(name, elements)
        case (.repeated, _): fail("'\(key)' must be a string, a number or an array of them")
        case (.list, _): fail("'\(key)' must be a string or an array of strings")
        case (.number, _): fail("'\(key)' must be a number")
        }
    }

    private mutating func readArguments(_ key: String, _ value: JSONValue) {
        switch value {
        case .null: return
        case .bool: return fail("'\(key)' must be a string, a number or an array of them")
        case .object: hasNamedArguments = true
        case .string, .number, .array: break
        }
        guard let read = OperationArgument.list(value) else { return fail("'arg' must hold strings and numbers") }
        arguments += read
    }

    private mutating func readRepeated(_ name: OptionName, _ elements: [JSONValue]) {
        for element in elements {
            switch element {
            case .string(let text), .number(let text): set(name, text)
            default: return fail("'\(name.batchName)' must hold strings and numbers")
            }
        }
    }

    private mutating func set(_ name: OptionName, _ text: String) {
        guard let field = name.cldrField else {
            options[name] = name.ordered(text)
            return
        }
        fields = fields ?? []
        fields?.append(.init(key: field, text: text))
        fieldOptions.append(name)
    }

    /// Whether the value and the id stand in the line where a scan of its bytes found them, without quotes; an id that is not there is
    /// an empty range.
    ///
    /// - Parameters:
    ///   - value: the bytes of the value.
    ///   - place: the bytes of the id.
    ///   - start: where the line begins, in the bytes that the ranges count.
    public func isFilled(value: Range<Int>, id place: Range<Int>, from start: Int) -> Bool {
        guard failure == nil, input?.isTemplate == false, let valueBytes else { return false }
        return isPlace(value, of: valueBytes, from: start) && isPlace(place, of: id, from: start)
    }

    /// The same for a text and its arguments, without the brackets or braces around them.
    public func isFilled(arguments: Range<Int>, id place: Range<Int>, from start: Int) -> Bool {
        guard failure == nil, input?.isTemplate == true, argumentBytes.count == 1 else { return false }
        return isPlace(arguments, of: argumentBytes[0], from: start) && isPlace(place, of: id, from: start)
    }

    private func isPlace(_ range: Range<Int>, of source: ArraySlice<UInt8>?, from start: Int) -> Bool {
        guard let source else { return range.isEmpty }
        let brackets: [UInt8] = [UInt8(ascii: "\""), UInt8(ascii: "["), UInt8(ascii: "{")]
        let around = source.first.map(brackets.contains) == true ? 1 : 0
        return source.startIndex - line.startIndex + around == range.lowerBound - start
            && source.endIndex - line.startIndex - around == range.upperBound - start
    }

    private mutating func fail(_ message: String) { if failure == nil { failure = message } }
}

extension OperationName {
    /// `number`; for operations of two words `parse` with `"kind":"number"`, or both words at once, `parse-number`.
    public init?(batchName: String, kind: String?) {
        if batchName == "parse" {
            self.init(rawValue: "parse-" + (kind ?? "number"))
        } else {
            self.init(rawValue: batchName)
        }
    }

    static var batchList: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
