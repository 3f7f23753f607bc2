package baccarat.server.tables;

import baccarat.dealer.AutomaticDealer;
import baccarat.dealer.SeededShoes;
import baccarat.regulations.Review;
import baccarat.regulations.RulesSubmission;
import baccarat.rules.Money;
import baccarat.rules.Spot;
import baccarat.rules.TableRules;
import baccarat.rules.Wager;
import baccarat.server.FirstTables;
import baccarat.server.views.Moment;
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
import java.util.function.Consumer;

/// Some rounds of an example with one patron, in which a test looks at each moment.
public final class ExampleRounds {

    public static final Spot SEAT = Spot.seat(3);

    private static final Person ANNA = Person.patron("anna");

    private final TableRules rules;
    private final AutomaticDealer dealer;
    private final List<Happened> events = new ArrayList<>();
    private TableState state;
    private Instant now = Instant.parse("2026-01-01T12:00:00Z");

    /// The table before a step.
    ///
    /// @param events everything that has happened so far
    public record Moment(
            TableState state, AutomaticDealer dealer, List<Happened> events, Instant now) {}

    private ExampleRounds(String example) {
        rules = ((Review.Approved) RulesSubmission.review(FirstTables.submission(example))).rules();
        dealer = dealer(rules);
        state = TableState.closed(rules);
    }

    /// With the same cards every time.
    static AutomaticDealer dealer(TableRules rules) {
        return new AutomaticDealer(rules, new SeededShoes(7), 1, Money.dollars(1_000_000));
    }

    public static void play(String example, int rounds, Consumer<Moment> look) {
        var played = new ExampleRounds(example);
        while (played.state.shoe().rounds() < rounds) {
            look.accept(
                    new Moment(
                            played.state, played.dealer, List.copyOf(played.events), played.now));
            played.step();
        }
    }

    private void step() {
        if (state.roster().patrons().isEmpty() && state.phase() instanceof Phase.Preparing) {
            does(ANNA, new Command.BuyIn(ANNA.name(), Money.dollars(50_000)));
            does(ANNA, new Command.TakePlace(ANNA.name(), SEAT));
            return;
        }
        dealer.next(state)
                .ifPresentOrElse(
                        act -> does(act.who(), act.command()),
                        () ->
                                does(
                                        ANNA,
                                        new Command.PlaceWager(
                                                SEAT, Wager.PLAYER, Money.dollars(100))));
    }

    private void does(Person who, Command command) {
        now = now.plusMillis(1_250);
        if (!(Table.decide(state, new Asked(who, now, command))
                instanceof Decision.Accepted(var happened, var after))) {
            throw new AssertionError(who + " may not " + command);
        }
        dealer.saw(happened);
        events.addAll(happened);
        state = after;
    }
}
