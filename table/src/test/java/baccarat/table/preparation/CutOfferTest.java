package baccarat.table.preparation;

import static baccarat.rules.Cutting.BURN_FACE_DOWN;
import static baccarat.rules.Cutting.BURN_SHOWN;
import static baccarat.rules.Cutting.COVER_CARD_PLACED;
import static baccarat.rules.Cutting.CUT_DEPTH;
import static baccarat.rules.Cutting.CUT_OFFERED;
import static baccarat.rules.Cutting.DEALER_CUTS_BY_CHOICE;
import static baccarat.rules.Cutting.DEALER_CUTS_IF_NOBODY_DOES;
import static baccarat.table.Seated.DEALER;
import static baccarat.table.Seated.FLOOR;
import static baccarat.table.Seated.name;
import static baccarat.table.Seated.patron;
import static baccarat.table.preparation.CutOffers.assertDealerCuts;
import static baccarat.table.preparation.CutOffers.assertOffered;
import static baccarat.table.preparation.CutOffers.beforeTheOffer;
import static baccarat.table.preparation.CutOffers.downFrom;
import static baccarat.table.preparation.CutOffers.firstShoeDealtBy4;
import static baccarat.table.preparation.CutOffers.has;
import static baccarat.table.preparation.CutOffers.offerToEverySetOfSeats;
import static baccarat.table.preparation.CutOffers.shoeEnded;
import static baccarat.table.preparation.CutOffers.take;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import baccarat.cards.Card;
import baccarat.cards.Rank;
import baccarat.cards.Suit;
import baccarat.cites.Cites;
import baccarat.rules.Spot;
import baccarat.table.Command;
import baccarat.table.Curator;
import baccarat.table.Decision;
import baccarat.table.Event;
import baccarat.table.Person;
import baccarat.table.Phase;
import baccarat.table.Seated;
import baccarat.table.Stock;
import baccarat.table.TableState;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The cut: to whom it is offered, how deep it is, when it is repeated; then cover card and burn.
class CutOfferTest {

    @Cites({"ma-baccarat 5(c)", "ma-mini ma-mini-earlier 5(b)"})
    @ParameterizedTest
    @ValueSource(strings = {"ma-baccarat", "ma-mini", "ma-mini-earlier", "wa-mini"})
    void the_cut_is_offered_clockwise_from_the_highest_seat_until_the_dealer_cuts(String example) {
        Seated table = beforeTheOffer(Seated.rules(example));

        offerToEverySetOfSeats(table, 1, 0, CutOffers::downFromTheHighest);
    }

    @Cites("ma-midi 5(c)")
    @Test
    void the_cut_is_offered_counterclockwise_from_the_highest_seat_until_the_dealer_cuts() {
        Seated table = beforeTheOffer(Seated.rules("ma-midi"));

        offerToEverySetOfSeats(table, 1, 0, CutOffers::upFromTheHighest);
    }

    @Cites({"ma-baccarat ma-midi 5(c)", "ma-mini ma-mini-earlier 5(b)"})
    @ParameterizedTest
    @CsvSource({"ma-baccarat, 9 4 2", "ma-midi, 9 2 4", "ma-mini, 9 4 2", "ma-mini-earlier, 9 4 2"})
    void whoever_accepts_cuts_and_nobody_else(String example, String order) {
        List<Integer> seats = List.of(order.split(" ")).stream().map(Integer::valueOf).toList();
        Seated offered = Seated.at(example).sit(2, 4, 9).follow(Phase.OfferingCut.class);
        for (int accepting : seats) {
            Seated now = offered;
            for (int before : seats.subList(0, seats.indexOf(accepting))) {
                now = now.asks(DEALER, new Command.DeclineCut());
                assertEquals(CUT_OFFERED, now.refuses(patron(before), new Command.AcceptCut()));
            }
            assertEquals(CUT_OFFERED, now.refuses(DEALER, new Command.AcceptCut()));
            now = now.asks(patron(accepting), new Command.AcceptCut());
            for (Person other : List.of(DEALER, FLOOR, patron(20))) {
                assertEquals(CUT_OFFERED, now.refuses(other, new Command.CutCards(100)));
            }
            now = now.asks(patron(accepting), new Command.CutCards(100));
            assertEquals(
                    new Event.CardsCut(Optional.of(Spot.seat(accepting)), 100),
                    now.told().getFirst().event());
        }
    }

