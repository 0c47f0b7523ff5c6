import Foundation

/// Swift sources on disk, one read at a time.
public enum SourceFiles {
    /// The `.swift` files that the paths stand for: a file is taken as it is; a folder gives all inside it, save hidden ones
    /// (`.build` among them). Sorted, each once.
    /// - Returns: a problem for each path that is not there.
    public static func find(in paths: [String]) -> (files: [String], problems: [ExtractionProblem]) {
        var files: Set<String> = []
        var problems: [ExtractionProblem] = []
        for path in paths {
            let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
            guard let kind = try? FileManager.default.attributesOfItem(atPath: target)[.type] as? FileAttributeType
            else {
                problems.append(ExtractionProblem(.unreadable(reason: "no such file or folder"), file: path))
                continue
            }
            guard kind == .typeDirectory else {
                files.insert(path)
                continue
            }
            let root = path.hasSuffix("/") ? path : path + "/"
            guard let inside = FileManager.default.enumerator(atPath: path) else {
                problems.append(ExtractionProblem(.unreadable(reason: "cannot be listed"), file: path))
                continue
            }
            while let name = inside.nextObject() as? String {
                if name.split(separator: "/").last?.hasPrefix(".") == true {
                    inside.skipDescendants()
                } else if name.hasSuffix(".swift") {
                    files.insert(root + name)
                }
            }
        }
        return (files.sorted(), problems)
    }

    /// Reads and extracts one file. A file that cannot be read is a problem, not an error thrown: the others go on.
    ///
    /// - Parameter declarations: those of all files of the program; nil for those of this file alone.
    public static func extract(
        from path: String, options: ExtractionOptions, declarations: Declarations? = nil
    ) -> Extraction {
        do {
            let source = try read(path, options)
            return SourceExtractor.extract(from: source, file: path, options: options, declarations: declarations)
        } catch {
            var failure = Extraction()
            failure.problems = [error]
            return failure
        }
    }

    /// What one file declares: nothing, where it cannot be read.
    static func declarations(in path: String, options: ExtractionOptions) -> Declarations {
        (try? read(path, options)).map(SourceExtractor.declarations) ?? Declarations()
    }

    private static func read(_ path: String, _ options: ExtractionOptions) throws(ExtractionProblem) -> String {
        func failed(_ kind: ExtractionProblem.Kind) -> ExtractionProblem { ExtractionProblem(kind, file: path) }
        let bytes: Data
        do {
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            if let size = (attributes[.size] as? NSNumber)?.intValue, size > options.largestFile {
                throw failed(.tooLarge(bytes: size, limit: options.largestFile))
            }
            bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        } catch let problem as ExtractionProblem {
            throw problem
        } catch {
            throw failed(.unreadable(reason: (error as NSError).localizedDescription))
        }
        var text = bytes[...]
        if text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
        guard let source = String(validating: text, as: UTF8.self) else {
            throw failed(.notUTF8(offset: Self.firstWrongByte(of: bytes)))
        }
        return source
    }

    private static func firstWrongByte(of bytes: Data) -> Int {
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        var offset = 0
        while case .scalarValue(let scalar) = decoder.decode(&iterator) { offset += UTF8.width(scalar) }
        return offset
    }
}
