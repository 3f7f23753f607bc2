package baccarat.server.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.cards.ByteSource;
import baccarat.cards.ShoeStream;
import baccarat.dealer.AutomaticDealer;
import baccarat.dealer.SeededShoes;
import baccarat.dealer.SimulatedPatrons;
import baccarat.regulations.Review;
import baccarat.regulations.RulesSubmission;
import baccarat.rules.Money;
import baccarat.rules.Spot;
import baccarat.rules.Step;
import baccarat.rules.TableRules;
import baccarat.rules.Wager;
import baccarat.server.FirstTables;
import baccarat.server.views.ConsoleView;
import baccarat.server.views.Wire;
import baccarat.table.Account;
import baccarat.table.Asked;
import baccarat.table.Command;
import baccarat.table.Decision;
import baccarat.table.Event;
import baccarat.table.Happened;
import baccarat.table.Person;
import baccarat.table.Phase;
import baccarat.table.Table;
import baccarat.table.TableState;
import baccarat.table.Transfer;
import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// What the console orders to be taken, paid and marked, beside the money that the record moves
/// when the dealer has done it: ten thousand rounds in all, with random wagers, coupons and
/// presses, and patrons who leave.
@Tag("slow")
class OrderedAmountsTest {

    static final List<String> EXAMPLES = FirstTables.EXAMPLES;

    private static final int ROUNDS = 10_000 / EXAMPLES.size() + 1;
    private static final Person FLOOR = Person.floorperson("fay");
    private static final Person DEALER = Person.dealer("dan");
    private static final Money COUPON = Money.dollars(25);

    private final ByteSource chance = new ShoeStream(21, 1).bytes();
    private final Map<String, Integer> compared = new HashMap<>();
    private Instant now = Instant.parse("2026-01-01T12:00:00Z");

    @ParameterizedTest
    @FieldSource("EXAMPLES")
    void the_console_orders_the_amounts_that_the_record_moves(String example) {
        TableRules rules =
                ((Review.Approved) RulesSubmission.review(FirstTables.submission(example))).rules();
        var dealer = new AutomaticDealer(rules, new SeededShoes(21), 1, Money.dollars(9_000_000));
        var patrons = new SimulatedPatrons(rules, new ShoeStream(21, 2).bytes(), 5);
        TableState state = TableState.closed(rules);
        int waits = 0;
        for (int round = 0; round < ROUNDS; ) {
            TableState before = state;
            state = asTheyLike(state, patrons);
            if (oneIn(40) && state.phase() instanceof Phase.InRound) {
                state = leaves(state, patrons);
            }
            Optional<AutomaticDealer.Act> act = dealer.next(state, now);
            if (act.isEmpty()) {
                assertTrue(++waits < 100, () -> "nobody wagers: " + before);
                continue;
            }
            waits = 0;
            JsonNode ordered =
                    state.phase() instanceof Phase.OfSettlement ? ordered(state) : Wire.object();
            Decision.Accepted done = done(state, act.get().who(), act.get().command());
            compare(ordered, act.get().command(), done, state);
            dealer.saw(done.events());
            state = done.after();
            round += before.phase().isInARound() && !state.phase().isInARound() ? 1 : 0;
        }
        assertTrue(compared.getOrDefault("CollectLosers", 0) > ROUNDS / 2, compared.toString());
        assertTrue(compared.getOrDefault("PaySpot", 0) > ROUNDS / 2, compared.toString());
        if (rules.wagers().include(Wager.HOUSE_MONEY)) {
            assertTrue(compared.getOrDefault("SettleHouseMoney", 0) > 100, compared.toString());
        }
        if (rules.wagers().include(Wager.ROYAL_9)) {
            assertTrue(compared.getOrDefault("PayAward", 0) > 3, compared.toString());
        }
    }

    private TableState asTheyLike(TableState state, SimulatedPatrons patrons) {
        return switch (state.phase()) {
            case Phase.Preparing _ when state.roster().patrons().isEmpty() ->
                    wagered(state, patrons);
            case Phase.AcceptingWagers open when open.layout().isEmpty() -> wagered(state, patrons);
            case Phase.SettlingHouseMoney(var play) when oneIn(2) ->
                    wished(state, patrons.presses(play));
            default -> state;
        };
    }

    private boolean oneIn(int number) {
        return chance.uniformBelow(number) == 0;
    }

    private static JsonNode ordered(TableState state) {
        ObjectNode node = Wire.object();
        ConsoleView.write(state, node);
        return node.path("settlement");
    }

    private Decision.Accepted done(TableState state, Person who, Command command) {
        return switch (asked(state, who, command)) {
            case Decision.Accepted accepted -> accepted;
            case Decision.Refused refused -> throw new AssertionError(command + ": " + refused);
        };
    }

    private Decision asked(TableState state, Person who, Command command) {
        now = now.plusMillis(100);
        return Table.decide(state, new Asked(who, now, command));
    }

    private TableState tried(TableState state, Person who, Command command) {
        return asked(state, who, command) instanceof Decision.Accepted(_, var after)
                ? after
                : state;
    }

    private static Person person(SimulatedPatrons.Simulated simulated) {
        return Person.patron(simulated.name());
    }

