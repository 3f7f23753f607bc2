package baccarat.table;

import static baccarat.table.Seated.DEALER;
import static baccarat.table.Seated.name;
import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.rules.Money;
import baccarat.rules.Placed;
import baccarat.rules.Side;
import baccarat.rules.Spot;
import baccarat.rules.Wager;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// What an older log may hold and today's readings rule out.
class EarlierReadingTest {

    private static final Spot SEAT = Spot.seat(2);

    private static void assertReading(int reading, Seated table, Event event) {
        assertEquals(
                Optional.of(new EarlierReading(reading)), EarlierReading.of(table.state(), event));
        assertEquals(
                "by an earlier reading; today see reading " + reading,
                new EarlierReading(reading).toString());
    }

    private static void assertNone(Seated table, Event event) {
        assertEquals(Optional.empty(), EarlierReading.of(table.state(), event));
    }

    @Test
    void a_press_is_chosen_before_a_third_card_is_seen() {
        Seated dealt =
                Seated.open("ma-mini", 2)
                        .wager(2, Wager.PLAYER, 100)
                        .dealing("Ah,Ad,3h", "2c,Kd,4d")
                        .step();
        Seated turning = dealt.follow(Phase.Turning.class);
        Seated seen = dealt.follow(Phase.CallingResult.class);
        var settled = new Event.HouseMoneySettled(SEAT, Optional.of(Side.PLAYER), List.of());

        assertReading(41, seen, new Event.PressChosen(SEAT, Optional.of(Side.PLAYER)));
        assertReading(41, seen, settled);
        assertNone(seen, new Event.PressChosen(SEAT, Optional.empty()));
        assertNone(turning, new Event.PressChosen(SEAT, Optional.of(Side.PLAYER)));
        assertNone(turning, settled);
    }

    @Test
    void a_royal_9_wager_is_at_a_chair_that_has_a_combination() {
        Seated open = Seated.open("ma-mini-everything", 2);
        Money five = Money.dollars(5);

        assertReading(
                44, open, new Event.WagerPlaced(Placed.of(Spot.seat(9), Wager.ROYAL_9, five)));
        assertNone(open, new Event.WagerPlaced(Placed.of(SEAT, Wager.ROYAL_9, five)));
        assertNone(open, new Event.WagerPlaced(Placed.of(Spot.seat(9), Wager.PLAYER, five)));
    }

    @Test
    void a_patron_has_places_of_one_kind() {
        Seated open = Seated.open("wa-mini", 2);

        assertReading(52, open, new Event.PlaceTaken(name(2), Spot.line(1)));
        assertNone(open, new Event.PlaceTaken(name(2), Spot.seat(3)));
    }

    @Test
    void the_cover_card_of_a_sealed_shoe_comes_where_it_was_placed() {
        Seated plain = Seated.open("ma-mini", 2);
        Seated sealed =
                Seated.at("ma-mini").asks(DEALER, new Command.PublishSeal("ab".repeat(32))).sit(2);
        TableState state = plain.state();
        Optional<Seal> inPlay =
                sealed.state().shoe().seal().map(seal -> seal.in(Seal.Stage.IN_PLAY));
        TableState withSeal = state.with(state.shoe().with(inPlay));
        Seated open = new Seated(withSeal, List.of(), List.of(), List.of());

        assertReading(56, open, new Event.CoverCardOut(20));
        assertNone(open, new Event.CoverCardOut(14));
        assertNone(plain, new Event.CoverCardOut(20));
    }

    @Test
    void nothing_that_two_rounds_have_today_is_an_earlier_reading() {
        for (String example : Seated.examples().toList()) {
            List<Seated> walk = Walk.through(example);
            TableState before = walk.getFirst().state();
            for (Seated table : walk.subList(1, walk.size())) {
                for (Happened happened : table.told()) {
                    assertEquals(Optional.empty(), EarlierReading.of(before, happened.event()));
                    before = Table.apply(before, happened);
                }
            }
        }
    }
}
