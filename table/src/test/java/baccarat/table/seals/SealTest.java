package baccarat.table.seals;

import static baccarat.rules.House.NOT_AT_THE_TABLE;
import static baccarat.rules.House.SEAL_OPENED_WHEN_OVER;
import static baccarat.rules.House.SHARES_PLEDGED_FIRST;
import static baccarat.rules.House.SHARE_IN_THE_ORDER;
import static baccarat.table.Seated.DEALER;
import static baccarat.table.Seated.FLOOR;
import static baccarat.table.Seated.patron;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import baccarat.cards.Decks;
import baccarat.rules.Spot;
import baccarat.rules.Wager;
import baccarat.table.Command;
import baccarat.table.CorruptLog;
import baccarat.table.Decision;
import baccarat.table.Event;
import baccarat.table.Happened;
import baccarat.table.HouseChoices;
import baccarat.table.Person;
import baccarat.table.Phase;
import baccarat.table.Seal;
import baccarat.table.Seal.Stage;
import baccarat.table.SealEvent;
import baccarat.table.Seated;
import baccarat.table.Table;
import baccarat.table.TableState;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A sealed shoe: what is published when, by whom, and in which sequence.
class SealTest {

    private static final String ROOT = "ab".repeat(32);
    private static final String KEY = "cd".repeat(32);

    private static final Command PUBLISH = new Command.PublishSeal(ROOT);
    private static final Command CUT = new Command.CutCards(100);
    private static final Command CLOSE = new Command.ClosePledges();
    private static final Command CLOSE_REVEALS = new Command.CloseReveals();
    private static final Command OPEN = new Command.OpenSeal(KEY, Decks.of(8));

    private static Command share(int digit) {
        return new Command.AddNonce(String.valueOf(digit).repeat(64));
    }

    /// The pledge of a seat for the share of that digit.
    private static Command pledge(int seat, int digit) {
        return new Command.PledgeShare(Spot.seat(seat), pledged(seat, digit).pledge());
    }

    private static Seal.Pledge pledged(int seat, int digit) {
        Spot spot = Spot.seat(seat);
        return new Seal.Pledge(
                spot, Seal.published(ROOT).pledgeFor(spot, String.valueOf(digit).repeat(64)));
    }

    private static Stage stage(Seated table) {
        return table.state().shoe().seal().orElseThrow().stage();
    }

    private static Seated sealed() {
        return Seated.at("ma-mini").sit(2, 4, 9).asks(DEALER, PUBLISH);
    }

    private static void assertNotNow(Seated table, Person who, Command command) {
        assertInstanceOf(Decision.Refused.class, table.decide(who, command));
    }

    @Test
    void a_seal_is_published_before_the_cut_is_offered_and_by_the_dealer_alone() {
        Seated table = Seated.at("ma-mini").sit(2, 4, 9);
        assertNotNow(table, FLOOR, PUBLISH);
        assertNotNow(table, patron(2), PUBLISH);
        Seated published = table.asks(DEALER, PUBLISH);
        assertEquals(Stage.PUBLISHED, stage(published));
        assertNotNow(published, DEALER, PUBLISH);

        for (var later :
                List.of(
                        Phase.OfferingCut.class,
                        Phase.Covering.class,
                        Phase.Loaded.class,
                        Phase.AcceptingWagers.class)) {
            assertNotNow(table.follow(later), DEALER, PUBLISH);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "ab", "AB", "zz", " "})
    void a_seal_a_share_and_a_key_are_32_bytes_in_hexadecimal(String digits) {
        String wrong = digits.length() == 2 ? digits.repeat(31) : digits;
        Seated table = Seated.at("ma-mini").sit(2);
        assertNotNow(table, DEALER, new Command.PublishSeal(wrong));
        assertNotNow(table, DEALER, new Command.PublishSeal(ROOT.replace('b', 'B')));
        Seated published = table.asks(DEALER, PUBLISH);
        assertEquals(
                SHARE_IN_THE_ORDER,
                published.refuses(patron(2), new Command.PledgeShare(Spot.seat(2), wrong)));
        Seated revealing =
                published
                        .follow(Phase.OfferingCut.class)
                        .asks(patron(2), new Command.AcceptCut())
                        .asks(patron(2), pledge(2, 2))
                        .asks(patron(2), CUT)
                        .asks(DEALER, CLOSE);
        assertEquals(
                SHARES_PLEDGED_FIRST, revealing.refuses(patron(2), new Command.AddNonce(wrong)));
    }

    /// Seat 9 cuts; seats 4 and 9 have pledged.
    private static Seated marked() {
        return sealed().asks(patron(4), pledge(4, 4))
                .follow(Phase.OfferingCut.class)
                .asks(patron(9), new Command.AcceptCut())
                .asks(patron(9), pledge(9, 9))
                .asks(patron(9), CUT);
    }

    private static Seal seal(Seated table) {
        return table.state().shoe().seal().orElseThrow();
    }

    private static List<Event> events(Seated table) {
        return table.told().stream().map(Happened::event).toList();
    }

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

    private static Happened happened(TableState state, Event event) {
        return new Happened(DEALER, state.clock(), event, List.of(), List.of());
    }

