package baccarat.server.tables;

import baccarat.cards.ByteSource;
import baccarat.server.care.Care;
import baccarat.server.money.Purse;
import baccarat.server.names.Aliases;
import baccarat.server.people.Crews;
import baccarat.server.store.Store;
import baccarat.shoe.Vault;
import java.time.InstantSource;
import java.util.function.Supplier;

/// What a table gets from its casino.
///
/// @param bytes a new source of randomness for a table: a live one, or a repeatable one in a test
public record Surroundings(
        Store store,
        Owners owners,
        Aliases aliases,
        Purse purse,
        Care care,
        Crews crews,
        Underway underway,
        Links links,
        InstantSource clock,
        ClockWatch watch,
        Vault vault,
        Supplier<ByteSource> bytes,
        Attendance attendance,
        TreeHead.Signer signer) {

    /// In a casino of one process, with the patrons' own limits from the store.
    public Surroundings(
            Store store,
            Aliases aliases,
            Purse purse,
            Crews crews,
            Underway underway,
            Links links,
            InstantSource clock,
            ClockWatch watch,
            Vault vault,
            Supplier<ByteSource> bytes,
            Attendance attendance,
            TreeHead.Signer signer) {
        this(
                store,
                Owners.ALONE,
                aliases,
                purse,
                new Care(store, clock),
                crews,
                underway,
                links,
                clock,
                watch,
                vault,
                bytes,
                attendance,
                signer);
    }

    /// The same for one of several processes.
    public Surroundings ledBy(Owners others) {
        return new Surroundings(
                store,
                others,
                aliases,
                purse,
                care,
                crews,
                underway,
                links,
                clock,
                watch,
                vault,
                bytes,
                attendance,
                signer);
    }
}
