internal import LocaleFormatCICU

/// A node of ICU's resource data, opened with `ures_open` and closed in `deinit`. For data that has no C function.
///
/// Not `Sendable`: read what is needed in one place and keep the Swift values.
package final class ResourceBundle {
    private let bundle: OpaquePointer

    /// - Parameters:
    ///   - package: nil for locale data, or `icudt72l-curr` style names given short: `"curr"`, `"zone"`, `"lang"`.
    ///   - name: locale in ICU's form, or a bundle's name such as `numberingSystems`.
    ///   - fallback: whether a missing locale leads to its parent, and aliases are followed.
    package convenience init(package: String? = nil, name: String, fallback: Bool = true) throws(ICUError) {
        let path = package.map { "\(ResourceBundle.dataName)-\($0)" }
        let call = fallback ? "ures_open" : "ures_openDirect"
        if !fallback, Self.isLocale(name) {
            // Opened directly before it was opened in the other way, `nb` has the root for its parent in ICU's cache, and not `no`,
            // and everybody in the process reads it so (`entryOpenDirect` in uresbund.cpp, ICU 72 to 78).
            var status = U_ZERO_ERROR
            lf_ures_close(path.map { lf_ures_open($0, name, &status) } ?? lf_ures_open(nil, name, &status))
        }
        let opened = try checked("\(call)(\(name))") { status in
            if let path {
                fallback ? lf_ures_open(path, name, &status) : lf_ures_openDirect(path, name, &status)
            } else {
                fallback ? lf_ures_open(nil, name, &status) : lf_ures_openDirect(nil, name, &status)
            }
        }
        guard let opened else { throw ICUError(U_MISSING_RESOURCE_ERROR, call: call) }
        self.init(owning: opened)
    }

    /// ICU's name of its main data (`U_ICUDATA_NAME`): version and the letter of the byte order.
    private static let dataName: String = {
        let isLittle = UInt16(1).littleEndian == 1
        return "icudt\(ICUVersion.current.major)\(isLittle ? "l" : "b")"
    }()

    /// Whether the name begins with a language, unlike those of ICU's other tables.
    private static func isLocale(_ name: String) -> Bool { 2...3 ~= name.utf8.prefix { $0 != UInt8(ascii: "_") }.count }

    private init(owning bundle: OpaquePointer) { self.bundle = bundle }

    deinit { lf_ures_close(bundle) }

    /// The child of that key, or nil.
    package func child(_ key: String) -> ResourceBundle? {
        (try? checked("ures_getByKey") { lf_ures_getByKey(bundle, key, &$0) }).map(ResourceBundle.init(owning:))
    }

    /// The node at the end of a path of keys, or nil.
    package func node(_ path: String...) -> ResourceBundle? {
        var node: ResourceBundle? = self
        for key in path { node = node?.child(key) }
        return node
    }

    /// The children in order, for tables and arrays; empty for leaves.
    package var children: [ResourceBundle] {
        guard isCollection else { return [] }
        return (0..<lf_ures_getSize(bundle)).compactMap { index in
            (try? checked("ures_getByIndex") { lf_ures_getByIndex(bundle, index, &$0) })
                .map(ResourceBundle.init(owning:))
        }
    }

    /// The child at a place; nil for none.
    package func child(at index: Int) -> ResourceBundle? {
        guard isCollection, 0..<Int(lf_ures_getSize(bundle)) ~= index else { return nil }
        return (try? checked("ures_getByIndex") { lf_ures_getByIndex(bundle, Int32(index), &$0) })
            .map(ResourceBundle.init(owning:))
    }

    /// Where a text is in an array of strings in the order of their bytes.
    package func index(of text: String) -> Int? {
        guard isCollection else { return nil }
        var (low, high) = (0, Int(lf_ures_getSize(bundle)))
        while low < high {
            let middle = (low + high) / 2
            var length: Int32 = 0
            let start = try? checked("ures_getStringByIndex") {
                lf_ures_getStringByIndex(bundle, Int32(middle), &length, &$0)
            }
            guard let start else { return nil }
            let other = String(utf16: start, length: length)
            if other == text { return middle }
            if other.utf8.lexicographicallyPrecedes(text.utf8) { low = middle + 1 } else { high = middle }
        }
        return nil
    }

    /// This node's key in its table; nil in arrays.
    package var key: String? { lf_ures_getKey(bundle).map { String(cString: $0) } }

    /// The text of a string node, or nil.
    package var string: String? {
        var length: Int32 = 0
        let start = try? checked("ures_getString") { lf_ures_getString(bundle, &length, &$0) }
        return start.map { String(utf16: $0, length: length) }
    }

    /// A string's own text, or the texts of an array of strings. What is no string in an array is left out.
    package var strings: [String] {
        guard isCollection else { return string.map { [$0] } ?? [] }
        return (0..<lf_ures_getSize(bundle)).compactMap { index in
            var length: Int32 = 0
            let start = try? checked("ures_getStringByIndex") { lf_ures_getStringByIndex(bundle, index, &length, &$0) }
            return start.map { String(utf16: $0, length: length) }
        }
    }

    /// The bytes of a binary node; empty for others.
    package var bytes: [UInt8] {
        guard lf_ures_getType(bundle) == URES_BINARY else { return [] }
        var length: Int32 = 0
        guard let start = try? checked("ures_getBinary", { lf_ures_getBinary(bundle, &length, &$0) }) else { return [] }
        return Array(UnsafeBufferPointer(start: start, count: Int(length)))
    }

    /// The number of an integer node, or nil.
    package var integer: Int? {
        guard lf_ures_getType(bundle) == URES_INT else { return nil }
        return (try? checked("ures_getInt") { lf_ures_getInt(bundle, &$0) }).map(Int.init)
    }

    /// The numbers of an integer vector; empty for others.
    package var integers: [Int] {
        guard lf_ures_getType(bundle) == URES_INT_VECTOR else { return [] }
        var length: Int32 = 0
        guard let start = try? checked("ures_getIntVector", { lf_ures_getIntVector(bundle, &length, &$0) }) else {
            return []
        }
        return UnsafeBufferPointer(start: start, count: Int(length)).map(Int.init)
    }

    /// The locale that this node's data really comes from, after fallback.
    package var actualLocale: String? {
        (try? checked("ures_getLocaleByType") { lf_ures_getLocaleByType(bundle, ULOC_ACTUAL_LOCALE, &$0) })
            .map { String(cString: $0) }
    }

    private var isCollection: Bool {
        let type = lf_ures_getType(bundle)
        return type == URES_TABLE || type == URES_ARRAY
    }
}
