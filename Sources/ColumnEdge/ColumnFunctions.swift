import LocaleFormatColumnHeader
import LocaleFormatColumns
import LocaleFormatMemory

// The functions of `localeformat.h` that take columns.

/// As `localeformat.h` says.
@_cdecl("lf_format_column")
public func lfFormatColumn(
    _ style: OpaquePointer?, _ values: UnsafePointer<lf_column>?, _ options: UnsafePointer<lf_column_options>?,
    _ schema: UnsafeMutablePointer<ArrowSchema>?, _ array: UnsafeMutablePointer<ArrowArray>?,
    _ error: UnsafeMutablePointer<lf_error>?
) -> Int32 {
    Entry.run(error) { () throws(ColumnFailure) in
        let style = try Entry.style(style)
        guard let values, let schema, let array else { throw ColumnFailure(.misuse, "values, schema or array is NULL") }
        let source = try ArrowImport.column(values.pointee, "the column")
        let call = try ColumnCall(options)
        try call.put(style.format(source, call.request), isBinary: style.isSortKey, schema, array)
    }
}

/// As `localeformat.h` says.
@_cdecl("lf_parse_column")
public func lfParseColumn(
    _ style: OpaquePointer?, _ texts: UnsafePointer<lf_column>?, _ options: UnsafePointer<lf_column_options>?,
    _ schema: UnsafeMutablePointer<ArrowSchema>?, _ array: UnsafeMutablePointer<ArrowArray>?,
    _ error: UnsafeMutablePointer<lf_error>?
) -> Int32 {
    Entry.run(error) { () throws(ColumnFailure) in
        let style = try Entry.style(style)
        guard let texts, let schema, let array else { throw ColumnFailure(.misuse, "texts, schema or array is NULL") }
        let source = try ArrowImport.column(texts.pointee, "the column")
        let call = try ColumnCall(options)
        guard let format = call.outputFormat, format != "u" else {
            try style.checkParses()
            return try call.put(style.format(source, call.request), isBinary: false, schema, array)
        }
        var output = try style.parse(source, into: format, call.request)
        try call.putErrors(&output.failures)
        schema.initialize(to: ArrowExport.schema(format))
        array.initialize(to: ArrowExport.values(output.takeValues()))
    }
}

/// The options of one call, checked.
struct ColumnCall {
    private(set) var request = ColumnRequest()
    private(set) var outputFormat: String?
    private var errorSchema: UnsafeMutablePointer<ArrowSchema>?
    private var errorArray: UnsafeMutablePointer<ArrowArray>?
    private var errorCount: UnsafeMutablePointer<Int64>?

    init(_ pointer: UnsafePointer<lf_column_options>?) throws(ColumnFailure) {
        guard let options = pointer?.pointee else { return }
        guard options.size == UInt64(MemoryLayout<lf_column_options>.size) else {
            throw ColumnFailure(
                .misuse, "lf_column_options.size is \(options.size), not \(MemoryLayout<lf_column_options>.size)")
        }
        guard options.flags & ~UInt64(LF_ERRORS_TO_NULL | LF_LARGE) == 0 else {
            throw ColumnFailure(.misuse, "flags that are not known: \(options.flags)")
        }
        request.toNull = options.flags & UInt64(LF_ERRORS_TO_NULL) != 0
        request.isLarge = options.flags & UInt64(LF_LARGE) != 0
        if let isCancelled = options.is_cancelled {
            let context = options.context
            request.isCancelled = { isCancelled(context) != 0 }
        }
        guard (options.error_schema == nil) == (options.error_array == nil) else {
            throw ColumnFailure(.misuse, "error_schema and error_array stand together")
        }
        request.tellsFailures = options.error_schema != nil
        (errorSchema, errorArray, errorCount) = (options.error_schema, options.error_array, options.error_count)
        if let format = options.output_format { outputFormat = String(cString: format) }
        guard options.option_column_count <= UInt64(ColumnRequest.columnLimit) else {
            throw ColumnFailure(.misuse, "more than \(ColumnRequest.columnLimit) option columns")
        }
        guard options.option_column_count > 0 else { return }
        guard let columns = options.option_columns else { throw ColumnFailure(.misuse, "option_columns is NULL") }
        for index in 0..<Int(options.option_column_count) {
            guard let name = columns[index].option else { throw ColumnFailure(.misuse, "an option's name is NULL") }
            try request.append(
                option: String(cString: name), ArrowImport.column(columns[index].column, "the option column"))
        }
    }

    /// Hands a column over, and its errors.
    func put(
        _ output: consuming EncodedOutput, isBinary: Bool,
        _ schema: UnsafeMutablePointer<ArrowSchema>, _ array: UnsafeMutablePointer<ArrowArray>
    ) throws(ColumnFailure) {
        func format(_ isLarge: Bool) -> String { isBinary ? (isLarge ? "Z" : "z") : isLarge ? "U" : "u" }
        switch consume output {
        case .plain(var column):
            try putErrors(&column.failures)
            schema.initialize(to: ArrowExport.schema(format(column.isLarge)))
            array.initialize(to: ArrowExport.texts(column.takeTexts()))
        case .dictionary(var column, let indices, let index):
            try putErrors(&column.failures)
            schema.initialize(to: ArrowExport.schema(index.arrowIndex, dictionary: format(column.isLarge)))
            var result = ArrowExport.values(indices)
            ArrowExport.setDictionary(ArrowExport.texts(column.takeTexts()), of: &result)
            array.initialize(to: result)
        }
    }

    func putErrors(_ failures: inout RowFailures) throws(ColumnFailure) {
        if let errorSchema, let errorArray, let messages = failures.takeMessages() {
            if messages.isExhausted { throw .memory }
            errorSchema.initialize(to: ArrowExport.schema(messages.isLarge ? "U" : "u"))
            errorArray.initialize(to: ArrowExport.texts(messages))
        }
        errorCount?.pointee = Int64(failures.count)
    }
}
