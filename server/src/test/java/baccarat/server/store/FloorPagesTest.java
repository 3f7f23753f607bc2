package baccarat.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.records.HouseShare;
import baccarat.rules.Money;
import baccarat.server.money.GamingDay;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.Test;

/// What the floor and the reports keep, in either database.
class FloorPagesTest extends StoreCase {

    private static final Duration SHIFT = Duration.ofHours(8);

    private static HouseShare.Share share(Instant at, String wager, long staked, long won) {
        return new HouseShare.Share(1, "1", wager, at, staked, won, 5, 2);
    }

    private static void bought(Handle handle, Log log, String from, long cents) {
        Ledger.post(
                handle,
                new Ledger.Posting(
                        NOON,
                        Optional.of(new Ledger.Place(log.id(), 1)),
                        from,
                        "table:" + log.table(),
                        new Money(cents),
                        "ChipsBought"));
    }

    private static void round(Handle handle, Log log, int number, Instant at) {
        Rounds.put(
                handle,
                new Rounds.StoredRound(
                        log.id(), number, 1, 1, 2, at, "tie", "", "", false, Optional.empty()),
                Set.of());
    }

    private static void brought(
            Handle handle, Log log, HouseShare.Share share, boolean isHousePlayer) {
        RoundWagers.add(handle, log.id(), share, Optional.empty(), isHousePlayer);
    }

    /// The third round is not over, and its payout waits for its handle.
    @Test
    void what_a_wager_brought_is_added_up_by_log_shift_and_wager() {
        Log log = begun(new PlayedTable());
        Instant later = NOON.plus(SHIFT);
        write(
                handle -> {
                    brought(handle, log, share(NOON, "TIE", 100, -800), false);
                    brought(handle, log, share(NOON, "TIE", 0, 100), false);
                    brought(
                            handle,
                            log,
                            new HouseShare.Share(2, "1", "TIE", later, 300, 300, 0, 0),
                            false);
                    round(handle, log, 1, NOON);
                    round(handle, log, 2, later);
                    brought(
                            handle,
                            log,
                            new HouseShare.Share(3, "1", "TIE", later, 0, 500, 0, 0),
                            false);
                    brought(
                            handle,
                            log,
                            new HouseShare.Share(2, "2", "TIE", later, 900, 900, 0, 0),
                            true);
                    bought(handle, log, Ledger.HOUSE_PLAYERS, 5_000);
                    bought(handle, log, "cage", 700);
                    return true;
                });

        var period =
                new RoundWagers.Period(
                        NOON, later.plusSeconds(1), new GamingDay(ZoneId.of("UTC"), 6)::shift);
        List<RoundWagers.Sum> sums = store.read(handle -> RoundWagers.sums(handle, period));
        Instant begins = sums.getFirst().shift();
        assertEquals(
                List.of(
                        new RoundWagers.Sum(log.table(), log.id(), begins, "TIE", 100, -700, 10, 4),
                        new RoundWagers.Sum(
                                log.table(), log.id(), begins.plus(SHIFT), "TIE", 300, 300, 0, 0)),
                sums);
        assertTrue(!begins.isAfter(NOON) && NOON.isBefore(begins.plus(SHIFT)), "" + begins);
        assertEquals(
                List.of(new RoundWagers.Drop(log.table(), begins, 700)),
                store.read(handle -> RoundWagers.drops(handle, period)));
    }

    @Test
    void a_slip_is_signed_by_two_and_done_once() {
        Log log = begun(new PlayedTable());
        var asked =
                new Slips.Slip(
                        "s1",
                        Slips.Kind.FILL,
                        Optional.of(log.table()),
                        Optional.empty(),
                        new Money(500),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        List.of(new Slips.Signature("dan", "dealer", NOON, "password")),
                        NOON,
                        Optional.empty(),
                        Optional.empty());
        Slips.Slip signed = asked.with(new Slips.Signature("fay", "floorperson", NOON, "password"));
        write(
                handle -> {
                    Slips.add(handle, asked);
                    Slips.sign(handle, signed);
                    Slips.done(handle, "s1", NOON);
                    Stops.put(handle, log.table(), "one");
                    Stops.put(handle, log.table(), "another");
                    Significant.note(handle, NOON, "a", "fay", Optional.empty(), "says \"no\"");
                    Significant.note(handle, NOON, "b", "fay", Optional.empty(), "");
                    return true;
                });

        Slips.Slip found = store.read(handle -> Slips.find(handle, "s1")).orElseThrow();
        assertEquals(List.of("dan", "fay"), found.signers());
        assertEquals(signed.signatures(), found.signatures());
        assertEquals(Optional.of(NOON), found.doneAt());
        assertFalse(found.isOpen());
        assertEquals(Optional.of("another"), store.read(handle -> Stops.of(handle, log.table())));
        assertEquals(
                List.of("{\"words\":\"says \\\"no\\\"\"}"),
                store.read(handle -> Significant.last(handle, Optional.of("a"), 10)).stream()
                        .map(Significant.Entry::detail)
                        .toList());
        assertEquals(2, store.read(handle -> Significant.last(handle, 10)).size());
    }
}
