package baccarat.table;

import static baccarat.rules.Cutting.CUT_DEPTH;
import static baccarat.rules.House.AMOUNT_ABOVE_ZERO;
import static baccarat.rules.House.BETWEEN_ROUNDS;
import static baccarat.rules.House.CARDS_OF_THE_HAND;
import static baccarat.rules.House.CHIPS_NEEDED;
import static baccarat.rules.House.FACE_IS_KNOWN_ONCE;
import static baccarat.rules.House.NOTHING_THERE;
import static baccarat.rules.House.NOT_AT_THE_TABLE;
import static baccarat.rules.House.NO_SUCH_CARD_LEFT;
import static baccarat.rules.House.NO_SUCH_SEAT;
import static baccarat.rules.House.ONE_SEAT_A_PATRON;
import static baccarat.rules.House.PLACE_TAKEN;
import static baccarat.rules.House.SMALLEST_CHIP;
import static baccarat.rules.House.SOMEBODY_ELSES_PART;
import static baccarat.rules.House.TABLE_OPENS_AND_CLOSES;
import static baccarat.rules.House.TIME_RUNS_FORWARD;
import static baccarat.rules.House.TRAY_NEEDS_A_FILL;
import static baccarat.rules.House.WAGER_NEEDED;
import static baccarat.rules.Side.BANKER;
import static baccarat.rules.Side.PLAYER;
import static baccarat.rules.Wagering.WAGERS_CLOSE_AT_NO_MORE_BETS;
import static baccarat.rules.Wagering.WAGERS_CLOSE_AT_THE_FIRST_CARD;
import static baccarat.table.Seated.DEALER;
import static baccarat.table.Seated.FLOOR;
import static baccarat.table.Seated.NOON;
import static baccarat.table.Seated.SUPERVISOR;
import static baccarat.table.Seated.card;
import static baccarat.table.Seated.cards;
import static baccarat.table.Seated.name;
import static baccarat.table.Seated.patron;
import static java.util.stream.Collectors.toSet;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.cites.Cites;
import baccarat.rules.Money;
import baccarat.rules.Provision;
import baccarat.rules.Remedy;
import baccarat.rules.Spot;
import baccarat.rules.Wager;
import java.time.Instant;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What nobody should ask of a table is refused with its provision, and nothing happens.
class BadInputTest {

    private static final Person NOBODY = Person.patron("nobody");
    private static final Spot SEAT_2 = Spot.seat(2);
    private static final Spot SEAT_5 = Spot.seat(5);
    private static final Money TEN = Money.dollars(10);
    private static final Money HUGE = new Money(Long.MAX_VALUE);

    private static Seated mini() {
        return Seated.open("ma-mini", 2, 5);
    }

    private static Command place(Spot spot, Money stake) {
        return new Command.PlaceWager(spot, Wager.PLAYER, stake);
    }

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

    @ParameterizedTest
    @CsvSource({
        "-9223372036854775808, AMOUNT_ABOVE_ZERO",
        "-100, AMOUNT_ABOVE_ZERO",
        "0, AMOUNT_ABOVE_ZERO",
        "1, POSTED_LIMITS",
        "999, POSTED_LIMITS",
        "1001, SMALLEST_CHIP",
        "1050, SMALLEST_CHIP",
        "100001, POSTED_LIMITS",
        "100100, POSTED_LIMITS",
        "9223372036854775800, POSTED_LIMITS",
        "9223372036854775807, POSTED_LIMITS",
    })
    void a_wager_is_an_amount_the_table_takes(long cents, String because) {
        Seated now = mini();
        var stake = new Money(cents);

        assertEquals(because, now.refuses(patron(2), place(SEAT_2, stake)).toString());
        assertEquals(
                because,
                now.refuses(patron(2), new Command.SpeakWager(SEAT_2, Wager.BANKER, stake))
                        .toString());
        Seated wagered = now.wager(2, Wager.PLAYER, TEN);
        assertEquals(because, wagered.refuses(patron(2), place(SEAT_2, stake)).toString());
    }

    @ParameterizedTest
    @ValueSource(longs = {Long.MIN_VALUE, -100, 0})
    void nothing_and_less_is_no_amount(long cents) {
        Seated now = mini();
        var amount = new Money(cents);

        assertEquals(AMOUNT_ABOVE_ZERO, now.refuses(patron(2), new Command.BuyIn(name(2), amount)));
        assertEquals(
                AMOUNT_ABOVE_ZERO,
                now.refuses(patron(2), new Command.TakeChipsAway(name(2), amount)));
        assertEquals(AMOUNT_ABOVE_ZERO, now.refuses(FLOOR, new Command.FillTray(amount)));
        assertEquals(AMOUNT_ABOVE_ZERO, now.refuses(FLOOR, new Command.CreditTray(amount)));
        assertEquals(
                AMOUNT_ABOVE_ZERO,
                now.refuses(
                        FLOOR,
                        new Command.CorrectPayout(
                                1, SEAT_2, Wager.PLAYER, amount, false, "a slip")));
        Seated round = now.wager(2, Wager.PLAYER, TEN).step();
        assertEquals(
                AMOUNT_ABOVE_ZERO,
                round.refuses(DEALER, new Command.ReportLateWager(SEAT_2, Wager.TIE, amount)));
    }

