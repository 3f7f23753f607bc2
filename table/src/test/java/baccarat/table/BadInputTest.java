package baccarat.table;

import static baccarat.rules.House.AMOUNT_ABOVE_ZERO;
import static baccarat.rules.House.BETWEEN_ROUNDS;
import static baccarat.rules.House.NOTHING_THERE;
import static baccarat.rules.House.NOT_AT_THE_TABLE;
import static baccarat.rules.House.NO_SUCH_SEAT;
import static baccarat.rules.House.ONE_SEAT_A_PATRON;
import static baccarat.rules.House.PLACE_TAKEN;
import static baccarat.rules.House.SOMEBODY_ELSES_PART;
import static baccarat.rules.House.TABLE_OPENS_AND_CLOSES;
import static baccarat.rules.House.TIME_RUNS_FORWARD;
import static baccarat.rules.House.WAGER_NEEDED;
import static baccarat.rules.Wagering.WAGERS_CLOSE_AT_NO_MORE_BETS;
import static baccarat.rules.Wagering.WAGERS_CLOSE_AT_THE_FIRST_CARD;
import static baccarat.table.BadCommands.NOBODY;
import static baccarat.table.BadCommands.SEAT_2;
import static baccarat.table.BadCommands.SEAT_5;
import static baccarat.table.BadCommands.TEN;
import static baccarat.table.BadCommands.mini;
import static baccarat.table.BadCommands.place;
import static baccarat.table.Seated.DEALER;
import static baccarat.table.Seated.FLOOR;
import static baccarat.table.Seated.NOON;
import static baccarat.table.Seated.SUPERVISOR;
import static baccarat.table.Seated.name;
import static baccarat.table.Seated.patron;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.cites.Cites;
import baccarat.rules.Money;
import baccarat.rules.Provision;
import baccarat.rules.Spot;
import baccarat.rules.Wager;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What nobody should ask of a table is refused with its provision, and nothing happens.
class BadInputTest {

    @Cites({
        "ma-baccarat 8(c)",
        "ma-midi 7(c)",
        "ma-mini 7(d)",
        "ma-mini-earlier 7(c)",
        "wa-mini 3"
    })
    @ParameterizedTest
    @MethodSource("baccarat.table.Seated#examples")
    void wagers_do_not_change_once_they_are_closed(String example) {
        Seated now = Seated.open(example, 2, 5).wager(2, Wager.PLAYER, 100);
        Provision closed =
                example.startsWith("wa")
                        ? WAGERS_CLOSE_AT_THE_FIRST_CARD
                        : WAGERS_CLOSE_AT_NO_MORE_BETS;
        now = now.step().state().phase() instanceof Phase.InRound ? now.step() : now.step().step();
        while (now.state().phase() instanceof Phase.InRound) {
            assertEquals(closed, now.refuses(patron(2), place(SEAT_2, Money.dollars(200))));
            assertEquals(closed, now.refuses(patron(5), place(SEAT_5, Money.dollars(100))));
            assertEquals(
                    closed,
                    now.refuses(patron(2), new Command.WithdrawWager(SEAT_2, Wager.PLAYER)));
            assertEquals(
                    closed,
                    now.refuses(
                            patron(5),
                            new Command.SpeakWager(SEAT_5, Wager.TIE, Money.dollars(25))));
            assertEquals(BETWEEN_ROUNDS, now.refuses(patron(5), new Command.BuyIn(name(5), TEN)));
            now = now.step();
        }
    }

    @Test
    void no_card_is_dealt_while_nobody_has_wagered() {
        Seated now = mini();

        assertEquals(WAGER_NEEDED, now.refuses(DEALER, new Command.MakeCall(Call.NO_MORE_BETS)));
        assertEquals(
                WAGER_NEEDED,
                now.refuses(DEALER, new Command.Draw(Place.PLAYER_FIRST, Optional.empty())));
    }

    @Test
    void a_closed_table_does_nothing_but_open() {
        var closed =
                new Seated(
                        TableState.closed(Seated.rules("ma-mini")),
                        List.of(),
                        List.of(),
                        List.of());

        assertEquals(
                TABLE_OPENS_AND_CLOSES, closed.refuses(patron(2), new Command.BuyIn("p2", TEN)));
        assertEquals(TABLE_OPENS_AND_CLOSES, closed.refuses(DEALER, new Command.OpenTable(TEN)));
        assertEquals(AMOUNT_ABOVE_ZERO, closed.refuses(FLOOR, new Command.OpenTable(Money.ZERO)));
    }

    @Test
    void what_is_somebody_elses_part_is_refused() {
        Seated now = mini();

        assertEquals(SOMEBODY_ELSES_PART, now.refuses(patron(5), place(SEAT_2, TEN)));
        assertEquals(SOMEBODY_ELSES_PART, now.refuses(patron(5), new Command.BuyIn(name(2), TEN)));
        assertEquals(
                SOMEBODY_ELSES_PART,
                now.refuses(patron(5), new Command.TakeChipsAway(name(2), TEN)));
        assertEquals(SOMEBODY_ELSES_PART, now.refuses(patron(5), new Command.Leave(name(2))));
        assertEquals(
                SOMEBODY_ELSES_PART,
                now.refuses(patron(5), new Command.GiveUpPlace(name(2), SEAT_2)));
        Seated wagered = now.wager(2, Wager.PLAYER, TEN);
        assertEquals(
                SOMEBODY_ELSES_PART,
                wagered.refuses(patron(5), new Command.WithdrawWager(SEAT_2, Wager.PLAYER)));
        for (Person other : List.of(patron(2), FLOOR, SUPERVISOR)) {
            assertInstanceOf(
                    Decision.Refused.class,
                    wagered.decide(other, new Command.MakeCall(Call.NO_MORE_BETS)));
        }
        assertInstanceOf(Decision.Refused.class, now.decide(DEALER, new Command.FillTray(TEN)));
        assertInstanceOf(
                Decision.Refused.class,
                now.decide(new Person(Role.SURVEILLANCE, "eye"), new Command.FillTray(TEN)));
    }

