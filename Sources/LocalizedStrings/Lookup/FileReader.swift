package import FoundationEssentials

/// Files as tables need them: regular ones, of bounded size. A named pipe would be waited for, and a device never ends.
package enum FileReader {
    package static func bytes(of path: String) throws(StringsError) -> [UInt8] {
        let manager = FileManager.default
        do {
            let target = resolved(path)
            let attributes = try manager.attributesOfItem(atPath: target)
            guard attributes[.type] as? FileAttributeType == .typeRegular else {
                throw StringsError.unreadable(file: path, reason: "not a regular file")
            }
            let size = (attributes[.size] as? any BinaryInteger).map { Int(clamping: $0) } ?? 0
            guard size <= StringsLimits.bytes else {
                throw StringsError.tooLarge(file: path, bytes: size, limit: StringsLimits.bytes)
            }
            let data = try Data(contentsOf: URL(filePath: target))
            guard data.count <= StringsLimits.bytes else {
                throw StringsError.tooLarge(file: path, bytes: data.count, limit: StringsLimits.bytes)
            }
            return Array(data)
        } catch let error as StringsError {
            throw error
        } catch {
            throw .unreadable(file: path, reason: reason(error, path))
        }
    }

    package static func path(of url: URL) throws(StringsError) -> String {
        guard url.isFileURL else {
            throw .unreadable(file: url.absoluteString, reason: "expected the URL of a file or folder")
        }
        return url.path
    }

    /// The names in a folder, sorted, so that what is read does not depend on the file system.
    static func names(in folder: String) throws(StringsError) -> [String] {
        do { return try FileManager.default.contentsOfDirectory(atPath: folder).sorted() } catch {
            throw .unreadable(file: folder, reason: reason(error, folder))
        }
    }

    /// The paths of the files below a folder, from it, sorted. A link is no way down.
    package static func files(below folder: String, limit: Int) throws(StringsError) -> [String] {
        var files: [String] = []
        var open = [""]
        while let inside = open.popLast() {
            for name in try names(in: inside.isEmpty ? folder : "\(folder)/\(inside)") {
                let path = inside.isEmpty ? name : "\(inside)/\(name)"
                let whole = "\(folder)/\(path)"
                guard isFolder(whole) else {
                    files.append(path)
                    continue
                }
                if (try? FileManager.default.destinationOfSymbolicLink(atPath: whole)) == nil { open.append(path) }
            }
            guard files.count + open.count <= limit else {
                throw .unreadable(file: folder, reason: "more than \(limit) files")
            }
        }
        return files.sorted()
    }

    /// Whether there is a file or a folder.
    static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

    static func isFolder(_ path: String) -> Bool {
        var isFolder = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder
    }

    /// What symbolic links lead to, as far as they lead anywhere; a circle is left to the system, which refuses it.
    package static func resolved(_ path: String) -> String {
        var path = path
        for _ in 0..<40 {
            guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { break }
            if target.hasPrefix("/") {
                path = target
            } else {
                let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
                path = folder + target
            }
        }
        return path
    }

    private static func reason(_ error: any Error, _ path: String) -> String {
        guard let error = error as? CocoaError else { return "\(error)".prefix(200).description }
        switch error.code {
        // As Foundation lists a file whose name is something else.
        case .fileReadNoSuchFile where path.contains("\u{FFFD}"):
            return "its name is not UTF-8, or there is no such file"
        case .fileReadNoSuchFile, .fileNoSuchFile: return "no such file"
        case .fileReadNoPermission: return "no permission"
        default: return "error \(error.code.rawValue)"
        }
    }
}
