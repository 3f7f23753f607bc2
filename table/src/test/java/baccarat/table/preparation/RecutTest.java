package baccarat.table.preparation;

import static baccarat.rules.Cutting.RECUT_ORDERED;
import static baccarat.rules.House.REASON_NEEDED;
import static baccarat.table.Seated.DEALER;
import static baccarat.table.Seated.FLOOR;
import static baccarat.table.Seated.SUPERVISOR;
import static baccarat.table.Seated.name;
import static baccarat.table.Seated.patron;
import static baccarat.table.preparation.CutOffers.RECUT;
import static baccarat.table.preparation.CutOffers.assertDealerCuts;
import static baccarat.table.preparation.CutOffers.assertOffered;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import baccarat.cites.Cites;
import baccarat.rules.Spot;
import baccarat.table.Command;
import baccarat.table.Decision;
import baccarat.table.Move;
import baccarat.table.Person;
import baccarat.table.Phase;
import baccarat.table.Role;
import baccarat.table.Seated;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// A recut: who cuts again, who orders it, and how long it is possible.
class RecutTest {

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
}
