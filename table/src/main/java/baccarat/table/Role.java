package baccarat.table;

import java.util.Locale;

/// The role of a person at the table.
public enum Role {
    PATRON,
    DEALER,
    FLOORPERSON,
    /// A casino supervisor, who may do whatever a floorperson may.
    SUPERVISOR,
    SURVEILLANCE;

    /// A floorperson "or above".
    boolean mayActAs(Role role) {
        return this == role || (this == SUPERVISOR && role == FLOORPERSON);
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
