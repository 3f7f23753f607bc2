package baccarat.records;

import baccarat.cards.DrawnShoe;
import baccarat.dealer.AutomaticDealer;
import baccarat.dealer.SeededShoes;
import baccarat.regulations.ExampleFiles;
import baccarat.regulations.Review;
import baccarat.regulations.RulesSubmission;
import baccarat.rules.Money;
import baccarat.rules.Spot;
import baccarat.rules.TableRules;
import baccarat.rules.Wager;
import baccarat.table.Asked;
import baccarat.table.Command;
import baccarat.table.Decision;
import baccarat.table.Happened;
import baccarat.table.Person;
import baccarat.table.Phase;
import baccarat.table.Table;
import baccarat.table.TableState;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/// A table of one of the examples that the automatic dealer runs, with two patrons who wager on
/// everything they may.
final class DealtShoe {

    static final long SEED = 7;

    /// More steps than a shoe takes.
    private static final int ENOUGH = 20_000;

    private static final List<Spot> SEATS = List.of(Spot.seat(2), Spot.seat(5));

    private final LogHeader header;
    private final TableRules rules;
    private final AutomaticDealer dealer;
    private final List<Happened> events = new ArrayList<>();
    private TableState state;
    private Instant now = Instant.parse("2026-01-01T12:00:00Z");

    DealtShoe(String example) {
        String text = ExampleFiles.text(example);
        Review.Approved approved = (Review.Approved) RulesSubmission.review(text);
        header =
                new LogHeader(
                        approved.regulation().id(),
                        approved.name(),
                        text,
                        Optional.of(new LogHeader.Dealt(DrawnShoe.NAME, SEED, 1)));
        rules = approved.rules();
        state = TableState.closed(rules);
        dealer = new AutomaticDealer(rules, new SeededShoes(SEED), 1, Money.dollars(1_000_000));
    }

    static Stream<String> examples() {
        return ExampleFiles.NAMES.stream();
    }

    TableRules rules() {
        return rules;
    }

    LogHeader header() {
        return header;
    }

    TableState state() {
        return state;
    }

    List<Happened> events() {
        return List.copyOf(events);
    }

    List<String> lines() {
        var writer = new LogWriter(header);
        return Stream.concat(Stream.of(header.line()), events.stream().map(writer::line)).toList();
    }

    /// The first shoe, to its end; of a continuous shuffler, which has none, as many rounds.
    DealtShoe toTheEndOfTheShoe() {
        return until(() -> state.shoe().number() >= 2 || state.shoe().rounds() >= 90);
    }

    /// Until so many rounds have been dealt and the table waits for wagers.
    DealtShoe rounds(int number) {
        return until(() -> state.shoe().rounds() >= number && dealer.next(state).isEmpty());
    }

    /// A table that goes in circles fails the test.
    DealtShoe until(BooleanSupplier hasCome) {
        for (int steps = 0; steps < ENOUGH; steps++) {
            if (hasCome.getAsBoolean()) {
                return this;
            }
            step();
        }
        throw new AssertionError("it never comes, now " + state.phase());
    }

    void step() {
        boolean alone = state.roster().patrons().isEmpty();
        Optional<AutomaticDealer.Act> act = dealer.next(state);
        if (alone && state.phase() instanceof Phase.Preparing) {
            SEATS.forEach(this::sitDown);
        } else if (act.isEmpty()) {
            int before = events.size();
            SEATS.forEach(this::wager);
            if (events.size() == before) {
                throw new AssertionError("nobody can wager: " + state.accounts());
            }
        } else {
            does(act.get().who(), act.get().command());
        }
    }

    private static Person patron(Spot seat) {
        return Person.patron(seat.number() == 2 ? "anna" : "Jean-Luc of Arc");
    }

    private void sitDown(Spot seat) {
        String name = patron(seat).name();
        does(patron(seat), new Command.BuyIn(name, Money.dollars(50_000)));
        does(patron(seat), new Command.TakePlace(name, seat));
    }

    /// The first amount that is accepted, if there is one.
    private void wager(Spot seat) {
        for (Wager wager : Wager.values()) {
            boolean placed = false;
            for (int dollars : List.of(100, 25, 5)) {
                placed =
                        placed
                                || asks(
                                        patron(seat),
                                        new Command.PlaceWager(
                                                seat, wager, Money.dollars(dollars)));
            }
        }
    }

    /// What has to be accepted.
    void does(Person who, Command command) {
        if (!asks(who, command)) {
            throw new AssertionError(who + " may not " + command + " in " + state.phase());
        }
    }

    private boolean asks(Person who, Command command) {
        now = now.plusMillis(1_250);
        if (!(Table.decide(state, new Asked(who, now, command))
                instanceof Decision.Accepted(var happened, var after))) {
            return false;
        }
        dealer.saw(happened);
        events.addAll(happened);
        state = after;
        return true;
    }
}
