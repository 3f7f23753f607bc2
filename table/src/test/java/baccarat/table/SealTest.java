package baccarat.table;

import static baccarat.rules.House.NOT_AT_THE_TABLE;
import static baccarat.rules.House.SEAL_OPENED_WHEN_OVER;
import static baccarat.rules.House.SHARE_IN_THE_ORDER;
import static baccarat.table.Seated.DEALER;
import static baccarat.table.Seated.FLOOR;
import static baccarat.table.Seated.patron;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import baccarat.cards.Decks;
import baccarat.rules.Spot;
import baccarat.table.Seal.Stage;
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
    private static final Command OPEN = new Command.OpenSeal(KEY, Decks.of(8));

    private static Command share(int digit) {
        return new Command.AddNonce(String.valueOf(digit).repeat(64));
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
        assertEquals(SHARE_IN_THE_ORDER, published.refuses(patron(2), new Command.AddNonce(wrong)));
    }

    @Test
    void every_patron_gives_one_share_and_whoever_cuts_the_last() {
        Seated offered = sealed().follow(Phase.OfferingCut.class);
        Seated now = offered.asks(patron(4), share(4));
        assertEquals(SHARE_IN_THE_ORDER, now.refuses(patron(4), share(5)));
        assertEquals(NOT_AT_THE_TABLE, now.refuses(Person.patron("stranger"), share(5)));
        assertNotNow(now, DEALER, share(5));
        now = now.asks(patron(9), new Command.AcceptCut());
        assertNotNow(now, patron(9), new Command.CutCards(100));

        now = now.asks(patron(9), share(9));
        assertEquals(SHARE_IN_THE_ORDER, now.refuses(patron(2), share(2)));
        now = now.asks(patron(9), new Command.CutCards(100));
        assertNotNow(now, patron(2), share(2));

        assertEquals(
                List.of(
                        new Seal.Share(Spot.seat(4), "4".repeat(64)),
                        new Seal.Share(Spot.seat(9), "9".repeat(64))),
                now.state().shoe().seal().orElseThrow().shares());
    }

    @Test
    void a_dealer_who_cuts_has_no_share_since_the_house_knows_the_order() {
        Seated now = sealed().follow(Phase.OfferingCut.class);
        for (int seat : List.of(9, 4, 2)) {
            now = now.asks(patron(seat), new Command.DeclineCut());
        }
        now = now.asks(patron(2), share(2));
        assertNotNow(now, DEALER, share(0));
        assertEquals(
                new Event.CardsCut(Optional.empty(), 100),
                now.asks(DEALER, new Command.CutCards(100)).told().getFirst().event());
    }

    @Test
    void a_recut_keeps_the_seal_and_everybody_may_give_a_share_again() {
        Seated cut =
                sealed().follow(Phase.OfferingCut.class)
                        .asks(patron(9), new Command.AcceptCut())
                        .asks(patron(9), share(1))
                        .asks(patron(9), new Command.CutCards(100))
                        .asks(FLOOR, new Command.OrderRecut("dropped"))
                        .asks(patron(9), share(2));

        Seal seal = cut.state().shoe().seal().orElseThrow();
        assertEquals(ROOT, seal.root());
        assertEquals(
                List.of("2".repeat(64)), seal.shares().stream().map(Seal.Share::nonce).toList());
    }

    @Test
    void it_is_opened_once_when_the_shoe_is_over_and_then_the_next_can_be_sealed() {
        Seated playing =
                sealed().follow(Phase.Cutting.class)
                        .asks(patron(9), share(1))
                        .follow(Phase.AcceptingWagers.class);
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
                new Event.SealOpened(ROOT, KEY, Decks.of(8)), opened.told().getFirst().event());
        assertEquals(Optional.empty(), opened.state().shoe().seal());
        assertNotNow(opened, DEALER, OPEN);
        assertEquals(Stage.PUBLISHED, stage(opened.asks(DEALER, PUBLISH)));
    }

    @Test
    void a_seal_that_nobody_opens_stays_over_while_the_next_shoe_is_dealt_unsealed() {
        Seated over =
                sealed().follow(Phase.Cutting.class)
                        .asks(patron(9), share(1))
                        .follow(Phase.AcceptingWagers.class)
                        .asks(FLOOR, new Command.OrderShuffle("a wish"))
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
                        new Event.SealPublished(ROOT),
                        new Event.NonceAdded(Spot.seat(1), ROOT),
                        new Event.SealOpened(ROOT, KEY, Decks.of(8)))) {
            var happened = new Happened(DEALER, table.state().clock(), event, List.of(), List.of());
            assertThrows(CorruptLog.class, () -> Table.apply(table.state(), happened));
        }
    }
}