    @Test
    void an_empty_or_missing_seat_takes_no_part() {
        Seated now = mini();

        assertEquals(NOT_AT_THE_TABLE, now.refuses(patron(2), place(Spot.seat(3), TEN)));
        assertEquals(NOT_AT_THE_TABLE, now.refuses(patron(2), place(Spot.seat(99), TEN)));
        assertEquals(NOT_AT_THE_TABLE, now.refuses(patron(2), place(Spot.line(1), TEN)));
        assertEquals(
                NO_SUCH_SEAT, now.refuses(NOBODY, new Command.TakePlace("nobody", Spot.seat(10))));
        assertEquals(PLACE_TAKEN, now.refuses(NOBODY, new Command.TakePlace("nobody", SEAT_2)));
        assertEquals(
                ONE_SEAT_A_PATRON,
                now.refuses(patron(2), new Command.TakePlace(name(2), Spot.seat(3))));
        assertEquals(
                NOTHING_THERE,
                now.refuses(patron(2), new Command.GiveUpPlace(name(2), Spot.seat(3))));
        assertEquals(
                NOTHING_THERE,
                now.refuses(patron(2), new Command.WithdrawWager(SEAT_2, Wager.PLAYER)));
        Seated round = now.wager(2, Wager.PLAYER, TEN).step();
        assertEquals(
                NOT_AT_THE_TABLE,
                round.refuses(DEALER, new Command.ReportLateWager(Spot.seat(3), Wager.TIE, TEN)));
    }

    @Test
    void an_unknown_patron_is_not_at_the_table() {
        Seated now = mini();

        assertEquals(NOT_AT_THE_TABLE, now.refuses(NOBODY, new Command.Leave("nobody")));
        assertEquals(
                NOT_AT_THE_TABLE, now.refuses(NOBODY, new Command.TakeChipsAway("nobody", TEN)));
        assertEquals(
                NOT_AT_THE_TABLE, now.refuses(NOBODY, new Command.GiveUpPlace("nobody", SEAT_2)));
        assertEquals(NOT_AT_THE_TABLE, now.refuses(NOBODY, new Command.AskForAFreeHand()));
        assertEquals(SOMEBODY_ELSES_PART, now.refuses(NOBODY, place(SEAT_2, TEN)));
    }

    @Test
    void a_step_that_is_done_is_not_done_again() {
        Seated before = Seated.at("ma-mini").sit(2, 5);
        while (!(before.state().phase() instanceof Phase.AcceptingWagers)) {
            Due due = before.due();
            Seated after = before.step();
            Command done = before.command(due);
            assertInstanceOf(
                    Decision.Refused.class, after.decide(Seated.who(due), done), done.toString());
            before = after;
        }
        Seated round = before.wager(2, Wager.PLAYER, TEN).dealing("2h,Ks,3h", "2c,Kd,4d");
        for (int step = 0; step < 12; step++) {
            Due due = round.required().orElseThrow();
            Command done = round.command(due);
            round = round.step();
            assertInstanceOf(
                    Decision.Refused.class, round.decide(Seated.who(due), done), done.toString());
        }
    }

    @Test
    void time_does_not_run_backwards() {
        Seated now = mini();
        Command wager = place(SEAT_2, TEN);

        for (Instant earlier : List.of(NOON.minusNanos(1), Instant.EPOCH, Instant.MIN)) {
            Decision.Refused refused =
                    assertInstanceOf(
                            Decision.Refused.class,
                            Table.decide(now.state(), new Asked(patron(2), earlier, wager)));
            assertEquals(TIME_RUNS_FORWARD, refused.because().getFirst());
            assertEquals(
                    "The time %s is before the last event, %s.".formatted(earlier, NOON),
                    refused.detail());
        }
        Seated later = now.asks(NOON.plusNanos(1), patron(2), wager);
        assertEquals(NOON.plusNanos(1), later.state().clock());
        assertInstanceOf(
                Decision.Refused.class,
                Table.decide(later.state(), new Asked(patron(2), NOON, wager)));
    }

    @Test
    void a_name_has_1_to_64_characters() {
        assertDoesNotThrow(() -> Person.patron("x".repeat(64)));
        for (String name : List.of("", " ", "x".repeat(65))) {
            assertThrows(IllegalArgumentException.class, () -> Person.patron(name));
        }
    }

    @Test
    void surveillance_looks_and_does_nothing() {
        for (Seated table : Walk.through("ma-mini-everything")) {
            assertTrue(
                    Next.steps(table.state()).stream()
                            .noneMatch(step -> step.by().roles().contains(Role.SURVEILLANCE)));
        }
    }
}
