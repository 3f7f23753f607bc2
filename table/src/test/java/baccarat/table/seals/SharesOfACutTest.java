package baccarat.table.seals;

import static baccarat.rules.House.NOT_AT_THE_TABLE;
import static baccarat.rules.House.SHARES_PLEDGED_FIRST;
import static baccarat.rules.House.SHARE_IN_THE_ORDER;
import static baccarat.table.Seated.DEALER;
import static baccarat.table.Seated.FLOOR;
import static baccarat.table.Seated.patron;
import static baccarat.table.seals.SealedShoes.CLOSE;
import static baccarat.table.seals.SealedShoes.CUT;
import static baccarat.table.seals.SealedShoes.ROOT;
import static baccarat.table.seals.SealedShoes.applied;
import static baccarat.table.seals.SealedShoes.assertCorrupt;
import static baccarat.table.seals.SealedShoes.assertNotNow;
import static baccarat.table.seals.SealedShoes.events;
import static baccarat.table.seals.SealedShoes.marked;
import static baccarat.table.seals.SealedShoes.pledge;
import static baccarat.table.seals.SealedShoes.pledged;
import static baccarat.table.seals.SealedShoes.seal;
import static baccarat.table.seals.SealedShoes.sealed;
import static baccarat.table.seals.SealedShoes.share;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import baccarat.rules.Spot;
import baccarat.table.Command;
import baccarat.table.Event;
import baccarat.table.Person;
import baccarat.table.Phase;
import baccarat.table.Seal;
import baccarat.table.SealEvent;
import baccarat.table.Seated;
import baccarat.table.TableState;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// Shares of a cut: pledged before any is shown, and left out if they never are.
class SharesOfACutTest {

    private static final Command CLOSE_REVEALS = new Command.CloseReveals();

    @Test
    void every_seat_pledges_once_and_no_share_is_shown_before_the_pledges_are_closed() {
        Seated offered = sealed().follow(Phase.OfferingCut.class);
        Seated now = offered.asks(patron(4), pledge(4, 4));
        assertEquals(SHARE_IN_THE_ORDER, now.refuses(patron(4), pledge(4, 5)));
        assertEquals(NOT_AT_THE_TABLE, now.refuses(Person.patron("stranger"), pledge(4, 5)));
        assertEquals(NOT_AT_THE_TABLE, now.refuses(patron(4), pledge(2, 5)));
        assertNotNow(now, DEALER, pledge(4, 5));
        assertNotNow(now, patron(4), share(4));
        now = now.asks(patron(9), new Command.AcceptCut());
        assertNotNow(now, patron(9), CUT);
        assertNotNow(now, DEALER, CLOSE);

        now = now.asks(patron(9), pledge(9, 9));
        assertNotNow(now, patron(9), share(9));
        now = now.asks(patron(9), CUT);
        assertEquals(List.of(new SealEvent.CutMarked(Optional.of(Spot.seat(9)), 100)), events(now));
        assertNotNow(now, patron(9), new Command.CutCards(200));
        assertNotNow(now, patron(9), new Command.DeclineCut());
        assertNotNow(now, patron(9), CLOSE);
        now = now.asks(patron(2), pledge(2, 2)).asks(DEALER, CLOSE);
        assertEquals(
                List.of(
                        new SealEvent.PledgesClosed(
                                List.of(pledged(4, 4), pledged(9, 9), pledged(2, 2)))),
                events(now));
        assertNotNow(now, patron(2), pledge(2, 3));
    }

    @Test
    void the_shoe_is_cut_where_it_was_marked_when_the_last_pledged_share_is_revealed() {
        Seated now = marked().asks(DEALER, CLOSE).asks(patron(9), share(9));
        assertInstanceOf(Phase.Cutting.class, now.state().phase());
        assertEquals(SHARES_PLEDGED_FIRST, now.refuses(patron(4), share(5)));
        assertEquals(SHARES_PLEDGED_FIRST, now.refuses(patron(9), share(9)));
        assertEquals(SHARES_PLEDGED_FIRST, now.refuses(patron(2), share(2)));

        now = now.asks(patron(4), share(4));
        assertEquals(
                List.of(
                        new SealEvent.NonceAdded(Spot.seat(4), "4".repeat(64)),
                        new Event.CardsCut(Optional.of(Spot.seat(9)), 100)),
                events(now));
        assertEquals(
                List.of(
                        new Seal.Share(Spot.seat(9), "9".repeat(64)),
                        new Seal.Share(Spot.seat(4), "4".repeat(64))),
                seal(now).shares());
        assertEquals(0, now.state().shoe().choices().withheld());
        assertEquals(0, now.state().shoe().choices().alone());
    }

    @Test
    void a_share_that_was_pledged_and_is_not_revealed_is_recorded_and_left_out() {
        Seated now = marked().asks(DEALER, CLOSE).asks(patron(9), share(9));
        assertNotNow(now, FLOOR, CLOSE_REVEALS);
        now = now.asks(DEALER, CLOSE_REVEALS);
        assertEquals(
                List.of(
                        new SealEvent.SharesWithheld(List.of(Spot.seat(4))),
                        new Event.CardsCut(Optional.of(Spot.seat(9)), 100)),
                events(now));
        assertEquals(1, now.state().shoe().choices().withheld());
        assertNotNow(now, patron(4), share(4));
    }

