package baccarat.table.settlement;

import static baccarat.rules.Paying.MARKED_VIGORISH_FALLS_DUE;
import static baccarat.table.Seated.DEALER;
import static baccarat.table.Seated.FLOOR;
import static baccarat.table.Seated.name;
import static baccarat.table.Seated.patron;
import static baccarat.table.settlement.VigorishRounds.COLLECT;
import static baccarat.table.settlement.VigorishRounds.ROUNDINGS;
import static baccarat.table.settlement.VigorishRounds.SEAT;
import static baccarat.table.settlement.VigorishRounds.assertEveryWin;
import static baccarat.table.settlement.VigorishRounds.bankerLoses;
import static baccarat.table.settlement.VigorishRounds.bankerWins;
import static baccarat.table.settlement.VigorishRounds.bothOwe;
import static baccarat.table.settlement.VigorishRounds.marked;
import static baccarat.table.settlement.VigorishRounds.marker;
import static baccarat.table.settlement.VigorishRounds.press;
import static baccarat.table.settlement.VigorishRounds.told;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import baccarat.cites.Cites;
import baccarat.rules.Money;
import baccarat.rules.Side;
import baccarat.rules.Spot;
import baccarat.rules.Step;
import baccarat.rules.TableRules;
import baccarat.rules.Wager;
import baccarat.table.Command;
import baccarat.table.Decision;
import baccarat.table.Duty;
import baccarat.table.Event;
import baccarat.table.Happened;
import baccarat.table.Move;
import baccarat.table.Person;
import baccarat.table.Phase;
import baccarat.table.Seated;
import baccarat.table.settlement.VigorishRounds.Told;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Vigorish at the table: how much, before or after the payout, marked, and collected when it falls
/// due.
class VigorishAtTheTableTest {

    @Cites({
        "ma-baccarat 12(b)",
        "ma-baccarat 13(c)",
        "ma-midi ma-mini ma-mini-earlier 11(b)",
        "ma-midi ma-mini ma-mini-earlier 12(c)",
        "wa-mini 8"
    })
    @ParameterizedTest
    @CsvSource({
        "ma-baccarat, next-quarter, marked, after",
        "ma-midi, exact, at-payout, before",
        "ma-mini, exact, marked, before",
        "ma-mini-earlier, next-quarter, at-payout, before",
        "wa-mini, exact, at-payout, before",
    })
    void every_win_of_an_example_bears_its_vigorish_in_a_step_of_its_own(
            String example, String rounding, String collected, String order) {
        assertEveryWin(
                Seated.rules(example),
                500,
                rounding,
                collected.equals("marked"),
                order.equals("before"));
    }

    @Cites({
        "ma-baccarat 13(d)(1)",
        "ma-baccarat 13(d)(2)",
        "ma-midi ma-mini ma-mini-earlier 12(d)(1)",
        "ma-midi ma-mini ma-mini-earlier 12(d)(2)"
    })
    @ParameterizedTest
    @CsvSource({
        "ma-baccarat, next-quarter, marked, after, '{min: 100.00, max: 10000.00}'",
        "ma-midi, exact, at-payout, before, '{min: 25.00, max: 5000.00}'",
        "ma-mini, exact, marked, before, '{min: 10.00, max: 1000.00}'",
        "ma-mini-earlier, next-quarter, at-payout, before, '{min: 10.00, max: 500.00}'",
    })
    void a_house_rounds_and_collects_as_it_submitted(
            String example, String rounding, String collected, String order, String limits) {
        for (String instead : ROUNDINGS) {
            for (String when : List.of("marked", "at-payout")) {
                if (instead.equals("next-quarter-of-total") && when.equals("at-payout")) {
                    continue;
                }
                TableRules rules =
                        Seated.rules(
                                example,
                                "rounding: " + rounding,
                                "rounding: " + instead,
                                "collected: " + collected,
                                "collected: " + when,
                                limits,
                                "{min: 100.00, max: 150.00}");
                assertEveryWin(rules, 500, instead, when.equals("marked"), order.equals("before"));
            }
        }
    }

    @Cites("wa-mini 8")
    @ParameterizedTest
    @CsvSource({"4.5%, 450", "0.33%, 33", "0.01%, 1"})
    void washingtons_rate_is_the_houses_and_never_rounded_up(String rate, int basisPoints) {
        TableRules rules = Seated.rules("wa-mini", "rate: 5%", "rate: " + rate);

        assertEveryWin(rules, basisPoints, "exact", false, true);
    }

