package baccarat.table.wagers;

import static baccarat.table.Seated.FLOOR;
import static baccarat.table.Seated.name;
import static baccarat.table.Seated.patron;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.cites.Cites;
import baccarat.rules.Handling;
import baccarat.rules.House;
import baccarat.rules.Mishap;
import baccarat.rules.Money;
import baccarat.rules.Placed;
import baccarat.rules.Remedy;
import baccarat.rules.Spot;
import baccarat.rules.TableRules;
import baccarat.rules.Wager;
import baccarat.rules.Wagering;
import baccarat.table.Account;
import baccarat.table.Account.Coupons;
import baccarat.table.Account.HeldCoupons;
import baccarat.table.Account.PlacedCoupons;
import baccarat.table.Accounts;
import baccarat.table.Command;
import baccarat.table.CorruptLog;
import baccarat.table.Decision;
import baccarat.table.Event;
import baccarat.table.Happened;
import baccarat.table.Invariants;
import baccarat.table.Move;
import baccarat.table.Next;
import baccarat.table.Phase;
import baccarat.table.Seated;
import baccarat.table.Table;
import baccarat.table.Transfer;
import java.util.EnumMap;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// A match play coupon is issued to one patron, held, placed, and spent when it wins or loses
/// (reading 19).
class CouponTest {

    private static final Money FIFTY = Money.dollars(50);
    private static final Spot SEAT = Spot.seat(5);
    private static final Account HELD = new HeldCoupons("p5", FIFTY);

    private static Command coupon(Wager wager, Money value) {
        return new Command.PlaceCoupon(SEAT, wager, value);
    }

    /// A patron with a coupon of 50 beside 100 on the Player's Hand.
    private static Seated placed() {
        return Seated.open("ma-midi", 5, 7)
                .issue(5, 50)
                .wager(5, Wager.PLAYER, 100)
                .asks(patron(5), coupon(Wager.PLAYER, FIFTY));
    }

    private static Money of(Seated table, Account account) {
        return table.state().accounts().of(account);
    }

    private static boolean isOffered(Seated table, int seat) {
        return Next.steps(table.state()).stream()
                .anyMatch(
                        step ->
                                step.move() instanceof Move.PlaceCoupon
                                        && step.by().includes(patron(seat)));
    }

    @Cites("ma-midi 7(b)")
    @Test
    void a_patron_places_only_a_coupon_of_a_value_that_they_hold() {
        Seated table =
                Seated.open("ma-midi", 5, 7)
                        .wager(5, Wager.PLAYER, 100)
                        .wager(7, Wager.PLAYER, 100);
        Command theirs = coupon(Wager.PLAYER, FIFTY);
        assertFalse(isOffered(table, 5));
        assertEquals(Wagering.MATCH_PLAY_COUPON, table.refuses(patron(5), theirs));

        Seated issued = table.issue(5, 50);
        assertTrue(isOffered(issued, 5));
        assertFalse(isOffered(issued, 7));
        assertEquals(
                Wagering.MATCH_PLAY_COUPON,
                issued.refuses(patron(5), coupon(Wager.PLAYER, Money.dollars(49))));
        assertEquals(
                Wagering.MATCH_PLAY_COUPON,
                issued.refuses(
                        patron(7), new Command.PlaceCoupon(Spot.seat(7), Wager.PLAYER, FIFTY)));

        assertInstanceOf(Decision.Refused.class, issued.issue(7, 50).decide(patron(7), theirs));

        Seated lies = issued.asks(patron(5), theirs);
        assertEquals(Money.ZERO, of(lies, HELD));
        assertEquals(FIFTY, of(lies, new PlacedCoupons(SEAT)));
        assertFalse(isOffered(lies, 5));
        Seated both = lies.wager(5, Wager.BANKER, 100);
        assertEquals(
                Wagering.MATCH_PLAY_COUPON,
                both.refuses(patron(5), coupon(Wager.BANKER, FIFTY)),
                "one coupon lies once");
    }

