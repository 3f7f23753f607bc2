package baccarat.server.tables;

import baccarat.regulations.Review;
import baccarat.rules.Money;

/// The fixed configuration of one run of a table.
///
/// @param log the id of its log
/// @param regulars how many simulated patrons keep it busy
/// @param tray the tray with which the automatic dealer opens it
/// @param takesCash whether the dealer seats patrons who play with cash and have no account
public record Setting(
        String id,
        String name,
        String pit,
        String log,
        Review.Approved approved,
        Dealing dealing,
        Pace pace,
        int regulars,
        Money tray,
        boolean takesCash) {

    /// A table whose records are read, and where no one plays.
    public static Setting onRecord(
            String id,
            String name,
            String pit,
            String log,
            Review.Approved approved,
            Dealing dealing) {
        return new Setting(id, name, pit, log, approved, dealing, Pace.NONE, 0, Money.ZERO, false);
    }

    /// The same table as it was under the rules of another log.
    public Setting as(String otherName, String otherLog, Review.Approved rules) {
        return new Setting(
                id, otherName, pit, otherLog, rules, dealing, pace, regulars, tray, takesCash);
    }
}