    @Cites({"ma-baccarat 13(c)", "ma-midi ma-mini ma-mini-earlier 12(c)"})
    @ParameterizedTest
    @ValueSource(
            strings = {
                "ma-baccarat-ez",
                "ma-midi-ez",
                "ma-mini-ez",
                "ma-mini-earlier-ez",
                "wa-mini-no-commission"
            })
    void a_game_without_vigorish_pays_the_whole_win(String example) {
        Seated open = Seated.open(example, 5);
        Seated paid = bankerWins(open, Money.dollars(200)).step();

        assertEquals(List.of(new Told(Step.Action.PAY, Money.dollars(200))), told(paid));
        assertEquals(open.rack(5).plus(Money.dollars(200)), paid.rack(5));
    }

    /// House Money pays 30, half of it is pressed, so that 115 is won.
    @Cites("ma-midi 12(c)")
    @Test
    void vigorish_is_on_pressed_amounts_and_coupons_too_and_on_no_side_wager() {
        Seated pressed =
                Seated.open("ma-midi", 5)
                        .wager(5, Wager.BANKER, 100)
                        .wager(5, Wager.HOUSE_MONEY, 10)
                        .wager(5, Wager.DRAGON_BONUS_BANKER, 10)
                        .dealing("2h,2s,Kc", "9c,Kd")
                        .step()
                        .follow(Phase.SettlingHouseMoney.class)
                        .asks(patron(5), press(Side.BANKER))
                        .follow(Phase.Settling.class)
                        .step();
        assertEquals(new Told(Step.Action.VIGORISH, new Money(575)), told(pressed).getFirst());

        Seated coupon =
                bankerWins(
                        Seated.open("ma-midi", 5)
                                .wager(5, Wager.BANKER, 100)
                                .issue(5, 60)
                                .asks(
                                        patron(5),
                                        new Command.PlaceCoupon(
                                                SEAT, Wager.BANKER, Money.dollars(60))),
                        Money.dollars(100));
        assertEquals(
                new Told(Step.Action.VIGORISH, Money.dollars(8)), told(coupon.step()).getFirst());
    }

    @Cites({
        "ma-baccarat 13(d)(2)(ii)",
        "ma-baccarat 13(d)(2)(iii)",
        "ma-mini 12(d)(2)(ii)",
        "ma-mini 12(d)(2)(iii)"
    })
    @ParameterizedTest
    @ValueSource(strings = {"ma-baccarat", "ma-mini"})
    void a_marker_grows_with_each_win_and_stays_until_it_is_collected(String example) {
        Seated now = marked(example).follow(Phase.AcceptingWagers.class);
        assertEquals(Map.of(SEAT, marker(500)), now.state().roster().markers());
        now = bankerLoses(now, 200);
        assertEquals(Map.of(SEAT, marker(500)), now.state().roster().markers());
        now = bankerWins(now, 300).follow(Phase.AcceptingWagers.class);
        assertEquals(Map.of(SEAT, marker(2_000)), now.state().roster().markers());

        Money before = now.rack(5);
        now = now.asks(DEALER, COLLECT);
        assertEquals(
                List.of(new Event.VigorishCollected(SEAT, Money.dollars(20), Money.ZERO)),
                now.told(Event.VigorishCollected.class));
        assertEquals(Map.of(), now.state().roster().markers());
        assertEquals(before.minus(Money.dollars(20)), now.rack(5));
        assertInstanceOf(Decision.Refused.class, now.decide(DEALER, COLLECT));
    }

    /// The vigorish of seats 5 and 9 is due before the first duty, lowest seat first.
    private static void assertDueBeforeTheReshuffle(Seated reshuffle) {
        var preparing = assertInstanceOf(Phase.Preparing.class, reshuffle.state().phase());
        var first = new Command.Confirm(preparing.tasks().getFirst().duty());
        Person who = new Person(preparing.tasks().getFirst().by(), "somebody");

        assertEquals(MARKED_VIGORISH_FALLS_DUE, reshuffle.refuses(who, first));
        Seated one = reshuffle.step();
        assertEquals(
                List.of(new Event.VigorishCollected(SEAT, Money.dollars(5), Money.ZERO)),
                one.told(Event.VigorishCollected.class));
        assertEquals(MARKED_VIGORISH_FALLS_DUE, one.refuses(who, first));
        Seated both = one.step();
        assertEquals(
                List.of(new Event.VigorishCollected(Spot.seat(9), Money.dollars(10), Money.ZERO)),
                both.told(Event.VigorishCollected.class));
        assertEquals(new Move.Confirm(preparing.tasks().getFirst().duty()), both.due().move());
    }

