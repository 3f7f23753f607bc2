package baccarat.table.preparation;

import static baccarat.rules.Cutting.BURN_FACE_DOWN;
import static baccarat.rules.Cutting.BURN_SHOWN;
import static baccarat.rules.Cutting.COVER_CARD_PLACED;
import static baccarat.rules.Cutting.CUT_DEPTH;
import static baccarat.rules.Cutting.CUT_OFFERED;
import static baccarat.rules.Cutting.DEALER_CUTS_BY_CHOICE;
import static baccarat.rules.Cutting.DEALER_CUTS_IF_NOBODY_DOES;
import static baccarat.rules.Cutting.RECUT_ORDERED;
import static baccarat.rules.House.REASON_NEEDED;
import static baccarat.table.Seated.DEALER;
import static baccarat.table.Seated.FLOOR;
import static baccarat.table.Seated.SUPERVISOR;
import static baccarat.table.Seated.name;
import static baccarat.table.Seated.patron;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import baccarat.cards.Card;
import baccarat.cards.Rank;
import baccarat.cards.Suit;
import baccarat.cites.Cites;
import baccarat.rules.Money;
import baccarat.rules.Spot;
import baccarat.rules.TableRules;
import baccarat.table.By;
import baccarat.table.Command;
import baccarat.table.Curator;
import baccarat.table.Decision;
import baccarat.table.Due;
import baccarat.table.Event;
import baccarat.table.Move;
import baccarat.table.Person;
import baccarat.table.Phase;
import baccarat.table.Role;
import baccarat.table.Seated;
import baccarat.table.Stock;
import baccarat.table.TableState;
import java.util.ArrayList;
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

        offerToEverySetOfSeats(table, 1, 0, CutOfferTest::downFromTheHighest);
    }

    @Cites("ma-midi 5(c)")
    @Test
    void the_cut_is_offered_counterclockwise_from_the_highest_seat_until_the_dealer_cuts() {
        Seated table = beforeTheOffer(Seated.rules("ma-midi"));

        offerToEverySetOfSeats(table, 1, 0, CutOfferTest::upFromTheHighest);
    }

    private interface Walk {
        /// The seats of `taken`, a set of bits, in the order of the offer.
        List<Integer> over(int taken, int seats);
    }

    private static boolean has(int taken, int seat) {
        return (taken & (1 << seat)) != 0;
    }

    private static List<Integer> downFromTheHighest(int taken, int seats) {
        return downFrom(seats, taken, seats);
    }

    private static List<Integer> downFrom(int first, int taken, int seats) {
        var order = new ArrayList<Integer>();
        for (int walked = 0, seat = first; walked < seats; walked++) {
            if (has(taken, seat)) {
                order.add(seat);
            }
            seat = seat == 1 ? seats : seat - 1;
        }
        return order;
    }

    private static List<Integer> upFromTheHighest(int taken, int seats) {
        var order = new ArrayList<Integer>();
        int highest = 31 - Integer.numberOfLeadingZeros(taken | 1);
        for (int walked = 0, seat = Math.max(highest, 1); walked < seats; walked++) {
            if (has(taken, seat)) {
                order.add(seat);
            }
            seat = seat == seats ? 1 : seat + 1;
        }
        return order;
    }

    /// One duty before the offer, with somebody at the table who has no seat.
    private static Seated beforeTheOffer(TableRules rules) {
        Seated now =
                Seated.at(rules)
                        .asks(
                                Person.patron("standing"),
                                new Command.BuyIn("standing", Money.dollars(100)));
        while (tasksLeft(now) > 1) {
            now = now.step();
        }
        return now;
    }

    private static int tasksLeft(Seated table) {
        return ((Phase.Preparing) table.state().phase()).tasks().size();
    }

    private static void offerToEverySetOfSeats(Seated table, int seat, int taken, Walk walk) {
        int seats = table.state().rules().seating().seats();
        if (seat > seats) {
            assertOffered(walk.over(taken, seats), table.step());
            return;
        }
        offerToEverySetOfSeats(table, seat + 1, taken, walk);
        Seated sits = table.asks(patron(seat), take(seat));
        offerToEverySetOfSeats(sits, seat + 1, taken | (1 << seat), walk);
    }

    /// Every one of `order` is asked and declines, then the dealer cuts.
    private static void assertOffered(List<Integer> order, Seated table) {
        Seated now = table;
        for (int seat : order) {
            Due due = now.due();
            assertEquals(new Move.AcceptCut(), due.move());
            assertEquals(Optional.of(name(seat)), due.by().patron());
            now = now.asks(patron(seat), new Command.DeclineCut());
            assertEquals(new Event.CutDeclined(Spot.seat(seat)), now.told().getFirst().event());
        }
        assertDealerCuts(now);
    }

    private static void assertDealerCuts(Seated table) {
        assertEquals(new Move.CutCards(), table.due().move());
        assertEquals(By.THE_DEALER, table.due().by());
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

    private static Command take(int seat) {
        return new Command.TakePlace(name(seat), Spot.seat(seat));
    }

    /// The second shoe's offer, after a first shoe that `4` dealt.
    private static Seated firstShoeDealtBy4() {
        Seated now = Seated.at("ma-baccarat").sit(2, 4, 9).follow(Phase.OfferingShoe.class);
        return now.asks(patron(2), new Command.DeclineShoe())
                .asks(patron(4), new Command.AcceptShoe());
    }

    private static Seated shoeEnded(Seated table) {
        return table.lastRounds().follow(Phase.OfferingCut.class);
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

    private static Command giveUp(int seat) {
        return new Command.GiveUpPlace(name(seat), Spot.seat(seat));
    }

    @Test
    void a_seat_that_is_given_up_is_offered_nothing_any_more() {
        Seated table = Seated.at("ma-mini").sit(2, 5);
        Seated offered = table.follow(Phase.OfferingCut.class);

        assertOffered(List.of(2), offered.asks(patron(5), giveUp(5)));
        assertOffered(List.of(5), offered.asks(patron(2), giveUp(2)));
        assertOffered(List.of(2), table.follow(Phase.Cutting.class).asks(patron(5), giveUp(5)));
        Seated cut = table.follow(Phase.Covering.class).asks(patron(2), giveUp(2));
        assertDealerCuts(cut.asks(FLOOR, RECUT));
        Seated shoe = Seated.at("ma-baccarat").sit(2, 5).follow(Phase.OfferingShoe.class);
        assertEquals(Optional.of(name(5)), shoe.asks(patron(2), giveUp(2)).due().by().patron());
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

    private static final Command RECUT = new Command.OrderRecut("the cut was seen");

    /// The first of three patrons declines, the second cuts.
    private static Seated cutBySecond(String example, String... changes) {
        return Seated.at(example, changes)
                .sit(2, 4, 9)
                .follow(Phase.OfferingCut.class)
                .asks(DEALER, new Command.DeclineCut())
                .follow(Phase.Covering.class);
    }

    @Cites("ma-baccarat ma-midi 5(f)")
    @ParameterizedTest
    @CsvSource({
        "ma-baccarat, recut-by: last-cutter, 4",
        "ma-midi, recut-by: next-entitled, 2",
    })
    void a_recut_is_by_who_cut_last_where_the_house_says_so(
            String example, String submitted, int second) {
        Seated cut = cutBySecond(example, submitted, "recut-by: last-cutter");

        Seated recut = cut.asks(SUPERVISOR, RECUT);
        assertEquals(new Move.CutCards(), recut.due().move());
        assertEquals(Optional.of(name(second)), recut.due().by().patron());
        assertEquals(
                Optional.of(name(second)),
                recut.step().asks(SUPERVISOR, RECUT).due().by().patron());
    }

    @Cites("ma-baccarat ma-midi 5(f)")
    @ParameterizedTest
    @CsvSource({
        "ma-baccarat, recut-by: last-cutter, 2",
        "ma-midi, recut-by: next-entitled, 4",
    })
    void a_recut_is_by_the_next_who_is_entitled_where_the_house_says_so(
            String example, String submitted, int third) {
        assertRecutByTheNext(cutBySecond(example, submitted, "recut-by: next-entitled"), third);
    }

    @Cites("ma-mini ma-mini-earlier 5(e)")
    @ParameterizedTest
    @ValueSource(strings = {"ma-mini", "ma-mini-earlier", "wa-mini"})
    void a_recut_at_a_mini_is_by_the_next_who_is_entitled(String example) {
        assertRecutByTheNext(cutBySecond(example), 2);
    }

    /// At last by the dealer, however often.
    private static void assertRecutByTheNext(Seated cut, int third) {
        Seated recut = cut.asks(SUPERVISOR, RECUT);
        assertEquals(new Move.AcceptCut(), recut.due().move());
        assertEquals(Optional.of(name(third)), recut.due().by().patron());
        assertDealerCuts(recut.asks(DEALER, new Command.DeclineCut()));
        Seated again = recut.follow(Phase.Covering.class).asks(SUPERVISOR, RECUT);
        assertDealerCuts(again);
        assertDealerCuts(again.follow(Phase.Covering.class).asks(SUPERVISOR, RECUT));
    }

    @Test
    void a_recut_is_not_for_somebody_else_in_the_seat_of_who_cut_last() {
        Person newcomer = Person.patron("newcomer");
        Seated recut =
                Seated.at("ma-baccarat")
                        .sit(2, 5)
                        .follow(Phase.Covering.class)
                        .asks(patron(5), new Command.Leave(name(5)))
                        .asks(newcomer, new Command.TakePlace("newcomer", Spot.seat(5)))
                        .asks(SUPERVISOR, RECUT);

        assertInstanceOf(Decision.Refused.class, recut.decide(newcomer, new Command.CutCards(100)));
    }

    @Cites("ma-baccarat ma-midi 5(f)")
    @ParameterizedTest
    @ValueSource(strings = {"ma-baccarat", "ma-midi"})
    void the_dealer_who_cut_last_recuts(String example) {
        Seated cut = Seated.at(example).sit(2).follow(Phase.OfferingCut.class);
        cut = cut.asks(patron(2), new Command.DeclineCut()).follow(Phase.Covering.class);

        assertDealerCuts(cut.asks(SUPERVISOR, RECUT));
    }

    @Cites("ma-mini 5(e)")
    @Test
    void a_recut_at_a_table_where_the_dealer_cuts_is_the_dealers() {
        Seated cut =
                Seated.at("ma-mini", "cut: offered", "cut: dealer")
                        .sit(2, 4)
                        .follow(Phase.Covering.class);

        assertDealerCuts(cut.asks(FLOOR, RECUT));
    }

    @Cites({"ma-baccarat ma-midi 5(f)", "ma-mini ma-mini-earlier 5(e)"})
    @ParameterizedTest
    @CsvSource({
        "ma-baccarat, supervisor",
        "ma-midi, supervisor",
        "ma-mini, floorperson supervisor",
        "ma-mini-earlier, floorperson supervisor",
        "wa-mini, floorperson supervisor"
    })
    void a_recut_is_ordered_with_a_reason_by_who_may_order_it(String example, String roles) {
        Seated cut = Seated.at(example).sit(1).follow(Phase.Covering.class);

        for (Role role : Role.values()) {
            Decision recut = cut.decide(new Person(role, "p1"), RECUT);
            if (List.of(roles.split(" ")).contains(role.toString())) {
                assertInstanceOf(Decision.Accepted.class, recut);
            } else {
                assertEquals(RECUT_ORDERED, cut.refuses(new Person(role, "p1"), RECUT));
            }
        }
        assertEquals(REASON_NEEDED, cut.refuses(SUPERVISOR, new Command.OrderRecut(" ")));
    }

    /// The phases from the cut to the burn in which a recut can be ordered.
    @Cites({"ma-baccarat ma-midi 5(f)", "ma-mini ma-mini-earlier 5(e)"})
    @ParameterizedTest
    @CsvSource({
        "ma-baccarat, Covering Covered Loaded",
        "ma-midi, Covering Covered Loaded",
        "ma-mini, Covering Covered",
        "ma-mini-earlier, Covering Covered",
        "wa-mini, Covering Covered"
    })
    void a_recut_is_possible_until_the_document_says_it_is_too_late(String example, String phases) {
        Seated now = Seated.at(example).sit(1);
        var possible = new ArrayList<String>();
        while (!(now.state().phase() instanceof Phase.AcceptingWagers)) {
            if (now.decide(SUPERVISOR, RECUT) instanceof Decision.Accepted(_, var after)) {
                possible.add(now.state().phase().getClass().getSimpleName());
                assertEquals(after.stock().total(), after.stock().stacked());
            }
            now = now.step();
        }

        assertEquals(List.of(phases.split(" ")), possible);
        assertInstanceOf(Decision.Refused.class, now.decide(SUPERVISOR, RECUT));
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