    @Cites("ma-mini 5(b)")
    @Test
    void where_the_house_has_the_dealer_cut_nobody_is_offered_it() {
        Seated table = Seated.at("ma-mini", "cut: offered", "cut: dealer").sit(1, 5, 9);
        Seated now = table.follow(Phase.Cutting.class);

        assertDealerCuts(now);
        now = now.asks(DEALER, new Command.CutCards(100));
        assertEquals(new Event.CardsCut(Optional.empty(), 100), now.told().getFirst().event());
        assertEquals(DEALER_CUTS_BY_CHOICE, now.told().getFirst().because().getFirst());
    }

    @Cites({"ma-baccarat ma-midi 5(c)", "ma-mini ma-mini-earlier 5(b)"})
    @ParameterizedTest
    @ValueSource(strings = {"ma-baccarat", "ma-midi", "ma-mini", "ma-mini-earlier"})
    void the_dealer_cuts_because_nobody_did(String example) {
        Seated now = Seated.at(example).sit(3).follow(Phase.OfferingCut.class);
        now = now.asks(patron(3), new Command.DeclineCut()).step();

        assertEquals(DEALER_CUTS_IF_NOBODY_DOES, now.told().getFirst().because().getFirst());
    }

    /// Ten seats, every set of them, every curator there may have been.
    @Cites("ma-baccarat 5(c)")
    @Test
    void a_later_cut_is_offered_clockwise_from_the_last_curator() {
        int seats = 10;
        Seated table = beforeTheOffer(Seated.rules("ma-baccarat", "seats: 14", "seats: 10"));
        for (int taken = 2; taken < 1 << (seats + 1); taken += 2) {
            Seated now = table;
            for (int seat = 1; seat <= seats; seat++) {
                now = has(taken, seat) ? now.asks(patron(seat), take(seat)) : now;
            }
            for (int last = 1; last <= seats; last++) {
                TableState later = now.state().with(Optional.of(Curator.at(Spot.seat(last))));
                Seated offered = new Seated(later, List.of(), List.of(), List.of()).step();
                int first = has(taken, last) ? last : seats;
                assertEquals(
                        new Phase.OfferingCut(
                                downFrom(first, taken, seats).stream().map(Spot::seat).toList()),
                        offered.state().phase());
            }
        }
    }

    @Cites("ma-baccarat 5(c)")
    @Test
    void the_last_curator_is_offered_the_cut_of_the_next_shoe_first() {
        assertOffered(List.of(4, 2, 9), shoeEnded(firstShoeDealtBy4()));
    }

    @Cites("ma-baccarat 5(c)")
    @Test
    void if_the_last_curator_has_left_the_offer_starts_at_the_highest_seat() {
        Seated left = firstShoeDealtBy4().lastRounds().asks(patron(4), new Command.Leave(name(4)));

        assertOffered(List.of(9, 2), left.follow(Phase.OfferingCut.class));
    }

    @Cites("ma-baccarat 5(c)")
    @Test
    void if_the_dealer_was_curator_the_offer_starts_at_the_highest_seat() {
        Seated named =
                Seated.at("ma-baccarat")
                        .sit(2, 4, 9)
                        .follow(Phase.OfferingShoe.class)
                        .asks(patron(2), new Command.NameDealer());

        assertOffered(List.of(9, 4, 2), shoeEnded(named));
    }

    @Cites("ma-mini ma-mini-earlier 5(b)")
    @ParameterizedTest
    @ValueSource(strings = {"ma-mini", "ma-mini-earlier"})
    void every_shoe_of_a_mini_starts_at_the_highest_seat(String example) {
        Seated table = Seated.open(example, 2, 4, 9);

        assertOffered(List.of(9, 4, 2), table.lastRounds().follow(Phase.OfferingCut.class));
    }

