package baccarat.server.faults;

/// Something that happens to a casino.
enum Fault {
    KILL,
    FREEZE,
    FULL_DISK,
    CLOCK,
    LOST_LOG,
    CORRUPT_PAGE,
    KILLED_RESTORE,
    KILLED_ROTATION,
    MEMORY,
    DATABASE_CRASH
}
