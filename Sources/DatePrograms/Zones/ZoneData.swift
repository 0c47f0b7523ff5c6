/// Where the offsets of time zones and their history come from.
///
/// Governments change their clocks several times a year. The zone files of the system are brought up to date by its own
/// means (`apt upgrade tzdata`), and every other program on the machine goes by them; ICU's data are as old as ICU.
///
/// ```swift
/// try TimeZoneID("Europe/Berlin", data: .icu).secondsFromUTC(at: .epoch)    // 3600
/// ZoneData.current                                                          // .system
/// ```
///
/// Names of zones are CLDR's, whatever is chosen. A name that CLDR has for other hours than the zone has now is not written:
/// the offset is, as `GMT+5`.
public enum ZoneData: Hashable, Sendable {
    /// The zone files of the system: those of the folder `TZDIR`, or else of `/usr/share/zoneinfo` or where else systems have
    /// them. What is not there, or is damaged, is ICU's: a system may have no zone files at all.
    case system
    /// ICU's own data.
    case icu
    /// The zone files (TZif, RFC 9636) of another folder. What is not there is ICU's; what is damaged is an error.
    case folder(String)

    /// The data that ``TimeZoneID/init(_:)`` goes by: the system's, unless the program chose others.
    public static var current: ZoneData { ZoneStore.current.read { $0.data } }

    /// Chooses the data for all zones that the program reads from now on. Zones and compiled styles that it holds already go
    /// on as they are, so this is best done first. The choice is the whole process's; any thread may make it.
    ///
    /// ```swift
    /// try ZoneData.use(.system)
    /// print(ZoneData.current)        // system
    /// try ZoneData.use(.folder("/nowhere"))        // throws: no folder of time zone files at '/nowhere'
    /// ```
    ///
    /// - Throws: ``DateError/noZoneFolder(_:)``.
    public static func use(_ data: ZoneData) throws(DateError) { ZoneStore.current.set(try ZoneStore.of(data)) }

    /// Reads anew what has changed on the disk: for programs that outlive an update of the system's data. Zones read from
    /// then on are the new ones; values and compiled styles that the program holds go on as they are. Where nothing has
    /// changed nothing happens.
    ///
    /// - Returns: whether something had changed.
    @discardableResult
    public static func reload() -> Bool { ZoneStore.reload() }

    /// The version of the data: `2025b`; nil where the folder does not tell, by `tzdata.zi` or `+VERSION`.
    ///
    /// - Throws: ``DateError/noZoneFolder(_:)``.
    public func version() throws(DateError) -> String? {
        guard let folder = try ZoneStore.of(self).folder else { return ZoneStore.knowledge.version }
        return folder.version
    }

    /// The folder that is read; nil for ICU's data.
    ///
    /// - Throws: ``DateError/noZoneFolder(_:)``.
    public func path() throws(DateError) -> String? { try ZoneStore.of(self).folder?.path }
}
