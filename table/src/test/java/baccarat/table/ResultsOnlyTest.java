package baccarat.table;

import static baccarat.rules.House.CHIPS_NOT_TRACKED;
import static baccarat.table.Seated.DEALER;
import static baccarat.table.Seated.FLOOR;
import static baccarat.table.Seated.name;
import static baccarat.table.Seated.patron;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.rules.Money;
import baccarat.rules.Spot;
import baccarat.rules.TableRules;
import baccarat.rules.Wager;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// A table whose chips are not tracked: cards, calls and results are on record and nothing else.
class ResultsOnlyTest {

    private static TableRules rules(String example) {
        return Seated.rules(example, "table:\n", "table:\n  results-only: true\n");
    }

    private static Seated open(String example) {
        return Seated.open(rules(example));
    }

    @ParameterizedTest
    @MethodSource("baccarat.table.Seated#examples")
    void rounds_are_dealt_and_called_without_a_patron_or_a_wager(String example) {
        Seated now = open(example);
        Money tray = now.state().accounts().of(Account.Fixed.TRAY);
        for (int round = 1; round <= 3; round++) {
            now = now.follow(Phase.AcceptingWagers.class);
            assertTrue(now.required().isPresent(), "the dealer goes on when wagers are closed");
            now = now.dealing("Kh,4s,5d", "Ts,6h").step().follow(Phase.Clearing.class);
            Play play = now.state().play();
            assertEquals(Play.Kind.PLAYED, play.kind());
            assertEquals(round, play.number());
            assertEquals("9", play.round().player().pointCount().toString());
            Invariants.check(now.state());
            now = now.step();
        }
        assertEquals(tray, now.state().accounts().of(Account.Fixed.TRAY));
    }

    @Test
    void nobody_comes_wagers_or_is_paid() {
        Seated now = open("ma-mini");
        Money ten = Money.dollars(10);
        for (Command command :
                List.of(
                        new Command.BuyIn(name(2), ten),
                        new Command.TakePlace(name(2), Spot.seat(2)),
                        new Command.Leave(name(2)),
                        new Command.PlaceWager(Spot.seat(2), Wager.PLAYER, ten),
                        new Command.SpeakWager(Spot.seat(2), Wager.PLAYER, ten),
                        new Command.AskForAFreeHand())) {
            assertEquals(CHIPS_NOT_TRACKED, now.refuses(patron(2), command), command.toString());
        }
        Seated dealing = now.step();
        assertEquals(
                CHIPS_NOT_TRACKED,
                dealing.refuses(
                        DEALER, new Command.ReportLateWager(Spot.seat(2), Wager.PLAYER, ten)));
        assertEquals(
                List.of(),
                Next.steps(dealing.state()).stream()
                        .filter(step -> step.move() instanceof Move.CorrectPayout)
                        .toList());
    }

    @Test
    void the_round_says_why_it_has_no_wager() {
        Happened begun =
                open("ma-mini").step().told().stream()
                        .filter(happened -> happened.event() instanceof Event.RoundBegun)
                        .findFirst()
                        .orElseThrow();
        assertTrue(begun.because().contains(CHIPS_NOT_TRACKED), begun.because().toString());
    }

    /// Nobody is at the table on record, and still it is not idle before its time.
    @Test
    void the_table_is_idle_once_no_round_was_dealt_for_as_long_as_the_house_says() {
        Seated now = open("ma-mini").step().follow(Phase.Clearing.class).step();
        var last = now.state().clock();
        Duration idle = now.state().rules().cards().idle().after();

        assertEquals(false, isSpreadDue(now, last.plus(idle).minusSeconds(1)));
        assertEquals(true, isSpreadDue(now, last.plus(idle)));
    }

    private static boolean isSpreadDue(Seated table, java.time.Instant at) {
        return Next.steps(table.state(), at).stream()
                .anyMatch(
                        step ->
                                step.required()
                                        && step.move()
                                                .equals(new Move.Confirm(Duty.SPREAD_IDLE_CARDS)));
    }

    /// No wager can be made, so none needs suits.
    @Test
    void ranks_will_do_also_where_royal_9_is_offered() {
        assertEquals(false, rules("ma-mini-everything").needSuits());
        assertEquals(true, Seated.rules("ma-mini-everything").needSuits());
    }

    @Test
    void the_tray_is_filled_and_the_table_closed_as_any_other() {
        Seated now = open("ma-mini").asks(FLOOR, new Command.FillTray(Money.dollars(5)));
        now = now.asks(FLOOR, new Command.CloseTable());
        assertInstanceOf(Phase.Closed.class, now.state().phase());
    }
}
