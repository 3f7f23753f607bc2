package baccarat.table;

import static baccarat.table.FalseRecords.SEAT;
import static baccarat.table.FalseRecords.happened;
import static baccarat.table.Seated.DEALER;
import static baccarat.table.Seated.FLOOR;
import static baccarat.table.Seated.NOON;
import static baccarat.table.Seated.card;
import static baccarat.table.Seated.cards;
import static baccarat.table.Seated.name;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.rules.Money;
import baccarat.rules.Placed;
import baccarat.rules.Side;
import baccarat.rules.Step;
import baccarat.rules.Wager;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// A record that cannot be true is found and stops the table.
class InvariantsTest {

    @ParameterizedTest
    @MethodSource("baccarat.table.Seated#examples")
    void every_state_of_two_rounds_passes_the_full_count(String example) {
        List<Seated> walk = Walk.through(example);
        TableState before = walk.getFirst().state();
        for (Seated table : walk.subList(1, walk.size())) {
            assertDoesNotThrow(() -> Invariants.check(table.state()));
            assertEquals(table.state(), Table.replay(before, table.told()));
            before = table.state();
        }
    }

    private static Seated round() {
        return Seated.open("ma-mini", 2, 5).wager(2, Wager.PLAYER, 100).step().step();
    }

    /// One card more or less in one of the places.
    private static Stock counted(Stock stock, String place, int more) {
        return new Stock(
                stock.decks(),
                stock.inPlay(),
                stock.stacked() + (place.equals("stacked") ? more : 0),
                stock.shoe() + (place.equals("shoe") ? more : 0),
                stock.laid() + (place.equals("laid") ? more : 0),
                stock.aside() + (place.equals("aside") ? more : 0),
                stock.discards() + (place.equals("discards") ? more : 0),
                stock.unseen(),
                stock.lastRound(),
                stock.opened());
    }

    @ParameterizedTest
    @CsvSource({
        "stacked, 1",
        "shoe, 1",
        "shoe, -1",
        "laid, 1",
        "laid, -1",
        "aside, 1",
        "discards, 1",
        "discards, -1"
    })
    void a_card_missing_or_too_many_is_found_after_any_event(String place, int more) {
        TableState state = round().state();
        TableState wrong = state.with(counted(state.stock(), place, more));
        Happened next = happened(new Event.TrayFilled(Money.dollars(1)));

        assertThrows(CorruptLog.class, () -> Invariants.check(wrong));
        assertThrows(CorruptLog.class, () -> Table.apply(wrong, next));
        assertDoesNotThrow(() -> Table.apply(state, next));
    }

    @Test
    void no_place_holds_less_than_no_card() {
        Stock stock = Seated.open("ma-mini", 2).state().stock();

        for (String place : List.of("stacked", "laid", "aside")) {
            assertThrows(CorruptLog.class, () -> counted(stock, place, -1));
        }
    }

    @Test
    void a_card_set_aside_that_nobody_kept_is_found() {
        TableState state = Seated.open("ma-mini", 2).state();
        Stock moved = counted(counted(state.stock(), "shoe", -1), "aside", 1);

        assertThrows(CorruptLog.class, () -> Invariants.check(state.with(moved)));
    }

    @Test
    void wagers_that_lie_are_counted_while_an_irregularity_waits_too() {
        Seated now =
                Seated.open("ma-mini", 2)
                        .wager(2, Wager.PLAYER, 100)
                        .asks(DEALER, new Command.ReportFaceUpInTheShoe(card("5h")));

        assertDoesNotThrow(() -> Invariants.check(now.state()));
    }

    @Test
    void an_event_before_the_one_before_is_found() {
        TableState state = Seated.open("ma-mini", 2).state();
        var early =
                new Happened(
                        FLOOR,
                        NOON.minusNanos(1),
                        new Event.TrayFilled(Money.dollars(1)),
                        List.of(),
                        List.of());

        assertThrows(CorruptLog.class, () -> Table.apply(state, early));
    }