    /// Nobody may say another place once shares are known.
    @Test
    void a_patron_who_cuts_and_withholds_the_share_leaves_the_place_of_the_cut_as_it_was() {
        Seated now =
                marked().asks(DEALER, CLOSE).asks(patron(4), share(4)).asks(DEALER, CLOSE_REVEALS);
        assertEquals(
                List.of(
                        new SealEvent.SharesWithheld(List.of(Spot.seat(9))),
                        new Event.CardsCut(Optional.empty(), 100)),
                events(now));

        Seated gone =
                marked().asks(DEALER, CLOSE)
                        .asks(patron(9), new Command.Leave(patron(9).name()))
                        .asks(patron(4), share(4));
        assertInstanceOf(Phase.Cutting.class, gone.state().phase());
        assertEquals(
                List.of(
                        new SealEvent.SharesWithheld(List.of(Spot.seat(9))),
                        new Event.CardsCut(Optional.empty(), 100)),
                events(gone.asks(DEALER, CLOSE_REVEALS)));
    }

    @Test
    void a_patron_who_leaves_while_pledges_are_taken_takes_pledge_and_mark_along() {
        Seated left = marked().asks(patron(9), new Command.Leave(patron(9).name()));
        assertEquals(List.of(pledged(4, 4)), seal(left).pledges());
        assertEquals(Optional.empty(), seal(left).mark());
        assertInstanceOf(Phase.OfferingCut.class, left.state().phase());

        Seated other = marked().asks(patron(4), new Command.Leave(patron(4).name()));
        assertEquals(List.of(pledged(9, 9)), seal(other).pledges());
        assertEquals(100, seal(other).mark().orElseThrow().depth());
    }

    @Test
    void a_dealer_who_cuts_has_no_share_since_the_house_knows_the_order() {
        Seated now = sealed().follow(Phase.OfferingCut.class);
        for (int seat : List.of(9, 4, 2)) {
            now = now.asks(patron(seat), new Command.DeclineCut());
        }
        assertNotNow(now, DEALER, pledge(1, 1));
        Seated alone = now.asks(DEALER, CUT).asks(DEALER, CLOSE);
        assertEquals(
                List.of(
                        new SealEvent.PledgesClosed(List.of()),
                        new Event.CardsCut(Optional.empty(), 100)),
                events(alone));
        assertEquals(1, alone.state().shoe().choices().alone());

        Seated shared = now.asks(patron(2), pledge(2, 2)).asks(DEALER, CUT).asks(DEALER, CLOSE);
        assertNotNow(shared, DEALER, share(0));
        shared = shared.asks(patron(2), share(2));
        assertEquals(new Event.CardsCut(Optional.empty(), 100), shared.told().getLast().event());
        assertEquals(0, shared.state().shoe().choices().alone());
    }

    @Test
    void a_recut_keeps_the_seal_and_everybody_pledges_again() {
        Seated cut =
                marked().asks(DEALER, CLOSE)
                        .asks(patron(4), share(4))
                        .asks(patron(9), share(9))
                        .asks(FLOOR, new Command.OrderRecut("dropped"));
        assertEquals(Seal.published(ROOT), seal(cut));
        assertEquals(1, cut.state().shoe().choices().recut());
        assertNotNow(cut, patron(4), share(4));
        assertEquals(List.of(pledged(9, 2)), seal(cut.asks(patron(9), pledge(9, 2))).pledges());
    }

    /// Logs from before there were pledges are followed as they were written.
    @Test
    void a_share_in_the_open_is_followed_in_a_log_but_not_beside_pledges() {
        Seated cutting =
                sealed().follow(Phase.OfferingCut.class).asks(patron(9), new Command.AcceptCut());
        TableState open =
                applied(
                        applied(
                                cutting.state(),
                                new SealEvent.NonceAdded(Spot.seat(9), "9".repeat(64))),
                        new Event.CardsCut(Optional.of(Spot.seat(9)), 100));
        assertEquals(1, open.shoe().seal().orElseThrow().shares().size());

        Seated pledged = cutting.asks(patron(9), pledge(9, 9));
        Seated marked = pledged.asks(patron(9), CUT);
        Seated closed = marked.asks(DEALER, CLOSE);
        Event nine = new SealEvent.NonceAdded(Spot.seat(9), "9".repeat(64));
        Event other = new SealEvent.NonceAdded(Spot.seat(9), "8".repeat(64));
        Event cut = new Event.CardsCut(Optional.of(Spot.seat(9)), 100);
        assertCorrupt(pledged.state(), nine);
        assertCorrupt(marked.state(), nine);
        assertCorrupt(marked.state(), cut);
        assertCorrupt(marked.state(), new Event.CutDeclined(Spot.seat(9)));
        assertCorrupt(marked.state(), new SealEvent.PledgesClosed(List.of()));
        assertCorrupt(closed.state(), other);
        assertCorrupt(closed.state(), cut);
        assertCorrupt(closed.state(), new SealEvent.SharesWithheld(List.of()));
        assertCorrupt(closed.state(), new SealEvent.SharesWithheld(List.of(Spot.seat(4))));
        assertCorrupt(
                applied(closed.state(), nine), new Event.CardsCut(Optional.of(Spot.seat(9)), 101));
        assertCorrupt(applied(closed.state(), nine), new Event.CardsCut(Optional.empty(), 100));
    }
}