    private static TableState applied(TableState state, Event event) {
        return Table.apply(state, happened(state, event));
    }

    private static void assertCorrupt(TableState state, Event event) {
        assertThrows(CorruptLog.class, () -> applied(state, event), event::toString);
    }

    @Test
    void a_shoe_that_is_given_up_is_counted_with_who_why_and_its_rounds() {
        Seated playing = played(played(inPlay()));
        Seated over = playing.asks(FLOOR, new Command.OrderShuffle("a wish"));
        HouseChoices choices = over.state().shoe().choices();
        assertEquals(1, choices.givenUp());
        assertEquals(Optional.of(new HouseChoices.GivenUp(1, 2, FLOOR, "a wish")), choices.last());

        Seated closed = playing;
        for (int seat : List.of(2, 4, 9)) {
            closed = closed.asks(patron(seat), new Command.Leave(patron(seat).name()));
        }
        closed = closed.asks(FLOOR, new Command.CloseTable());
        assertEquals(
                Optional.of(new HouseChoices.GivenUp(1, 2, FLOOR, "the table closed")),
                closed.state().shoe().choices().last());
        assertEquals(
                0,
                Seated.at("ma-mini")
                        .asks(DEALER, PUBLISH)
                        .asks(FLOOR, new Command.CloseTable())
                        .state()
                        .shoe()
                        .choices()
                        .givenUp());
    }

    private static Seated played(Seated table) {
        return table.wager(9, Wager.PLAYER, 100).playRound();
    }

    /// A shoe that seat 9 has cut, ready for its first round.
    private static Seated inPlay() {
        return sealed().follow(Phase.Cutting.class)
                .asks(patron(9), pledge(9, 1))
                .follow(Phase.AcceptingWagers.class);
    }

    @Test
    void it_is_opened_once_when_the_shoe_is_over_and_then_the_next_can_be_sealed() {
        Seated playing = inPlay();
        assertEquals(Stage.IN_PLAY, stage(playing));
        assertNotNow(playing, DEALER, OPEN);

        Seated over = playing.asks(FLOOR, new Command.OrderShuffle("a wish"));
        assertEquals(Stage.OVER, stage(over));
        assertNotNow(over, DEALER, PUBLISH);
        assertNotNow(over, FLOOR, OPEN);
        assertEquals(
                SEAL_OPENED_WHEN_OVER,
                over.refuses(DEALER, new Command.OpenSeal(KEY, Decks.of(9))));
        assertEquals(
                SEAL_OPENED_WHEN_OVER,
                over.refuses(DEALER, new Command.OpenSeal(KEY, Decks.of(7))));
        assertEquals(
                SEAL_OPENED_WHEN_OVER,
                over.refuses(DEALER, new Command.OpenSeal("short", Decks.of(8))));

        Seated opened = over.asks(DEALER, OPEN);
        assertEquals(
                new SealEvent.SealOpened(ROOT, KEY, Decks.of(8)), opened.told().getFirst().event());
        assertEquals(Optional.empty(), opened.state().shoe().seal());
        assertNotNow(opened, DEALER, OPEN);
        assertEquals(Stage.PUBLISHED, stage(opened.asks(DEALER, PUBLISH)));
    }

    @Test
    void a_seal_that_nobody_opens_stays_over_while_the_next_shoe_is_dealt_unsealed() {
        Seated over =
                inPlay().asks(FLOOR, new Command.OrderShuffle("a wish"))
                        .follow(Phase.AcceptingWagers.class);
        assertEquals(Stage.OVER, stage(over));
        assertEquals(Optional.empty(), over.asks(DEALER, OPEN).state().shoe().seal());
    }

    @Test
    void a_shoe_that_is_abandoned_is_opened_at_the_closed_table() {
        Seated closed =
                Seated.at("ma-mini").asks(DEALER, PUBLISH).asks(FLOOR, new Command.CloseTable());
        assertEquals(Stage.OVER, stage(closed));
        assertEquals(Optional.empty(), closed.asks(DEALER, OPEN).state().shoe().seal());
    }

    @Test
    void a_continuous_shuffler_is_not_sealed() {
        Seated table = Seated.at("ma-mini-earlier-ez").sit(1);
        assertNotNow(table, DEALER, PUBLISH);
        assertNotNow(table.follow(Phase.AcceptingWagers.class), DEALER, PUBLISH);
    }

    @Test
    void a_seal_where_none_can_be_is_a_corrupt_log() {
        Seated table = Seated.open("ma-mini", 1);
        for (Event event :
                List.of(
                        new SealEvent.SealPublished(ROOT),
                        new SealEvent.SharePledged(Spot.seat(1), ROOT),
                        new SealEvent.CutMarked(Optional.empty(), 100),
                        new SealEvent.PledgesClosed(List.of()),
                        new SealEvent.NonceAdded(Spot.seat(1), ROOT),
                        new SealEvent.SharesWithheld(List.of()),
                        new SealEvent.SealOpened(ROOT, KEY, Decks.of(8)))) {
            assertCorrupt(table.state(), event);
        }
    }
}