    @Test
    void a_face_the_decks_do_not_hold_is_found() {
        Seated burning = Seated.at("ma-mini").sit(2).follow(Phase.Loaded.class);
        burning = burning.asks(DEALER, new Command.BurnFirst(card("8s")));
        TableState state =
                burning.asks(DEALER, new Command.BurnRest(cards("8s,8s,8s,8s,8s,8s,8s,2d")))
                        .wager(2, Wager.PLAYER, 100)
                        .step()
                        .state();
        var ninth = new Event.CardDealt(Place.PLAYER_FIRST, Optional.of(card("8s")), false);
        var another = new Event.CardDealt(Place.PLAYER_FIRST, Optional.of(card("8h")), false);

        assertThrows(CorruptLog.class, () -> Table.apply(state, happened(ninth)));
        assertDoesNotThrow(() -> Table.apply(state, happened(another)));
    }

    @Test
    void an_event_that_does_not_fit_its_state_is_found() {
        TableState closed = TableState.closed(Seated.rules("ma-mini"));
        TableState open = Seated.open("ma-mini", 2).state();
        TableState dealing = round().state();
        TableState covered = Seated.at("ma-mini").sit(2).follow(Phase.Covered.class).state();
        var step = new Step(SEAT, Wager.PLAYER, Step.Action.PAY, Money.dollars(1), List.of());

        for (TableState state : List.of(closed, open, covered)) {
            assertDoesNotFit(
                    state, new Event.CardDealt(Place.PLAYER_FIRST, Optional.empty(), false));
            assertDoesNotFit(state, new Event.HandTurned(Side.PLAYER, cards("2h,3h")));
            assertDoesNotFit(state, new Event.CardLifted(Place.PLAYER_FIRST, card("2h")));
            assertDoesNotFit(state, new Event.Called(Call.RESULT, "tie hand"));
            assertDoesNotFit(state, new Event.RightGivenUp(Side.PLAYER, SEAT));
            assertDoesNotFit(state, new Event.PressChosen(SEAT, Optional.empty()));
            assertDoesNotFit(state, new Event.CardsCleared(List.of()));
            assertDoesNotFit(state, new Event.RoundVoided(1, Play.Kind.PLAYED));
            assertDoesNotFit(state, new Event.Settled(step));
            assertDoesNotFit(state, new Event.OneMoreDiscarded());
            assertDoesNotFit(state, new CuratorEvent.ShoeDeclined(SEAT));
            assertDoesNotFit(state, new Event.MustHitNotReached());
        }
        for (TableState state : List.of(closed, dealing, covered)) {
            assertCorrupt(
                    state, new Event.WagerPlaced(Placed.of(SEAT, Wager.PLAYER, Money.dollars(1))));
            assertCorrupt(state, new Event.WagerWithdrawn(SEAT, Wager.PLAYER));
            assertCorrupt(state, new Event.FreeHandAsked(name(2)));
        }
        for (TableState state : List.of(closed, open, dealing)) {
            assertCorrupt(state, new Event.DutyDone(Duty.WASH));
            assertCorrupt(state, new Event.RecutOrdered("seen"));
            assertCorrupt(state, new Event.Settled(step));
            assertCorrupt(state, new Event.PatronLeft("nobody"));
            assertCorrupt(state, new Event.PlaceGivenUp("nobody", SEAT));
            assertCorrupt(state, new Event.LeaveBegun("nobody"));
        }
    }

    private static CorruptLog assertCorrupt(TableState state, Event event) {
        return assertThrows(
                CorruptLog.class,
                () -> Table.apply(state, happened(event)),
                () -> event + " in " + state.phase());
    }

    /// It is found before anything is made of it.
    private static void assertDoesNotFit(TableState state, Event event) {
        String found = String.valueOf(assertCorrupt(state, event).getMessage());
        assertTrue(found.contains(" cannot happen "), found);
    }

    @Test
    void a_step_of_the_settlement_out_of_its_order_is_found() {
        Seated table =
                Seated.open("ma-mini", 2, 5)
                        .wager(2, Wager.PLAYER, 100)
                        .wager(5, Wager.BANKER, 100)
                        .dealing("2h,Ks", "9c,Kd")
                        .step()
                        .follow(Phase.Settling.class);
        List<Step> left = ((Phase.Settling) table.state().phase()).steps();

        assertEquals(3, left.size());
        assertCorrupt(table.state(), new Event.Settled(left.get(1)));
        assertCorrupt(table.state(), new Event.Settled(left.getLast()));
        assertEquals(new Event.Settled(left.getFirst()), table.step().told().getFirst().event());
    }
}
