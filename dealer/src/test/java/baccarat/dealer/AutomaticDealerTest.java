package baccarat.dealer;

import static java.util.stream.Collectors.toSet;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.cards.ByteSource;
import baccarat.cards.Card;
import baccarat.cards.DrawnShoe;
import baccarat.cards.ShoeOrder;
import baccarat.regulations.ExampleFiles;
import baccarat.rules.CardRules;
import baccarat.rules.Money;
import baccarat.rules.Side;
import baccarat.rules.Spot;
import baccarat.rules.TableRules;
import baccarat.rules.Wager;
import baccarat.table.Account;
import baccarat.table.Asked;
import baccarat.table.Command;
import baccarat.table.Decision;
import baccarat.table.Due;
import baccarat.table.Next;
import baccarat.table.Person;
import baccarat.table.Phase;
import baccarat.table.Table;
import baccarat.table.TableState;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// A program that only follows what is due runs a table from opening to closing.
class AutomaticDealerTest {

    private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");
    private static final Money TRAY = Money.dollars(1_000_000);

    private TableState state = TableState.closed(ExampleFiles.rules("ma-mini"));
    private AutomaticDealer dealer = dealer(state.rules(), 1);

    private static AutomaticDealer dealer(TableRules rules, long firstShoe) {
        return new AutomaticDealer(rules, new SeededShoes(1), firstShoe, TRAY);
    }

    static List<String> examples() {
        return ExampleFiles.NAMES;
    }

    @ParameterizedTest
    @MethodSource("examples")
    void it_runs_two_shoes_of_every_example_from_opening_to_closing(String example) {
        state = TableState.closed(ExampleFiles.rules(example));
        dealer = dealer(state.rules(), 1);
        follow();
        sit();

        int rounds = 0;
        while (state.shoe().number() < 3 && rounds < 400) {
            if (state.phase() instanceof Phase.AcceptingWagers && dealer.next(state).isEmpty()) {
                wager();
                rounds++;
            }
            dealer.next(state).ifPresent(act -> ask(act.who(), act.command()));
        }
        follow();
        boolean continuous = state.rules().cards().shuffle() == CardRules.Shuffle.CONTINUOUS;
        assertEquals(continuous ? 1 : 3, state.shoe().number());
        assertTrue(rounds > 100, "rounds: " + rounds);

        ask(Person.patron("p2"), new Command.Leave("p2"));
        ask(Person.patron("p5"), new Command.Leave("p5"));
        follow();
        ask(Person.floorperson("floor"), new Command.CloseTable());
        assertTrue(state.phase() instanceof Phase.Closed);
        assertEquals(Set.of(), leftBehind(), "the tray, the drop and the vigorish are gone");
    }

    /// A shoe that is ended early is not dealt again.
    @Test
    void each_shoe_has_its_own_cards_whatever_ended_the_one_before() {
        follow();
        sit();
        List<Card> first = firstHand();
        ask(Person.floorperson("floor"), new Command.OrderShuffle("a card was bent"));
        List<Card> second = firstHand();

        state = TableState.closed(state.rules());
        dealer = dealer(state.rules(), 2);
        follow();
        sit();
        assertEquals(second, firstHand());
        assertNotEquals(first, second);
    }

    @Test
    void shoes_are_asked_for_by_number_and_dealt_in_the_order_that_is_given() {
        var asked = new ArrayList<Long>();
        dealer = new AutomaticDealer(state.rules(), noting(asked), 7, TRAY);
        follow();
        sit();

        List<Card> hands = firstHand();

        List<Card> shoe = new DrawnShoe(1, 7).order(8).cards();
        int burned = 1 + shoe.getFirst().rank().burnCount();
        assertEquals(List.of(7L), asked);
        assertEquals(shoe.get(burned), hands.getFirst());
    }

    @Test
    void each_round_of_a_continuous_shuffler_has_a_number_of_its_own() {
        var asked = new ArrayList<Long>();
        state = TableState.closed(ExampleFiles.rules("ma-mini-earlier-ez"));
        dealer = new AutomaticDealer(state.rules(), noting(asked), 81, TRAY);
        follow();
        sit();
        firstHand();
        firstHand();

        assertEquals(List.of(81L, 82L), asked);
    }

