#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Extended attributes: what a user or the system has noted of a file, access control lists among them.
enum FileAttributes {
    #if os(Linux)
    // Swift's module of the C library leaves <sys/xattr.h> out.
    private typealias List = @convention(c) (Int32, UnsafeMutablePointer<CChar>?, Int) -> Int
    private typealias Get = @convention(c) (Int32, UnsafePointer<CChar>, UnsafeMutableRawPointer?, Int) -> Int
    private typealias Set = @convention(c) (Int32, UnsafePointer<CChar>, UnsafeRawPointer?, Int, Int32) -> Int32

    /// Copies those of one open file to another.
    ///
    /// - Returns: whether there are none, or all were copied.
    static func copy(from source: Int32, to target: Int32) -> Bool {
        guard let list = unsafe dlsym(nil, "flistxattr"), let get = unsafe dlsym(nil, "fgetxattr"),
            let set = unsafe dlsym(nil, "fsetxattr")
        else { return false }
        let listed = unsafe unsafeBitCast(list, to: List.self)
        let (getting, setting) = unsafe (unsafeBitCast(get, to: Get.self), unsafeBitCast(set, to: Set.self))
        let size = listed(source, nil, 0)
        guard size > 0 else { return size == 0 || errno == ENOTSUP }
        var names = [CChar](repeating: 0, count: size)
        guard unsafe listed(source, &names, size) == size else { return false }
        for name in names.split(separator: 0).map({ Array($0) + [0] }) {
            let length = unsafe getting(source, name, nil, 0)
            guard length >= 0 else { return false }
            var value = [UInt8](repeating: 0, count: length)
            guard unsafe getting(source, name, &value, length) == length,
                unsafe setting(target, name, value, length, 0) == 0
            else { return false }
        }
        return true
    }
    #else
    /// Nothing is known of them here: the file is written in its place.
    static func copy(from source: Int32, to target: Int32) -> Bool { false }
    #endif
}
