package baccarat.table.preparation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.cites.Cites;
import baccarat.table.Batch;
import baccarat.table.Duty;
import baccarat.table.Phase;
import baccarat.table.Seated;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Two batches and a shuffling machine, at both editions of Minibaccarat.
class BatchesTest {

    private static Seated open(String document) {
        return Seated.open(
                document.equals("ma-mini")
                        ? Seated.rules(document, "decks: 8 ", "decks: 16 ", "manual  ", "machine  ")
                        : Seated.rules(document, "decks: 6", "decks: 12", "manual", "machine"),
                9);
    }

    @Cites("{row} 3(b)(4)")
    @ParameterizedTest(name = "{0}", quoteTextArguments = false)
    @ValueSource(strings = {"ma-mini", "ma-mini-earlier"})
    void each_batch_is_dealt_every_other_shoe(String document) {
        Seated now = open(document);
        var dealt = new ArrayList<Batch>();
        for (int shoe = 0; shoe < 4; shoe++) {
            dealt.add(now.state().stock().inPlay());
            now = now.lastRounds().follow(Phase.AcceptingWagers.class);
        }

        assertEquals(List.of(Batch.RED, Batch.BLUE, Batch.RED, Batch.BLUE), dealt);
    }

    /// The batch that was dealt goes into the machine whole before the other comes out of it.
    @Cites({"{row} 3(b)(3)", "{row} 3(b)(5)"})
    @ParameterizedTest(name = "{0}", quoteTextArguments = false)
    @ValueSource(strings = {"ma-mini", "ma-mini-earlier"})
    void one_batch_alone_is_at_the_table_and_the_other_in_the_machine(String document) {
        Seated first = open(document);
        assertTrue(first.state().stock().discards() > 0);

        Seated over = first.lastRounds().follow(Phase.Preparing.class);
        Phase.Preparing preparing = (Phase.Preparing) over.state().phase();
        assertEquals(Duty.SWAP_BATCHES, preparing.tasks().getFirst().duty());

        Seated swapped = over.step();
        assertEquals(Batch.BLUE, swapped.state().stock().inPlay());
        assertEquals(0, swapped.state().stock().discards());
        assertEquals(swapped.state().stock().total(), swapped.state().stock().stacked());
    }
}