    /// Must Hit goes to any of the Royal 9 wagers alike, and to nobody else.
    @Test
    void the_winner_of_must_hit_is_drawn_evenly_from_the_royal_9_wagers() {
        state = TableState.closed(ExampleFiles.rules("ma-mini-everything"));
        dealer = dealer(state.rules(), 1);
        follow();
        sit(1, 2, 3, 5);
        follow();
        for (int seat : List.of(1, 2, 3, 5)) {
            wager(seat, Wager.PLAYER, 10);
        }
        List<Spot> wagered = List.of(Spot.seat(1), Spot.seat(3), Spot.seat(5));
        wagered.forEach(seat -> wager(seat.number(), Wager.ROYAL_9, 5));
        follow(Phase.EndingProgressives.class);
        dealer.remember(new Money(1));
        Due end = Next.steps(state).getFirst();
        int draws = 30_000;
        Map<Spot, Integer> won = new HashMap<>();
        for (int draw = 0; draw < draws; draw++) {
            var command = (Command.EndProgressives) dealer.command(state, end);
            won.merge(command.mustHit().orElseThrow(), 1, Integer::sum);
        }

        assertEquals(Set.copyOf(wagered), won.keySet());
        double deviation = Math.sqrt(draws * (1.0 / 3) * (2.0 / 3));
        won.values().forEach(count -> assertEquals(draws / 3.0, count, 4 * deviation));
    }

    private static Shoes noting(List<Long> asked) {
        var shoes = new SeededShoes(1);
        return new Shoes() {
            @Override
            public ShoeOrder order(long number, List<Card> cards) {
                asked.add(number);
                return shoes.order(number, cards);
            }

            @Override
            public ByteSource triggers() {
                return shoes.triggers();
            }
        };
    }

    private List<Card> firstHand() {
        follow();
        wager();
        follow(Phase.Clearing.class);
        var play = ((Phase.InRound) state.phase()).play();
        follow();
        return Stream.of(Side.PLAYER, Side.BANKER)
                .flatMap(side -> play.hand(side).cards().stream())
                .toList();
    }

    /// Does what is due until the table waits for people.
    private void follow() {
        for (int step = 0; step < 200; step++) {
            boolean waits =
                    state.phase() instanceof Phase.Preparing && state.roster().patrons().isEmpty();
            var act = dealer.next(state).filter(_ -> !waits);
            if (act.isEmpty()) {
                return;
            }
            ask(act.get().who(), act.get().command());
        }
        throw new AssertionError("the table does not come to rest: " + state.phase());
    }

    /// Does what is due until the table is in this phase.
    private void follow(Class<? extends Phase> phase) {
        for (int step = 0; step < 200 && !phase.isInstance(state.phase()); step++) {
            dealer.next(state).ifPresent(act -> ask(act.who(), act.command()));
        }
        assertInstanceOf(phase, state.phase());
    }

    private void sit() {
        sit(2, 5);
    }

    private void sit(int... seats) {
        for (int seat : seats) {
            String name = "p" + seat;
            ask(Person.patron(name), new Command.BuyIn(name, Money.dollars(50_000)));
            ask(Person.patron(name), new Command.TakePlace(name, Spot.seat(seat)));
        }
    }

    private void wager() {
        wager(2, Wager.BANKER, 100);
        wager(5, Wager.PLAYER, 200);
    }

    private void wager(int seat, Wager wager, long dollars) {
        ask(
                Person.patron("p" + seat),
                new Command.PlaceWager(Spot.seat(seat), wager, Money.dollars(dollars)));
    }

    /// Accounts that hold something besides the meters and the world outside.
    private Set<Account> leftBehind() {
        return state.accounts().held().keySet().stream()
                .filter(account -> account != Account.Fixed.CAGE)
                .filter(account -> !(account instanceof Account.Jackpot))
                .collect(toSet());
    }

    private void ask(Person who, Command command) {
        Decision decision = Table.decide(state, new Asked(who, NOON, command));
        if (decision instanceof Decision.Refused(var because, var detail, _)) {
            throw new AssertionError(
                    who + " " + command + ": " + because + " " + detail + " in " + state.phase());
        }
        var accepted = (Decision.Accepted) decision;
        assertEquals(accepted.after(), Table.replay(state, accepted.events()));
        dealer.saw(accepted.events());
        state = accepted.after();
    }
}