    @Test
    void an_amount_that_is_not_made_of_chips_is_refused() {
        Seated now = mini();

        for (long cents : new long[] {1, 50, 101, 1_050}) {
            var odd = new Money(cents);
            assertEquals(SMALLEST_CHIP, now.refuses(patron(2), new Command.BuyIn(name(2), odd)));
            assertEquals(
                    SMALLEST_CHIP, now.refuses(patron(2), new Command.TakeChipsAway(name(2), odd)));
        }
        Seated big = Seated.open("ma-baccarat", 2);
        assertEquals(SMALLEST_CHIP, big.refuses(patron(2), place(SEAT_2, Money.dollars(101))));
    }

    @Test
    void a_huge_amount_is_more_than_anybody_has() {
        Seated now = mini();
        var wholeChips = new Money(HUGE.cents() - HUGE.cents() % 100);

        assertEquals(
                TRAY_NEEDS_A_FILL, now.refuses(patron(2), new Command.BuyIn(name(2), wholeChips)));
        assertEquals(
                CHIPS_NEEDED,
                now.refuses(patron(2), new Command.TakeChipsAway(name(2), wholeChips)));
        for (Command huge :
                List.of(
                        new Command.CreditTray(HUGE),
                        new Command.FillTray(HUGE),
                        new Command.CorrectPayout(1, SEAT_2, Wager.PLAYER, HUGE, true, "a slip"),
                        new Command.CorrectPayout(
                                1, SEAT_2, Wager.PLAYER, HUGE, false, "a slip"))) {
            assertRefused(now, FLOOR, huge);
        }
        var closed =
                new Seated(
                        TableState.closed(Seated.rules("ma-mini-everything")),
                        List.of(),
                        List.of(),
                        List.of());
        assertRefused(closed, FLOOR, new Command.OpenTable(HUGE));
    }

