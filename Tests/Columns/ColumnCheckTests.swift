import ColumnChecks
import Testing

/// The C library, called from C.
@Suite struct ColumnCheckTests {
    @Test func checksOfC() {
        var report = [CChar](repeating: 0, count: 1 << 16)
        let failed = unsafe column_checks(&report, report.count)
        #expect(
            failed == 0, "\(String(decoding: report.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))")
    }
}