    /// Everybody comes, or comes back, and wagers; some with a coupon.
    private TableState wagered(TableState state, SimulatedPatrons patrons) {
        TableState now = state;
        for (SimulatedPatrons.Simulated simulated : patrons.all()) {
            Person who = person(simulated);
            if (now.roster().at(simulated.seat()).isEmpty()
                    || now.accounts()
                            .of(new Account.Rack(who.name()))
                            .isAtMost(Money.dollars(10_000))) {
                now = tried(now, who, new Command.BuyIn(who.name(), Money.dollars(20_000)));
                now = tried(now, who, new Command.TakePlace(who.name(), simulated.seat()));
            }
            now = tried(now, DEALER, new Command.CollectVigorish(simulated.seat()));
        }
        for (List<SimulatedPatrons.Wish> wishes : patrons.wagers()) {
            now = wished(now, wishes);
        }
        SimulatedPatrons.Simulated lucky =
                patrons.all().get(chance.uniformBelow(patrons.all().size()));
        now = tried(now, FLOOR, new Command.IssueCoupon(lucky.name(), COUPON, "a test"));
        for (Wager hand : List.of(Wager.PLAYER, Wager.BANKER)) {
            now = tried(now, person(lucky), new Command.PlaceCoupon(lucky.seat(), hand, COUPON));
        }
        return now;
    }

    private TableState wished(TableState state, List<SimulatedPatrons.Wish> wishes) {
        TableState now = state;
        for (SimulatedPatrons.Wish wish : wishes) {
            now = tried(now, person(wish.by()), wish.command());
        }
        return now;
    }

    private TableState leaves(TableState state, SimulatedPatrons patrons) {
        SimulatedPatrons.Simulated one =
                patrons.all().get(chance.uniformBelow(patrons.all().size()));
        return tried(state, person(one), new Command.Leave(one.name()));
    }

    private void compare(
            JsonNode ordered, Command command, Decision.Accepted done, TableState before) {
        switch (command) {
            case Command.CollectLosers _ -> compareLosers(ordered.path("losers"), done.events());
            case Command.PaySpot(var spot) ->
                    comparePayment(payment(ordered, spot, false), spot, done, before);
            case Command.PayAward(var spot) ->
                    comparePayment(payment(ordered, spot, true), spot, done, before);
            case Command.SettleHouseMoney(var spot) ->
                    compareHouseMoney(payment(ordered, spot, false), spot, done.events());
            default -> {
                return;
            }
        }
        compared.merge(command.getClass().getSimpleName(), 1, Integer::sum);
    }

    private static JsonNode payment(JsonNode ordered, Spot spot, boolean award) {
        return ordered.path("payments").values().stream()
                .filter(one -> one.path("spot").asString().equals(Wire.spot(spot)))
                .filter(one -> one.path("award").asBoolean() == award)
                .filter(one -> !one.path("done").asBoolean())
                .findFirst()
                .orElse(Wire.object());
    }

    private static void compareLosers(JsonNode ordered, List<Happened> events) {
        Set<String> spots = new HashSet<>();
        Money taken = Money.ZERO;
        for (Transfer moved : moved(events).toList()) {
            if (moved.from() instanceof Account.Wagers(var spot)) {
                spots.add(Wire.spot(spot));
                taken = taken.plus(moved.amount());
            }
        }
        assertEquals(Wire.money(taken), ordered.path("amount").asString());
        var told = new HashSet<String>();
        ordered.path("spots").values().forEach(spot -> told.add(spot.asString()));
        assertEquals(spots, told);
    }

    private static void comparePayment(
            JsonNode ordered, Spot spot, Decision.Accepted done, TableState before) {
        List<Happened> events = done.events();
        assertEquals(
                ordered.path("pay").asString(),
                Wire.money(sum(moved(events), OrderedAmountsTest::isPaid)));
        Money boxed = sum(moved(events), it -> it.to() instanceof Account.VigorishBox);
        Money marked = done.after().roster().owed(spot).minus(before.roster().owed(spot));
        assertEquals(ordered.path("vigorish").asString(), Wire.money(boxed.plus(marked)));
        Stream<Transfer> back =
                events.stream()
                        .filter(
                                it ->
                                        it.event() instanceof Event.Settled(var step)
                                                && step.action() == Step.Action.RETURN)
                        .flatMap(it -> it.transfers().stream());
        assertEquals(
                ordered.path("returned").asString(),
                Wire.money(sum(back, it -> it.to() instanceof Account.Rack)));
    }

    private static void compareHouseMoney(JsonNode ordered, Spot spot, List<Happened> events) {
        Money paid = sum(moved(events), OrderedAmountsTest::isPaid);
        Money pressed = sum(moved(events), it -> it.to().equals(new Account.Wagers(spot)));
        if (ordered.isEmpty()) {
            assertTrue(
                    sum(moved(events), it -> it.to() == Account.Fixed.TRAY).isAboveZero(),
                    "it lost");
        } else {
            assertEquals(ordered.path("pay").asString(), Wire.money(paid));
            assertEquals(ordered.path("pressed").asString(), Wire.money(pressed));
        }
    }

    private static Stream<Transfer> moved(List<Happened> events) {
        return events.stream().flatMap(happened -> happened.transfers().stream());
    }

    private static boolean isPaid(Transfer moved) {
        boolean fromTheHouse =
                moved.from() == Account.Fixed.TRAY || moved.from() instanceof Account.Jackpot;
        return fromTheHouse && moved.to() instanceof Account.Rack;
    }

    private static Money sum(Stream<Transfer> moved, Predicate<Transfer> which) {
        return moved.filter(which).map(Transfer::amount).reduce(Money.ZERO, Money::plus);
    }
}
