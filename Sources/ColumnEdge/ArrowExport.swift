import LocaleFormatColumnHeader
import LocaleFormatColumns
import LocaleFormatMemory

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Columns that were written, as C frees them: all memory is `malloc`'s, and `release` frees it on any thread.
enum ArrowExport {
    /// A schema that owns its texts and its dictionary.
    static func schema(_ format: String, dictionary: String? = nil) -> ArrowSchema {
        var schema = ArrowSchema()
        schema.format = UnsafePointer(strdup(format))
        schema.name = UnsafePointer(strdup(""))
        schema.flags = Int64(ARROW_FLAG_NULLABLE)
        schema.release = releaseSchema
        if let dictionary {
            let values = UnsafeMutablePointer<ArrowSchema>.allocate(capacity: 1)
            values.initialize(to: self.schema(dictionary))
            schema.dictionary = values
        }
        return schema
    }

    private static func array(
        count: Int, nulls: Int, _ buffers: [UnsafeMutableRawPointer?]
    ) -> ArrowArray {
        var array = ArrowArray()
        array.length = Int64(count)
        array.null_count = Int64(nulls)
        array.n_buffers = Int64(buffers.count)
        let pointers = UnsafeMutablePointer<UnsafeRawPointer?>.allocate(capacity: buffers.count)
        for (index, buffer) in buffers.enumerated() { pointers[index] = buffer.map { UnsafeRawPointer($0) } }
        array.buffers = pointers
        array.release = releaseArray
        return array
    }

    static func texts(_ column: consuming TextColumn) -> ArrowArray {
        let (count, nulls) = (column.count, column.nullCount)
        let parts = column.take()
        return array(
            count: count, nulls: nulls,
            [nulls > 0 ? parts.validity : freed(parts.validity), parts.offsets, parts.bytes])
    }

    static func values(_ column: consuming ValueColumn) -> ArrowArray {
        let (count, nulls) = (column.count, column.nullCount)
        let parts = column.take()
        return array(count: count, nulls: nulls, [nulls > 0 ? parts.validity : freed(parts.validity), parts.values])
    }

    /// Nothing is said where no row is null.
    private static func freed(_ memory: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        free(memory)
        return nil
    }

    /// An array of indices that owns its dictionary.
    static func setDictionary(_ values: ArrowArray, of array: inout ArrowArray) {
        let place = UnsafeMutablePointer<ArrowArray>.allocate(capacity: 1)
        place.initialize(to: values)
        array.dictionary = place
    }
}

/// Marks what it frees as released, as the interface asks.
private let releaseSchema: @convention(c) (UnsafeMutablePointer<ArrowSchema>?) -> Void = { schema in
    guard let schema, schema.pointee.release != nil else { return }
    free(UnsafeMutableRawPointer(mutating: schema.pointee.format))
    free(UnsafeMutableRawPointer(mutating: schema.pointee.name))
    if let values = schema.pointee.dictionary {
        values.pointee.release?(values)
        values.deallocate()
    }
    schema.pointee.dictionary = nil
    schema.pointee.release = nil
}

private let releaseArray: @convention(c) (UnsafeMutablePointer<ArrowArray>?) -> Void = { array in
    guard let array, array.pointee.release != nil else { return }
    if let buffers = array.pointee.buffers {
        for index in 0..<Int(array.pointee.n_buffers) { free(UnsafeMutableRawPointer(mutating: buffers[index])) }
        buffers.deallocate()
    }
    if let values = array.pointee.dictionary {
        values.pointee.release?(values)
        values.deallocate()
    }
    array.pointee.dictionary = nil
    array.pointee.release = nil
}
