package baccarat.table.seals;

import static baccarat.rules.House.SHARES_PLEDGED_FIRST;
import static baccarat.table.Seated.DEALER;
import static baccarat.table.Seated.patron;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import baccarat.rules.Spot;
import baccarat.table.Command;
import baccarat.table.CorruptLog;
import baccarat.table.Event;
import baccarat.table.Happened;
import baccarat.table.Phase;
import baccarat.table.Seal;
import baccarat.table.SealEvent;
import baccarat.table.Seated;
import baccarat.table.Table;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// What a pledge binds its seat to.
class PledgeTest {

    private static final String ROOT = "ab".repeat(32);
    private static final String NONCE = "4".repeat(64);
    private static final Spot FOUR = Spot.seat(4);
    private static final Spot TWO = Spot.seat(2);

    /// Seat 4 cuts and has pledged, and seat 2 has sent this as its pledge.
    private static Seated closed(String pledgeOfTwo) {
        return Seated.at("ma-mini")
                .sit(2, 4)
                .asks(DEALER, new Command.PublishSeal(ROOT))
                .follow(Phase.OfferingCut.class)
                .asks(patron(4), new Command.AcceptCut())
                .asks(patron(4), new Command.PledgeShare(FOUR, pledge(ROOT, FOUR)))
                .asks(patron(2), new Command.PledgeShare(TWO, pledgeOfTwo))
                .asks(patron(4), new Command.CutCards(100))
                .asks(DEALER, new Command.ClosePledges());
    }

    private static String pledge(String root, Spot seat) {
        return Seal.published(root).pledgeFor(seat, NONCE);
    }

    /// Who copies the pledge of another seat, or takes one along from another shoe, cannot keep it.
    @Test
    void a_pledge_is_bound_to_its_seat_and_its_shoe() {
        for (String copied : List.of(pledge(ROOT, FOUR), pledge("cd".repeat(32), TWO))) {
            Seated now = closed(copied).asks(patron(4), new Command.AddNonce(NONCE));
            assertEquals(SHARES_PLEDGED_FIRST, now.refuses(patron(2), new Command.AddNonce(NONCE)));
            assertEquals(
                    List.of(
                            new SealEvent.SharesWithheld(List.of(TWO)),
                            new Event.CardsCut(Optional.of(FOUR), 100)),
                    now.asks(DEALER, new Command.CloseReveals()).told().stream()
                            .map(Happened::event)
                            .toList());
        }
    }

    @Test
    void a_log_in_which_the_cut_comes_before_a_share_that_is_awaited_is_corrupt() {
        Seated none = closed(pledge(ROOT, TWO));
        assertCorrupt(none, Optional.empty());
        assertCorrupt(none.asks(patron(4), new Command.AddNonce(NONCE)), Optional.of(FOUR));
    }

    private static void assertCorrupt(Seated table, Optional<Spot> cutter) {
        var cut = new Event.CardsCut(cutter, 100);
        var happened = new Happened(DEALER, table.state().clock(), cut, List.of(), List.of());
        assertThrows(CorruptLog.class, () -> Table.apply(table.state(), happened));
    }
}