    @Test
    void it_is_spent_when_it_wins_and_pays_its_value_once() {
        Seated table = placed();
        Money before = table.rack(5);
        Seated won = table.dealing("4h,5s", "2c,Kd").playRound();

        assertEquals(before.plus(Money.dollars(250)), won.rack(5));
        assertEquals(FIFTY, of(won, Coupons.SPENT));
        assertEquals(Money.ZERO.minus(FIFTY), of(won, Coupons.ISSUED));
        assertEquals(Money.ZERO, of(won, HELD));
        assertFalse(isOffered(won, 5));
    }

    /// What is refused says whose coupon is missing.
    @Test
    void a_refusal_names_the_patron_and_the_value() {
        Seated table =
                Seated.open("ma-midi", 5).issue(5, 49).issue(5, 150).wager(5, Wager.PLAYER, 100);

        assertEquals("p5 holds no coupon of 50.00.", refusal(table, FIFTY));
        assertEquals(
                "A coupon must have a value above zero, not 0.00.", refusal(table, Money.ZERO));
        assertEquals(
                "A coupon of 150.00 needs a wager of at least as much; the wager is 100.00.",
                refusal(table, Money.dollars(150)));
    }

    private static String refusal(Seated table, Money value) {
        return assertInstanceOf(
                        Decision.Refused.class,
                        table.decide(patron(5), coupon(Wager.PLAYER, value)))
                .detail();
    }

    @Test
    void it_stays_when_chips_are_added_to_its_wager_or_taken_from_it() {
        for (int dollars : new int[] {200, 60}) {
            Seated changed = placed().wager(5, Wager.PLAYER, dollars);
            Invariants.check(changed.state());
            Seated lost = changed.dealing("2h,Ks", "4c,5d").playRound();

            assertEquals(FIFTY, of(lost, Coupons.SPENT), "after a wager of " + dollars);
        }
    }

    @Test
    void it_is_spent_when_it_loses() {
        Seated lost = placed().dealing("2h,Ks", "4c,5d").playRound();

        assertEquals(FIFTY, of(lost, Coupons.SPENT));
        assertEquals(Money.ZERO, of(lost, HELD));
    }

    @Test
    void a_push_and_a_withdrawal_give_it_back() {
        Seated pushed = placed().dealing("4h,5s", "4c,5d").playRound();
        assertEquals(FIFTY, of(pushed, HELD), "a tie");

        Seated withdrawn = placed().asks(patron(5), new Command.WithdrawWager(SEAT, Wager.PLAYER));
        assertEquals(FIFTY, of(withdrawn, HELD), "withdrawn");
    }

    /// In a house that voids the round at any irregularity.
    @Test
    void a_void_round_gives_it_back_and_it_can_be_placed_again() {
        Seated table =
                Seated.open(voidingRules(), 5)
                        .issue(5, 50)
                        .wager(5, Wager.PLAYER, 100)
                        .asks(patron(5), coupon(Wager.PLAYER, FIFTY));
        Money before = table.rack(5);
        Seated erring = table.dealing("2h,Ks", "4c,Kd").step().follow(Phase.Turning.class);
        Seated voided =
                erring.asks(Seated.DEALER, new Command.ReportSurplusCard(false, Optional.empty()))
                        .asks(Seated.DEALER, new Command.ApplyRemedy(Remedy.VOID));

        assertEquals(1, voided.told(Event.RoundVoided.class).size());
        assertEquals(FIFTY, of(voided, HELD));
        assertEquals(Money.ZERO, of(voided, Coupons.SPENT));
        assertEquals(Money.ZERO, of(voided, new PlacedCoupons(SEAT)));
        assertEquals(before.plus(Money.dollars(100)), voided.rack(5));
        assertTrue(isOffered(voided.wager(5, Wager.PLAYER, 100), 5));
    }

    private static TableRules voidingRules() {
        TableRules rules = Seated.rules("ma-midi");
        Handling handling = rules.handling();
        var remedies = new EnumMap<Mishap, Remedy>(handling.remedies());
        remedies.replaceAll((_, _) -> Remedy.VOID);
        return new TableRules(
                rules.cards(),
                rules.seating(),
                new Handling(
                        handling.cut(),
                        handling.recutBy(),
                        handling.burnShown(),
                        handling.turnedBy(),
                        handling.dealtFaceUp(),
                        handling.announcements(),
                        remedies,
                        handling.ways()),
                rules.vigorish(),
                rules.wagers(),
                rules.procedures());
    }

