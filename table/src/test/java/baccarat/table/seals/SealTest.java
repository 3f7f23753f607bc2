package baccarat.table.seals;

import static baccarat.rules.House.SEAL_OPENED_WHEN_OVER;
import static baccarat.rules.House.SHARES_PLEDGED_FIRST;
import static baccarat.rules.House.SHARE_IN_THE_ORDER;
import static baccarat.table.Seated.DEALER;
import static baccarat.table.Seated.FLOOR;
import static baccarat.table.Seated.patron;
import static baccarat.table.seals.SealedShoes.CLOSE;
import static baccarat.table.seals.SealedShoes.CUT;
import static baccarat.table.seals.SealedShoes.KEY;
import static baccarat.table.seals.SealedShoes.OPEN;
import static baccarat.table.seals.SealedShoes.PUBLISH;
import static baccarat.table.seals.SealedShoes.ROOT;
import static baccarat.table.seals.SealedShoes.assertCorrupt;
import static baccarat.table.seals.SealedShoes.assertNotNow;
import static baccarat.table.seals.SealedShoes.pledge;
import static baccarat.table.seals.SealedShoes.sealed;
import static baccarat.table.seals.SealedShoes.stage;
import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.cards.Decks;
import baccarat.rules.Spot;
import baccarat.rules.Wager;
import baccarat.table.Command;
import baccarat.table.Event;
import baccarat.table.HouseChoices;
import baccarat.table.Phase;
import baccarat.table.Seal.Stage;
import baccarat.table.SealEvent;
import baccarat.table.Seated;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A sealed shoe: what is published when, by whom, and in which sequence.
class SealTest {

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
