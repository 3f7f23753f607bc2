package baccarat.server.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.cards.Card;
import baccarat.rules.Meter;
import baccarat.rules.Money;
import baccarat.server.store.GatedStore.Fate;
import baccarat.server.store.MeterLinks;
import baccarat.table.Account;
import baccarat.table.Event;
import baccarat.table.Phase;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Somebody wins a meter that two tables share (reading 55), and the process ends before the dealer
/// has paid.
class LinkedAwardTest {

    private static final Money SEED = Money.dollars(350);
    private static final Money WON = Money.of("350.25").orElseThrow();
    private static final List<Card> NO = Card.listOf("2c,4d").orElseThrow();
    private static final List<Card> WINS = Card.listOf("Ks,9h").orElseThrow();

    @TempDir Path data;

    @ParameterizedTest
    @EnumSource(Fate.class)
    void an_award_is_paid_once_when_the_process_ends_before_the_payout(Fate fate) {
        try (var pair = new LinkedPair(data)) {
            pair.deal(0, NO, WINS);
            pair.step(0, NO, WINS);
            assertInstanceOf(Phase.Settling.class, pair.state(0).phase());
            pair.crash(fate);

            boolean isSetAside = fate != Fate.LOST;
            assertEquals(isSetAside, pair.state(0).phase() instanceof Phase.Settling);
            assertEquals(SEED, spade(pair, 1), "the other table shows the stored meter");
            assertEquals(isSetAside ? WON : Money.ZERO, setAside(pair, 0));
            if (!isSetAside) {
                pair.step(0, NO, WINS);
                pair.settle();
            }
            Money before = rack(pair, 0);
            pair.crash(Fate.KEPT);
            pair.finish(0);

            assertEquals(WON, rack(pair, 0).minus(before), "won $350.25, and lost no more chips");
            assertEquals(WON, setAside(pair, 0));
            assertEquals(SEED, spade(pair, 1));
            assertEquals(List.of(), pair.wrong());
        }
    }

    @Test
    void two_tables_that_win_at_a_time_are_paid_in_one_order() {
        try (var pair = new LinkedPair(data)) {
            pair.deal(0, NO, WINS);
            pair.deal(1, NO, WINS);
            pair.step(0, NO, WINS);
            pair.step(1, NO, WINS);
            pair.settle();
            Money vera = rack(pair, 0);
            Money walt = rack(pair, 1);
            pair.finish(1);
            pair.finish(0);

            assertEquals(WON, rack(pair, 0).minus(vera));
            assertEquals(WON, rack(pair, 1).minus(walt));
            assertEquals(SEED, spade(pair, 0));
            assertEquals(SEED, spade(pair, 1));
            assertEquals(List.of(), pair.wrong());
        }
    }

    @Test
    void must_hit_is_won_at_one_table_and_its_light_burns_on_after_a_restart() {
        try (var pair = new LinkedPair(data)) {
            pair.deal(0, NO, WINS);
            pair.winMustHit(0);
            String won = pair.shown(0, "won");
            assertTrue(
                    won.contains("{\"meter\":\"must-hit\",\"spot\":\"1\",\"amount\":\"200.05\"}"),
                    won);
            pair.crash(Fate.KEPT);

            assertEquals(won, pair.shown(0, "won"), "while the cards lie there");
            pair.finish(0);
            pair.crash(Fate.KEPT);
            assertEquals(won, pair.shown(0, "won"), "until the next round begins");
            assertEquals("[]", pair.shown(1, "won"));
            assertEquals(Money.dollars(200), pair.state(1).meters().of(Meter.MUST_HIT).money());
            assertEquals("{\"name\":\"main\"}", pair.shown(1, "link"));
            pair.deal(0, NO, NO);
            assertEquals("[]", pair.shown(0, "won"));
            assertEquals(List.of(), pair.wrong());
        }
    }

    /// Behind the back of the casino, each change is found.
    @Test
    void a_meter_that_was_changed_behind_the_back_is_found() {
        try (var pair = new LinkedPair(data)) {
            pair.deal(0, NO, WINS);
            pair.finish(0);
            long last =
                    pair.gated()
                            .store()
                            .read(it -> MeterLinks.last(it, "main"))
                            .orElseThrow()
                            .number();

            String meters =
                    "UPDATE meter_move SET meters = replace(meters, '%s', '%s') WHERE move = 1";
            String seeded = "\"seeded\":\"350000000\"";
            String more = "\"seeded\":\"350000001\"";
            isFound(pair, meters, seeded, more, "meters that are stored as");
            String move = "UPDATE meter_move SET move = %2$s WHERE link = 'main' AND move = %1$s";
            isFound(pair, move, "" + last, "" + (last + 9), "is told as move");
            String told = "UPDATE meter_move SET told = replace(told, '%s', '%s') WHERE move = 2";
            isFound(pair, told, "mini-1/1", "mini-2/1", "of mini-2/1");
            String log = "UPDATE meter_move SET event = event - %s + %s WHERE move = 2";
            isFound(pair, log, "0", "1", "is told as move 2");
            String balance =
                    "UPDATE balance SET cents = cents - %s + %s WHERE account = 'link:main'";
            isFound(pair, balance, "0", "100", "the ledger says");
        }
    }

    /// Changes one thing into another, looks, and changes it back.
    private static void isFound(
            LinkedPair pair, String change, String was, String is, String words) {
        assertEquals(1, pair.change(change.formatted(was, is)));
        List<String> found = pair.wrong();
        assertTrue(found.stream().anyMatch(it -> it.contains(words)), () -> words + found);
        assertEquals(1, pair.change(change.formatted(is, was)));
        assertEquals(List.of(), pair.wrong());
    }

    private static Money spade(LinkedPair pair, int table) {
        return pair.state(table).meters().of(Meter.SPADE).money();
    }

    private static Money rack(LinkedPair pair, int table) {
        return pair.state(table).accounts().of(new Account.Rack(pair.patron(table).name()));
    }

    /// What the table's log says was set aside, in all.
    private static Money setAside(LinkedPair pair, int table) {
        Money sum = Money.ZERO;
        for (Event event : pair.log(table)) {
            if (event instanceof Event.AwardSetAside(_, _, var amount)) {
                sum = sum.plus(amount);
            }
        }
        return sum;
    }
}