    @Test
    void a_patron_who_leaves_finds_it_again() {
        Seated left = placed().asks(patron(5), new Command.Leave("p5"));
        assertEquals(FIFTY, of(left, HELD));
        assertFalse(isOffered(left, 5));

        assertTrue(isOffered(left.sit(5), 5));
    }

    @Test
    void another_coupon_takes_the_place_of_the_first() {
        Seated table =
                placed().issue(5, 80).asks(patron(5), coupon(Wager.PLAYER, Money.dollars(80)));

        assertEquals(FIFTY, of(table, HELD));
        assertEquals(Money.dollars(80), of(table, new PlacedCoupons(SEAT)));
        Invariants.check(table.state());
    }

    @Test
    void the_floor_issues_it_to_a_patron_at_the_table_with_a_reason() {
        Seated table = Seated.open("ma-midi", 5);
        assertEquals(House.REASON_NEEDED, table.refuses(FLOOR, issue("p5", FIFTY, " ")));
        assertEquals(House.NOT_AT_THE_TABLE, table.refuses(FLOOR, issue("zoe", FIFTY, "x")));
        assertEquals(House.COUPON_ISSUED, table.refuses(FLOOR, issue("p5", Money.ZERO, "x")));
        Money tooMuch = Accounts.MOST.plus(new Money(1));
        assertEquals(House.COUPON_ISSUED, table.refuses(FLOOR, issue("p5", tooMuch, "x")));
        assertEquals(House.COUPON_ISSUED, table.refuses(Seated.DEALER, issue("p5", FIFTY, "x")));
        assertEquals(House.COUPON_ISSUED, table.refuses(patron(5), issue("p5", FIFTY, "x")));
        assertEquals(
                List.of(new Event.CouponIssued("p5", FIFTY, "a birthday")),
                table.issue(5, 50).told(Event.CouponIssued.class));
        Seated mini = Seated.open("ma-mini", 5);
        assertTrue(
                Next.steps(mini.state()).stream()
                        .noneMatch(step -> step.move() instanceof Move.IssueCoupon));
        assertInstanceOf(
                Decision.Refused.class,
                mini.decide(FLOOR, issue("p5", FIFTY, "this game takes no coupons")));
    }

    private static Command issue(String patron, Money value, String reason) {
        return new Command.IssueCoupon(patron, value, reason);
    }

    @Test
    void a_coupon_never_becomes_chips() {
        Seated table = Seated.open("ma-midi", 5).issue(5, 50);
        var cheat =
                new Happened(
                        FLOOR,
                        table.state().clock(),
                        new Event.TrayFilled(FIFTY),
                        List.of(),
                        List.of(new Transfer(HELD, new Account.Rack(name(5)), FIFTY)));

        assertThrows(CorruptLog.class, () -> Table.apply(table.state(), cheat));
    }

    /// As tables wrote it before coupons had accounts: the value lies beside the chips and no
    /// account knows of it.
    @Test
    void a_coupon_of_an_older_record_is_paid_and_leaves_no_account() {
        Seated table = Seated.open("ma-midi", 5).wager(5, Wager.PLAYER, 100);
        var older =
                new Happened(
                        patron(5),
                        table.state().clock(),
                        new Event.WagerPlaced(
                                Placed.of(SEAT, Wager.PLAYER, Money.dollars(100))
                                        .withCoupon(FIFTY)),
                        List.of(Wagering.MATCH_PLAY_COUPON),
                        List.of());
        var read =
                new Seated(Table.apply(table.state(), older), List.of(), List.of(), List.of(older));
        Invariants.check(read.state());
        Seated won = read.dealing("4h,5s", "2c,Kd").playRound();

        assertEquals(table.rack(5).plus(Money.dollars(250)), won.rack(5));
        assertEquals(Money.ZERO, of(won, Coupons.SPENT));
        assertEquals(Optional.empty(), won.state().accounts().coupons("p5").stream().findFirst());
    }
}