    @Cites("ma-mini ma-mini-earlier 12(d)(2)(i)")
    @ParameterizedTest
    @CsvSource({
        "ma-mini, collected: marked",
        "ma-mini-earlier, collected: at-payout",
    })
    void at_a_mini_marked_vigorish_is_due_before_any_reshuffle(String example, String submitted) {
        Seated owing = bothOwe(example, submitted, "collected: marked");

        assertDueBeforeTheReshuffle(owing.lastRounds());
        assertDueBeforeTheReshuffle(owing.asks(FLOOR, new Command.OrderShuffle("a torn card")));
        assertDueBeforeTheReshuffle(
                owing.asks(DEALER, new Command.Confirm(Duty.SPREAD_IDLE_CARDS)));
        assertDueBeforeTheReshuffle(
                owing.asks(
                        Seated.NOON.plus(Duration.ofHours(24)),
                        DEALER,
                        new Command.Confirm(Duty.CHANGE_DECKS)));
    }

    @Cites({"ma-baccarat 13(d)(2)(i)", "ma-midi 12(d)(2)(i)"})
    @ParameterizedTest
    @CsvSource({"ma-baccarat, collected: marked", "ma-midi, collected: at-payout"})
    void where_new_decks_follow_it_is_due_before_the_first_card_of_the_new_shoe(
            String example, String submitted) {
        Seated owing = bothOwe(example, submitted, "collected: marked");
        Seated loaded = owing.lastRounds().follow(Phase.Loaded.class);
        var burn = new Command.BurnFirst(Seated.card("5h"));

        assertEquals(2, loaded.state().roster().markers().size());
        assertEquals(MARKED_VIGORISH_FALLS_DUE, loaded.refuses(DEALER, burn));
        Seated one = loaded.step();
        assertEquals(SEAT, one.told(Event.VigorishCollected.class).getFirst().spot());
        assertEquals(MARKED_VIGORISH_FALLS_DUE, one.refuses(DEALER, burn));
        Seated both = one.step();
        assertEquals(Map.of(), both.state().roster().markers());
        assertInstanceOf(Decision.Accepted.class, both.decide(DEALER, burn));
    }

    @Cites({"ma-baccarat 13(d)(2)(i)", "ma-midi ma-mini ma-mini-earlier 12(d)(2)(i)"})
    @ParameterizedTest
    @CsvSource({
        "ma-baccarat, collected: marked",
        "ma-midi, collected: at-payout",
        "ma-mini, collected: marked",
        "ma-mini-earlier, collected: at-payout",
    })
    void a_patron_who_leaves_pays_what_is_marked(String example, String submitted) {
        Seated owing = bothOwe(example, submitted, "collected: marked");
        var collected = new Event.VigorishCollected(SEAT, Money.dollars(5), Money.ZERO);
        Seated left = owing.asks(patron(5), new Command.Leave(name(5)));
        assertEquals(
                List.of(collected, new Event.PatronLeft(name(5))),
                left.told().subList(0, 2).stream().map(Happened::event).toList());
        assertEquals(Map.of(Spot.seat(9), marker(1_000)), left.state().roster().markers());

        Seated round = owing.wager(9, Wager.PLAYER, 100).dealing("2h,Ks", "9c,Kd").step();
        Seated inMidRound = round.asks(patron(5), new Command.Leave(name(5)));
        assertEquals(List.of(), inMidRound.told(Event.VigorishCollected.class));
        Seated cleared = inMidRound.follow(Phase.Clearing.class).step();
        assertEquals(List.of(collected), cleared.told(Event.VigorishCollected.class));
    }

    /// 55 and 60 cents: each up to 75, or together 1.15 and up to 1.25.
    @Cites({"ma-mini 12(c)"})
    @ParameterizedTest
    @CsvSource({"exact, 115, 115", "next-quarter, 150, 150", "next-quarter-of-total, 115, 125"})
    void a_house_rounds_each_win_or_the_collected_total(String rounding, long owed, long paid) {
        Seated now =
                Seated.open(Seated.rules("ma-mini", "rounding: exact", "rounding: " + rounding), 5);
        now = bankerWins(bankerWins(now, 11), 12);
        assertEquals(new Money(owed), now.state().roster().owed(SEAT));

        now = now.asks(DEALER, COLLECT);
        assertEquals(
                List.of(new Event.VigorishCollected(SEAT, new Money(paid), Money.ZERO)),
                now.told(Event.VigorishCollected.class));
    }
}
