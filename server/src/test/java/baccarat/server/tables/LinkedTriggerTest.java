package baccarat.server.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.rules.Money;
import baccarat.server.store.GatedStore.Fate;
import baccarat.server.store.SealedShoes;
import baccarat.table.Command;
import baccarat.table.Event;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Must Hit has one trigger for all tables of a link (reading 55), kept under the log of the table
/// that started the meters.
class LinkedTriggerTest {

    private static final Money LOW = Money.of("200.01").orElseThrow();
    private static final String FOUNDER = "mini-1/1";

    @TempDir Path data;

    private static LinkedPair opened(Path data) {
        List<WorldSetting.Table> floor =
                WorldSetting.LINKED.stream()
                        .map(
                                it ->
                                        new WorldSetting.Table(
                                                it.id(),
                                                it.submission()
                                                        .replace(
                                                                "ceiling: 200.90",
                                                                "ceiling: 500.00")))
                        .toList();
        var pair = new LinkedPair(data, floor, Dealing.AUTOMATIC);
        pair.play(0);
        pair.play(1);
        return pair;
    }

    private static Money trigger(LinkedPair pair) {
        return pair.gated()
                .store()
                .read(handle -> Trigger.find(handle, LinkedPair.VAULT, FOUNDER))
                .orElseThrow();
    }

    /// The house never does this: a test cannot wait until the meter is high.
    private static void set(LinkedPair pair, Money trigger) {
        var _ = pair.gated().store().write(Trigger.keep(trigger, LinkedPair.VAULT, FOUNDER));
        pair.settle();
        assertEquals(trigger, trigger(pair));
    }

    /// The logs under which a trigger is kept.
    private static List<String> kept(LinkedPair pair) {
        return pair.gated().store().read(SealedShoes::secrets).stream()
                .map(SealedShoes.Stored::log)
                .toList();
    }

    private static long won(LinkedPair pair, int table) {
        return pair.log(table).stream().filter(Event.MustHitWon.class::isInstance).count();
    }

    @Test
    void a_table_that_did_not_draw_the_trigger_pays_by_it_and_draws_the_next() {
        try (var pair = opened(data)) {
            set(pair, LOW);
            assertEquals(0, won(pair, 1));
            pair.play(1);

            assertEquals(1, won(pair, 1), "the trigger of the link was reached");
            Money next = trigger(pair);
            assertNotEquals(LOW, next, "a meter that starts again has another trigger");
            assertEquals(List.of(FOUNDER), kept(pair), "there is one trigger");
            pair.play(0);
            assertEquals(0, won(pair, 0));
            assertEquals(next, trigger(pair));
        }
    }

    @Test
    void a_restart_changes_the_trigger_at_no_table() {
        try (var pair = opened(data)) {
            set(pair, LOW);
            pair.crash(Fate.KEPT);
            String walt = pair.patron(1).name();
            var _ = pair.give(1, pair.patron(1), new Command.BuyIn(walt, Money.dollars(100)));
            pair.settle();

            assertEquals(LOW, trigger(pair), "a table draws none of its own");
            assertEquals(List.of(FOUNDER), kept(pair));
            pair.play(1);
            assertTrue(won(pair, 1) == 1 && won(pair, 0) == 0);
        }
    }
}
