package baccarat.table;

import static baccarat.rules.House.NO_SUCH_CARD_LEFT;
import static baccarat.rules.House.SUIT_NEEDED;
import static baccarat.table.Seated.DEALER;
import static baccarat.table.Seated.FLOOR;
import static baccarat.table.Seated.card;
import static baccarat.table.Seated.patron;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import baccarat.cards.Card;
import baccarat.rules.Side;
import baccarat.rules.Wager;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Where no wager needs suits, a dealer of real cards may enter ranks alone.
class RanksAloneTest {

    private static final String ROYAL_9 = "ma-mini-everything";

    static Stream<String> withoutSuits() {
        return Seated.examples()
                .filter(example -> !Seated.rules(example).wagers().needSuits())
                .sorted();
    }

    private static Card rank(String written) {
        return Card.ofFace(written).orElseThrow();
    }

    private static Seated dealing(Seated table, String... hands) {
        return new Seated(table.state(), faces(hands[0]), faces(hands[1]), table.told());
    }

    private static List<Card> faces(String written) {
        return Stream.of(written.split(",")).map(RanksAloneTest::rank).toList();
    }

    @ParameterizedTest
    @MethodSource("withoutSuits")
    void a_round_by_ranks_comes_to_what_it_comes_to_with_suits(String example) {
        Seated before =
                Seated.open(example, 2, 5)
                        .wager(2, Wager.PLAYER, 100)
                        .wager(5, Wager.BANKER, 100)
                        .wager(5, Wager.TIE, 25);
        for (String[] hands :
                List.of(
                        new String[] {"K,4,5", "T,6"},
                        new String[] {"9,K", "2,6"},
                        new String[] {"2,3,8", "4,A,8"})) {
            Seated byRank = dealing(before, hands).playRound();
            Seated whole = dealing(before, suited(hands[0]), suited(hands[1])).playRound();

            assertEquals(whole.rack(2), byRank.rack(2));
            assertEquals(whole.rack(5), byRank.rack(5));
            assertEquals(
                    whole.state().stock().unseen().count(),
                    byRank.state().stock().unseen().count());
            Invariants.check(byRank.state());
        }
    }

    private static String suited(String hand) {
        return hand.replaceAll("([^,])(?=,|$)", "$1h");
    }

    @Test
    void where_a_wager_needs_suits_each_command_with_a_face_asks_for_them() {
        Seated loaded = Seated.at(ROYAL_9).sit(2, 5).follow(Phase.Loaded.class);
        assertEquals(SUIT_NEEDED, loaded.refuses(DEALER, new Command.BurnFirst(rank("8"))));

        Seated open = Seated.open(ROYAL_9, 2, 5);
        assertEquals(
                SUIT_NEEDED, open.refuses(DEALER, new Command.ReportFaceUpInTheShoe(rank("8"))));
        Seated turning = open.wager(2, Wager.PLAYER, 100).step().follow(Phase.Turning.class);
        assertEquals(
                SUIT_NEEDED,
                turning.refuses(patron(2), new Command.Lift(Place.PLAYER_FIRST, rank("8"))));
        assertEquals(
                SUIT_NEEDED,
                turning.refuses(patron(2), new Command.Turn(Side.PLAYER, faces("8,Kh"))));
        Seated over = turning.follow(Phase.Clearing.class).step();
        Card was = rank("8");
        assertEquals(
                SUIT_NEEDED,
                over.refuses(
                        FLOOR, new Command.CorrectFace(1, Place.PLAYER_FIRST, was, "misread")));
    }

    @Test
    void a_record_of_a_card_without_a_suit_is_corrupt_where_a_wager_needs_suits() {
        TableState loaded = Seated.at(ROYAL_9).sit(2, 5).follow(Phase.Loaded.class).state();
        var burned = new Event.FirstCardBurned(rank("8"));
        var happened = new Happened(DEALER, loaded.clock(), burned, List.of(), List.of());

        assertThrows(CorruptLog.class, () -> Table.apply(loaded, happened));
    }

    /// Eight decks hold 32 eights: ten are burned, and four shown in each of five rounds.
    @Test
    void the_decks_hold_no_thirty_third_card_of_a_rank() {
        Seated now = Seated.at("ma-mini").sit(2, 5).follow(Phase.Loaded.class);
        now = now.asks(DEALER, new Command.BurnFirst(rank("K")));
        now = now.asks(DEALER, new Command.BurnRest(Collections.nCopies(10, rank("8"))));
        for (int round = 0; round < 5; round++) {
            now =
                    dealing(now.follow(Phase.AcceptingWagers.class), "8,8,K", "8,8,K")
                            .wager(2, Wager.PLAYER, 100)
                            .playRound();
        }
        now = now.wager(2, Wager.PLAYER, 100).step().follow(Phase.Turning.class);

        for (String eights : List.of("8,8", "8h,8", "8h,8s")) {
            Seated last = now.asks(patron(2), new Command.Turn(Side.PLAYER, faces(eights)));
            last = last.follow(Phase.Turning.class);
            for (String more : List.of("8", "8d")) {
                assertEquals(
                        NO_SUCH_CARD_LEFT,
                        last.refuses(DEALER, new Command.Turn(Side.BANKER, faces(more + ",K"))));
            }
        }
    }

    @Test
    void a_rank_that_was_misread_is_corrected_to_another() {
        Seated wrong =
                dealing(
                                Seated.open("ma-mini", 2, 5)
                                        .wager(2, Wager.PLAYER, 100)
                                        .wager(5, Wager.BANKER, 100),
                                "4,5",
                                "3,5")
                        .playRound();
        Seated right =
                wrong.asks(
                        FLOOR,
                        new Command.CorrectFace(1, Place.PLAYER_FIRST, rank("2"), "misread"));

        assertEquals(
                List.of(
                        new Event.FaceCorrected(
                                1, Place.PLAYER_FIRST, rank("4"), rank("2"), "misread")),
                right.told(Event.FaceCorrected.class));
        assertEquals(2, right.told(Event.WagerCorrected.class).size());
    }

    @Test
    void an_exposed_card_may_be_a_rank() {
        Seated dealing = Seated.open("ma-mini", 2, 5).wager(2, Wager.PLAYER, 100).step();
        Seated exposed =
                dealing.asks(DEALER, new Command.Draw(Place.PLAYER_FIRST, Optional.of(rank("9"))));
        assertEquals(
                Optional.of(rank("9")),
                exposed.state().play().at(Place.PLAYER_FIRST).orElseThrow().face());
        assertEquals(8, exposed.state().stock().unseen().of(card("9h")));
    }
}