    @Cites({"ma-baccarat ma-midi 5(d)", "ma-mini ma-mini-earlier 5(c)"})
    @ParameterizedTest(name = "{0}: {1} cards, {2} from either end")
    @CsvSource({
        "ma-baccarat, 416, 52",
        "ma-midi, 416, 52",
        "ma-mini, 416, 52",
        "ma-mini-earlier, 312, 10",
        "ma-mini-ez, 416, 52",
        "wa-mini, 416, 52",
        "wa-mini-no-commission, 312, 52"
    })
    void a_cut_is_deep_enough_from_either_end(String example, int cards, int least) {
        Seated cutting = Seated.at(example).sit(1).follow(Phase.Cutting.class);
        Person who = Seated.who(cutting.due());

        for (int depth = -1; depth <= cards + 1; depth++) {
            Decision cut = cutting.decide(who, new Command.CutCards(depth));
            if (least <= depth && depth <= cards - least) {
                assertInstanceOf(Decision.Accepted.class, cut, "cut at " + depth);
            } else {
                assertEquals(CUT_DEPTH, cutting.refuses(who, new Command.CutCards(depth)));
            }
        }
    }

    @Cites({"ma-baccarat ma-midi 5(e)", "ma-mini ma-mini-earlier 5(d)"})
    @ParameterizedTest
    @ValueSource(strings = {"ma-baccarat", "ma-midi", "ma-mini", "ma-mini-earlier", "wa-mini"})
    void fourteen_cards_or_more_lie_behind_the_cover_card(String example) {
        Seated covering = Seated.at(example).sit(1).follow(Phase.Covering.class);
        int all = covering.state().stock().total();

        for (int behind = -1; behind <= all + 1; behind++) {
            Decision placed = covering.decide(DEALER, new Command.PlaceCoverCard(behind));
            boolean deep = 14 <= behind && behind <= all - 11;
            assertEquals(deep, placed instanceof Decision.Accepted, behind + " behind");
        }
        assertEquals(COVER_CARD_PLACED, covering.refuses(DEALER, new Command.PlaceCoverCard(13)));
    }

    @Cites({"ma-baccarat ma-midi 5(e)", "ma-mini ma-mini-earlier 5(f)"})
    @ParameterizedTest
    @EnumSource(Rank.class)
    void the_first_card_says_how_many_more_are_burned(Rank rank) {
        int more =
                switch (rank) {
                    case ACE -> 1;
                    case TWO -> 2;
                    case THREE -> 3;
                    case FOUR -> 4;
                    case FIVE -> 5;
                    case SIX -> 6;
                    case SEVEN -> 7;
                    case EIGHT -> 8;
                    case NINE -> 9;
                    case TEN, JACK, QUEEN, KING -> 10;
                };
        for (String example : List.of("ma-baccarat", "ma-midi", "ma-mini")) {
            burnsAndShows(example, new Card(rank, Suit.HEARTS), more);
        }
        for (String example : List.of("ma-mini-earlier", "wa-mini", "wa-mini-no-commission")) {
            burnsUnseen(example, new Card(rank, Suit.HEARTS), more);
        }
    }

    private static void burnsAndShows(String example, Card first, int more) {
        Seated now = Seated.at(example).sit(1).follow(Phase.Loaded.class);
        now = now.asks(DEALER, new Command.BurnFirst(first));
        for (int shown : new int[] {0, more - 1, more + 1}) {
            var wrong = new Command.BurnRest(now.unseen(shown));
            if (shown != more) {
                assertEquals(BURN_SHOWN, now.refuses(DEALER, wrong));
            }
        }
        List<Card> faces = now.unseen(more);
        Seated burned = now.asks(DEALER, new Command.BurnRest(faces));
        assertEquals(new Event.CardsBurned(more, faces), burned.told().getFirst().event());
        assertBurned(burned, more + 1, more + 1);
    }

    private static void burnsUnseen(String example, Card first, int more) {
        Seated now = Seated.at(example).sit(1).follow(Phase.Loaded.class);
        now = now.asks(DEALER, new Command.BurnFirst(first));
        assertEquals(BURN_FACE_DOWN, now.refuses(DEALER, new Command.BurnRest(now.unseen(more))));
        Seated burned = now.asks(DEALER, new Command.BurnRest(List.of()));
        assertEquals(new Event.CardsBurned(more, List.of()), burned.told().getFirst().event());
        assertBurned(burned, more + 1, 1);
    }

    private static void assertBurned(Seated table, int burned, int seen) {
        Stock stock = table.state().stock();
        assertEquals(burned, stock.discards());
        assertEquals(stock.total() - burned, stock.shoe());
        assertEquals(stock.total() - seen, stock.unseen().count());
    }
}