    @Test
    void a_patron_wagers_no_more_than_they_have() {
        Seated now =
                Seated.at("ma-mini")
                        .asks(patron(2), new Command.BuyIn(name(2), Money.dollars(50)))
                        .asks(patron(2), new Command.TakePlace(name(2), SEAT_2))
                        .follow(Phase.AcceptingWagers.class);

        assertEquals(CHIPS_NEEDED, now.refuses(patron(2), place(SEAT_2, Money.dollars(51))));
        now = now.wager(2, Wager.PLAYER, 40);
        assertEquals(
                CHIPS_NEEDED,
                now.refuses(
                        patron(2),
                        new Command.PlaceWager(SEAT_2, Wager.BANKER, Money.dollars(11))));
        assertEquals(Money.ZERO, now.wager(2, Wager.PLAYER, 50).rack(2));
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

    /// Eight decks hold eight of a card: one burned, seven shown, and no ninth anywhere.
    @Test
    void the_decks_hold_no_ninth_of_a_card() {
        Seated now = Seated.at("ma-mini").sit(2, 5).follow(Phase.Loaded.class);
        now = now.asks(DEALER, new Command.BurnFirst(card("8s")));
        assertEquals(
                NO_SUCH_CARD_LEFT,
                now.refuses(DEALER, new Command.BurnRest(Collections.nCopies(8, card("8s")))));
        now = now.asks(DEALER, new Command.BurnRest(cards("8s,8s,8s,8s,8s,8s,2d,2d")));
        now = now.wager(2, Wager.PLAYER, TEN).step();

        var ninth = new Command.Draw(Place.BANKER_FIRST, Optional.of(card("8s")));
        now = now.asks(DEALER, new Command.Draw(Place.PLAYER_FIRST, Optional.of(card("8s"))));
        assertEquals(NO_SUCH_CARD_LEFT, now.refuses(DEALER, ninth));
        assertEquals(
                NO_SUCH_CARD_LEFT,
                now.refuses(DEALER, new Command.ReportSurplusCard(false, Optional.of(card("8s")))));
        assertEquals(
                NO_SUCH_CARD_LEFT,
                now.refuses(DEALER, new Command.ReportFaceUpInTheShoe(card("8s"))));
        now = now.follow(Phase.Turning.class);
        assertEquals(
                NO_SUCH_CARD_LEFT,
                now.refuses(patron(2), new Command.Lift(Place.PLAYER_SECOND, card("8s"))));
        assertEquals(
                NO_SUCH_CARD_LEFT, now.refuses(patron(2), new Command.Turn(PLAYER, cards("8s"))));
    }

    @Test
    void a_cut_too_shallow_is_refused() {
        Seated cutting = Seated.at("ma-mini").sit(2).follow(Phase.Cutting.class);

        for (int depth : new int[] {Integer.MIN_VALUE, -1, 0, 51, 365, 416, Integer.MAX_VALUE}) {
            assertEquals(CUT_DEPTH, cutting.refuses(patron(2), new Command.CutCards(depth)));
        }
    }

    @Test
    void a_card_is_turned_as_it_was_lifted() {
        Seated now = mini().wager(2, Wager.PLAYER, TEN).step().follow(Phase.Turning.class);
        now = now.asks(patron(2), new Command.Lift(Place.PLAYER_SECOND, card("9h")));

        assertEquals(
                FACE_IS_KNOWN_ONCE,
                now.refuses(patron(2), new Command.Turn(PLAYER, cards("Ks,8h"))));
        assertEquals(
                FACE_IS_KNOWN_ONCE,
                now.refuses(patron(2), new Command.Turn(PLAYER, cards("9h,Ks"))));
        assertEquals(
                FACE_IS_KNOWN_ONCE,
                now.refuses(patron(2), new Command.Lift(Place.PLAYER_SECOND, card("9h"))));
        for (String faces : List.of("9h", "Ks,9h,2c")) {
            assertEquals(
                    CARDS_OF_THE_HAND,
                    now.refuses(patron(2), new Command.Turn(PLAYER, cards(faces))));
        }
        assertInstanceOf(
                Decision.Refused.class,
                now.decide(patron(2), new Command.Turn(BANKER, cards("Ks,9h"))));
        assertInstanceOf(
                Decision.Refused.class,
                now.decide(patron(2), new Command.Lift(Place.BANKER_FIRST, card("5h"))));
        assertInstanceOf(
                Decision.Refused.class,
                now.decide(patron(2), new Command.Lift(Place.PLAYER_THIRD, card("5h"))));
        Seated turned = now.asks(patron(2), new Command.Turn(PLAYER, cards("Ks,9h")));
        assertEquals(
                List.of(new Event.HandTurned(PLAYER, cards("Ks,9h"))),
                turned.told(Event.HandTurned.class));
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

    /// One of each kind of command.
    static final List<Command> ONE_OF_EACH =
            List.of(
                    new Command.Confirm(Duty.WASH),
                    new Command.AcceptCut(),
                    new Command.DeclineCut(),
                    new Command.CutCards(100),
                    new Command.PlaceCoverCard(14),
                    new Command.OrderRecut("seen"),
                    new Command.BurnFirst(card("5h")),
                    new Command.BurnRest(List.of()),
                    new Command.OrderShuffle("torn"),
                    new Command.OrderOtherDecks("torn"),
                    new Command.AskFaceUp(),
                    new Command.AskForASpread(),
                    new Command.AcceptShoe(),
                    new Command.DeclineShoe(),
                    new Command.NameDealer(),
                    new Command.PassShoe(),
                    new Command.OrderPass("slow"),
                    new Command.WithdrawReport("a slip of the finger"),
                    new Command.BuyIn("p2", TEN),
                    new Command.TakePlace("p2", SEAT_2),
                    new Command.GiveUpPlace("p2", SEAT_2),
                    new Command.TakeChipsAway("p2", TEN),
                    new Command.Leave("p2"),
                    new Command.PlaceWager(SEAT_2, Wager.PLAYER, Money.dollars(100)),
                    new Command.PlaceCoupon(SEAT_2, Wager.PLAYER, TEN),
                    new Command.IssueCoupon("p2", TEN, "a birthday"),
                    new Command.WithdrawWager(SEAT_2, Wager.PLAYER),
                    new Command.SpeakWager(SEAT_2, Wager.PLAYER, Money.dollars(100)),
                    new Command.ConfirmSpokenWager(SEAT_2, Wager.PLAYER),
                    new Command.AskForAFreeHand(),
                    new Command.ReportLateWager(SEAT_2, Wager.PLAYER, TEN),
                    new Command.MakeCall(Call.RESULT),
                    new Command.Draw(Place.PLAYER_FIRST, Optional.of(card("5h"))),
                    new Command.Lift(Place.PLAYER_FIRST, card("5h")),
                    new Command.Turn(PLAYER, cards("5h,6h")),
                    new Command.GiveUpTheRight(PLAYER),
                    new Command.TakeTheRightAway(PLAYER, "slow"),
                    new Command.AcceptTheRight(PLAYER),
                    new Command.DeclineTheRight(PLAYER),
                    new Command.RemoveCoverCard(),
                    new Command.ClearCards(),
                    new Command.ReportSurplusCard(false, Optional.empty()),
                    new Command.ReportMisplacedCard(Place.BANKER_THIRD, Optional.empty()),
                    new Command.ReportFaceUpInTheShoe(card("5h")),
                    new Command.ApplyRemedy(Remedy.VOID),
                    new Command.DiscardOneMore(),
                    new Command.ChoosePress(SEAT_2, Optional.empty()),
                    new Command.SettleHouseMoney(SEAT_2),
                    new Command.CollectLosers(),
                    new Command.PaySpot(SEAT_2),
                    new Command.PayAward(SEAT_2),
                    new Command.EndProgressives(Optional.empty()),
                    new Command.CollectVigorish(SEAT_2),
                    new Command.OpenTable(TEN),
                    new Command.CloseTable(),
                    new Command.FillTray(TEN),
                    new Command.CreditTray(TEN),
                    new Command.WriteOffVigorish(SEAT_2, "torn"),
                    new Command.WriteOffDebt("p2", "torn"),
                    new Command.TakeVigorishFromTheAccount("p2", SEAT_2, TEN),
                    new Command.CorrectPayout(1, SEAT_2, Wager.PLAYER, TEN, true, "a slip"),
                    new Command.CorrectFace(
                            1, Place.PLAYER_FIRST, cards("5h").getFirst(), "a slip"),
                    new Command.PublishSeal("ab".repeat(32)),
                    new Command.PledgeShare(SEAT_2, "ab".repeat(32)),
                    new Command.ClosePledges(),
                    new Command.AddNonce("ab".repeat(32)),
                    new Command.CloseReveals(),
                    new Command.OpenSeal("ab".repeat(32), cards("5h")));

    private static final List<Person> EVERYBODY =
            List.of(
                    patron(2),
                    patron(5),
                    NOBODY,
                    DEALER,
                    FLOOR,
                    SUPERVISOR,
                    new Person(Role.SURVEILLANCE, "eye"));

    @Test
    void no_kind_of_command_is_left_out_here() {
        Set<Class<?>> kinds =
                Arrays.stream(Command.class.getPermittedSubclasses())
                        .flatMap(part -> Arrays.stream(part.getPermittedSubclasses()))
                        .collect(toSet());

        assertEquals(kinds, ONE_OF_EACH.stream().map(Command::getClass).collect(toSet()));
    }

    @ParameterizedTest
    @MethodSource("baccarat.table.Seated#examples")
    void whatever_is_not_among_the_steps_is_refused(String example) {
        int turn = 0;
        for (Seated table : Walk.through(example)) {
            List<Due> steps = Next.steps(table.state());
            for (Command command : ONE_OF_EACH) {
                if (ofItsKind(steps, command).isEmpty()) {
                    Person who = EVERYBODY.get(turn++ % EVERYBODY.size());
                    assertRefused(table, who, command);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("baccarat.table.Seated#examples")
    void a_step_is_refused_to_everybody_whose_part_it_is_not(String example) {
        for (Seated table : Walk.through(example)) {
            List<Due> steps = Next.steps(table.state());
            for (Command command : ONE_OF_EACH) {
                List<Due> ofItsKind = ofItsKind(steps, command);
                for (Person who : ofItsKind.isEmpty() ? List.<Person>of() : EVERYBODY) {
                    boolean listed =
                            ofItsKind.stream()
                                    .anyMatch(step -> names(step, command) && isFor(step, who));
                    if (!listed) {
                        assertRefused(table, who, command);
                    }
                }
            }
        }
    }

    private static boolean names(Due step, Command command) {
        return step.move().covers(Move.of(command));
    }

    private static List<Due> ofItsKind(List<Due> steps, Command command) {
        return steps.stream().filter(step -> step.move().isLike(Move.of(command))).toList();
    }

    /// Whose part a step is, by role and name; a supervisor may do what a floorperson may.
    private static boolean isFor(Due step, Person who) {
        return switch (who.role()) {
            case PATRON ->
                    step.by().roles().contains(Role.PATRON)
                            && who.name().equals(step.by().patron().orElse(who.name()));
            case SUPERVISOR ->
                    step.by().roles().contains(Role.SUPERVISOR)
                            || step.by().roles().contains(Role.FLOORPERSON);
            case DEALER, FLOORPERSON, SURVEILLANCE -> step.by().roles().contains(who.role());
        };
    }

    private static void assertRefused(Seated table, Person who, Command command) {
        Decision.Refused refused =
                assertInstanceOf(
                        Decision.Refused.class,
                        table.decide(who, command),
                        () -> who + " " + command + " in " + table.state().phase());
        assertFalse(refused.because().isEmpty());
        assertFalse(refused.detail().isBlank());
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
