package baccarat.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.records.HouseShare;
import baccarat.rules.Money;
import baccarat.server.care.Away;
import baccarat.server.care.Care;
import baccarat.server.care.Limit;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// What patrons have asked to be held to, in either database.
@SuppressWarnings("NullAway.Init") // by JUnit, before each test
class CareTest extends StoreCase {

    private static final Care.Person PAT = new Care.Person("p1", "pat");
    private static final Care.Person QUIN = new Care.Person("p2", "quin");
    private static final String ACCOUNT = Ledger.PATRON + "pat";

    private Instant now = NOON;
    private Care care;
    private Log log;

    @BeforeEach
    void people() {
        care = new Care(store, () -> now);
        log = begun(new PlayedTable());
        for (Care.Person person : new Care.Person[] {PAT, QUIN}) {
            write(
                    handle ->
                            handle.execute(
                                    "INSERT INTO person (id, name, name_key, role, created_at,"
                                            + " is_guest) VALUES (?, ?, ?, 'patron', 0, 0)",
                                    person.id(),
                                    person.name(),
                                    person.name()));
        }
    }

    private void later(Duration time) {
        now = now.plus(time);
    }

    private void lost(int round, long cents, long vigorish) {
        var share = new HouseShare.Share(round, "1", "banker", now, 1_000, cents, vigorish, 0);
        write(
                handle -> {
                    PatronResults.add(handle, log.id(), "pat", share);
                    return true;
                });
    }

    private void visit(String token, Instant from, Instant to) {
        write(
                handle ->
                        handle.execute(
                                "INSERT INTO visit (token_hash, person, begun_at, seen_at)"
                                        + " VALUES (?, ?, ?, ?)",
                                token,
                                PAT.id(),
                                Micros.of(from),
                                Micros.of(to)));
    }

    private void deposited(long cents) {
        write(
                handle -> {
                    Ledger.post(
                            handle,
                            new Ledger.Posting(
                                    now,
                                    Optional.empty(),
                                    "cage",
                                    ACCOUNT,
                                    new Money(cents),
                                    "deposit"));
                    return true;
                });
    }

    @Test
    void whoever_is_kept_out_may_not_play_wager_or_bring_money_until_the_end() {
        care.keepOut(PAT, Away.WEEK);
        Care.Kept shorter = care.keepOut(PAT, Away.DAY);
        assertEquals(NOON.plus(Duration.ofDays(7)), shorter.until());
        later(Duration.ofDays(7).minusNanos(1_000));
        assertTrue(care.away(PAT.id()).isPresent());
        assertTrue(care.refusesPlay(PAT).isPresent());
        assertTrue(care.refusesWager(PAT, new Care.Stake(log.id(), 1), 1).isPresent());
        assertTrue(care.refusesDeposit(PAT, ACCOUNT, 1).isPresent());
        assertEquals(Optional.empty(), care.refusesPlay(QUIN));

        later(Duration.ofNanos(1_000));
        assertEquals(Optional.empty(), care.refusesPlay(PAT));
        assertEquals(Optional.empty(), care.refusesDeposit(PAT, ACCOUNT, 1));
    }

    @Test
    void half_a_year_is_an_exclusion_and_a_month_a_break_and_for_good_has_no_end() {
        assertFalse(care.keepOut(PAT, Away.MONTH).isExclusion());
        assertTrue(care.keepOut(PAT, Away.HALF_YEAR).isExclusion());
        care.keepOut(PAT, Away.FOR_GOOD);
        later(Duration.ofDays(36_500));
        assertTrue(care.refusesPlay(PAT).isPresent());
    }

    @Test
    void losses_of_a_day_count_with_vigorish_and_to_the_cent() {
        care.ask(PAT, Limit.LOSS, Optional.of(500L));
        lost(1, 450, 20);
        assertEquals(470, care.day(PAT, ACCOUNT).lost());
        var stake = new Care.Stake(log.id(), 2);
        assertEquals(Optional.empty(), care.refusesWager(PAT, stake, 30));
        assertTrue(care.refusesWager(PAT, stake, 31).isPresent());
        assertEquals(Optional.empty(), care.refusesPlay(PAT));
        lost(2, 30, 0);
        assertTrue(care.refusesPlay(PAT).isPresent());
        later(Duration.ofDays(1).plusSeconds(1));
        assertEquals(Optional.empty(), care.refusesPlay(PAT));
    }

    @Test
    void deposits_of_a_day_count_and_older_ones_do_not() {
        care.ask(PAT, Limit.DEPOSIT, Optional.of(1_000L));
        deposited(600);
        assertEquals(Optional.empty(), care.refusesDeposit(PAT, ACCOUNT, 400));
        assertTrue(care.refusesDeposit(PAT, ACCOUNT, 401).isPresent());
        later(Duration.ofDays(1).plusSeconds(1));
        assertEquals(Optional.empty(), care.refusesDeposit(PAT, ACCOUNT, 1_000));
        assertTrue(care.refusesDeposit(PAT, ACCOUNT, 1_001).isPresent());
    }

    @Test
    void time_in_two_browsers_at_once_counts_once_and_the_limit_holds_at_its_minute() {
        care.ask(PAT, Limit.TIME, Optional.of(60L));
        later(Duration.ofHours(2));
        visit("a", NOON, NOON.plus(Duration.ofMinutes(40)));
        visit("b", NOON.plus(Duration.ofMinutes(20)), NOON.plus(Duration.ofMinutes(59)));
        assertEquals(Duration.ofMinutes(59), care.day(PAT, ACCOUNT).here());
        assertEquals(Optional.empty(), care.refusesPlay(PAT));
        visit("c", NOON.plus(Duration.ofMinutes(90)), NOON.plus(Duration.ofMinutes(91)));
        assertTrue(care.refusesPlay(PAT).isPresent());
        assertTrue(care.refusesWager(PAT, new Care.Stake(log.id(), 1), 1).isPresent());
    }

    private void session(String token, Instant seen) {
        write(
                handle ->
                        handle.execute(
                                "INSERT INTO session (token_hash, person, created_at, seen_at,"
                                        + " is_locked) VALUES (?, ?, ?, ?, 0)",
                                token,
                                PAT.id(),
                                Micros.of(NOON),
                                Micros.of(seen)));
    }

    @Test
    void a_session_in_use_goes_on_and_one_that_lay_idle_ended_when_it_was_last_used() {
        Instant used = NOON.plus(Duration.ofMinutes(10));
        visit("a", NOON, used);
        session("a", used);
        now = used.plus(Duration.ofMinutes(29));
        assertEquals(Duration.ofMinutes(39), care.day(PAT, ACCOUNT).here());
        now = used.plus(Duration.ofMinutes(31));
        assertEquals(Duration.ofMinutes(10), care.day(PAT, ACCOUNT).here());
    }

    @Test
    void a_looser_limit_waits_a_day_and_one_persons_limits_are_nobody_elses() {
        care.ask(PAT, Limit.LOSS, Optional.of(500L));
        care.ask(PAT, Limit.LOSS, Optional.empty());
        assertEquals(Optional.of(500L), care.limit(PAT, Limit.LOSS).value());
        assertEquals(Optional.empty(), care.limit(QUIN, Limit.LOSS).value());
        later(Duration.ofDays(1));
        assertEquals(Optional.empty(), care.limit(PAT, Limit.LOSS).value());
        assertEquals(Optional.empty(), new Care(store, () -> now).limit(PAT, Limit.LOSS).value());
    }
}
