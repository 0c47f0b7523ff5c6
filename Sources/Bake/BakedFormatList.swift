import LocaleFormat
import LocaleFormatBaked
import LocaleFormatValueOperations

/// A list of formats, compiled with the ICU of this machine and written as the bytes that `BakedFormats` reads.
public struct BakedFormatList: Sendable {
    /// The file. The same list and the same ICU give the same bytes.
    public let bytes: [UInt8]
    /// For each format and for each locale, how many programs it has that no other has before it, and their bytes.
    public let formats: [Size]
    /// For each table of strings, how many programs it has, and what all of them add to the file, with their texts.
    public let strings: [Size]
    /// The same as of formats for each locale, its strings among them.
    public let locales: [Size]

    /// What something takes.
    public struct Size: Hashable, Sendable {
        /// A format, a table of strings, or a locale's tag.
        public let name: String
        /// Different programs.
        public let programs: Int
        /// Bytes of these programs, without texts and parts that they share with others.
        public let bytes: Int
    }

    /// A format that ICU alone writes.
    public struct Refusal: Hashable, Sendable, CustomStringConvertible {
        /// The format's name.
        public let format: String
        /// The first of the locales in which it is so.
        public let locale: String
        /// How many they are.
        public let count: Int
        /// Why.
        public let reason: String

        public var description: String {
            let others = count > 1 ? " and \(count - 1) more" : ""
            return "format '\(format.shortened)' in \(locale)\(others): \(reason)"
        }
    }

    /// Compiles a list.
    ///
    /// - Throws: ``/LocaleFormatValueOperations/CommandFailure`` for options that no style has, and for formats that ICU alone writes: all of them are named.
    public init(_ list: FormatList) throws(CommandFailure) {
        do throws(FormatListFailure) { try self.init(located: list) } catch { throw error.failure }
    }

    /// Compiles a list, and says where what cannot be compiled stands in its file.
    public init(located list: FormatList) throws(FormatListFailure) {
        var file = BakedFileWriter(formats: list.formats.map(\.name) + list.strings.map(\.name))
        var refusals: [String: Refusal] = [:]
        var refused = StringRefusals()
        var rows: [[Int]] = []
        var added = list.strings.map { _ in 0 }
        for locale in list.locales {
            var row: [Int] = []
            for format in list.formats {
                do throws(BakingFailure) {
                    row.append(try format.bake(in: locale, list.timeZones, to: &file.writer))
                } catch {
                    switch error {
                    case .failure(let failure):
                        throw FormatListFailure(
                            .usage("format '\(format.name.shortened)' in \(locale.tag): \(failure.ofMembers.message)"),
                            at: format.offset)
                    case .refusal(let reason):
                        let known = refusals[format.name]
                        refusals[format.name] = Refusal(
                            format: format.name, locale: known?.locale ?? locale.tag, count: (known?.count ?? 0) + 1,
                            reason: known?.reason ?? reason)
                    }
                    row.append(0)
                }
            }
            for (place, table) in list.strings.enumerated() {
                let before = file.writer.count
                row.append(try table.bake(in: locale, list.timeZones, to: &file.writer, &refused))
                added[place] += file.writer.count - before
            }
            rows.append(row)
            file.add(locale: locale.tag, records: row)
        }
        guard refusals.isEmpty, refused.isEmpty else {
            var problems = list.formats.compactMap { format in
                refusals[format.name].map {
                    FormatListFailure.Problem(
                        message: "ICU alone writes what cannot be baked: \($0)", offset: format.offset)
                }
            }
            problems += list.strings.flatMap { refused.problems(of: $0) }
            throw FormatListFailure(problems, kind: .value)
        }
        file.addInheritance(of: list.locales, hasNames: list.formats.contains { $0.operation == .name })
        bytes = file.bytes(icu: ICULibrary.version, cldr: ICULibrary.cldrVersion)
        guard bytes.count <= BakedFileWriter.limit else {
            throw FormatListFailure(
                .value("these formats have more than \(BakedFileWriter.limit) bytes; bake fewer of them at a time"))
        }
        let records = file.sizes.records
        func size(_ name: String, _ programs: some Sequence<Int>) -> Size {
            let programs = Set(programs)
            return Size(name: name, programs: programs.count, bytes: programs.reduce(0) { $0 + records[$1] })
        }
        let count = list.formats.count
        formats = list.formats.indices.map { place in size(list.formats[place].name, rows.map { $0[place] }) }
        strings = list.strings.indices.map { place in
            let programs = Set(rows.map { $0[count + place] }).count
            return Size(name: list.strings[place].name, programs: programs, bytes: added[place])
        }
        locales = zip(list.locales, rows).map { size($0.tag, $1) }
    }
}

/// Why a format is not baked.
enum BakingFailure: Error {
    case failure(CommandFailure)
    /// ICU alone writes it, because of this.
    case refusal(String)
}
