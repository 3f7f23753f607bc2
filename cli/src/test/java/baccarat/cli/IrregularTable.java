package baccarat.cli;

import baccarat.cards.Card;
import baccarat.cards.DrawnShoe;
import baccarat.dealer.AutomaticDealer;
import baccarat.dealer.SeededShoes;
import baccarat.records.LogHeader;
import baccarat.records.LogWriter;
import baccarat.regulations.Review;
import baccarat.regulations.RulesSubmission;
import baccarat.rules.Money;
import baccarat.rules.Spot;
import baccarat.rules.Wager;
import baccarat.table.Asked;
import baccarat.table.Command;
import baccarat.table.Decision;
import baccarat.table.Person;
import baccarat.table.Phase;
import baccarat.table.Table;
import baccarat.table.TableState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The log of a table where cards go wrong, which no automatic dealer lets happen.
final class IrregularTable {

    private static final Person DEALER = Person.dealer("dealer");
    private static final Person PATRON = Person.patron("Zo\033[31m\u00e9");

    private final List<String> lines = new ArrayList<>();
    private final LogWriter log;
    private final AutomaticDealer dealer;
    private TableState state;

    IrregularTable(String example) throws IOException {
        String text = Files.readString(Path.of(Run.EXAMPLES + example));
        var approved = (Review.Approved) RulesSubmission.review(text);
        var header =
                new LogHeader(approved.regulation().id(), approved.name(), text, Optional.empty());
        lines.add(header.line());
        log = new LogWriter(header);
        state = TableState.closed(approved.rules());
        dealer =
                new AutomaticDealer(
                        approved.rules(), new SeededShoes(1), 1, Money.dollars(100_000));
        follow();
    }

    List<String> lines() {
        return lines;
    }

    TableState state() {
        return state;
    }

    /// What is due, until wagers are awaited.
    IrregularTable follow() {
        while (dealer.next(state).isPresent()) {
            step();
            if (state.roster().patrons().isEmpty()) {
                does(PATRON, new Command.BuyIn(PATRON.name(), Money.dollars(1000)));
                does(PATRON, new Command.TakePlace(PATRON.name(), Spot.seat(3)));
            }
        }
        return this;
    }

    IrregularTable step() {
        AutomaticDealer.Act act = dealer.next(state).orElseThrow();
        return does(act.who(), act.command());
    }

    IrregularTable wager() {
        return does(PATRON, new Command.PlaceWager(Spot.seat(3), Wager.PLAYER, Money.dollars(10)));
    }

    IrregularTable untilTheFirstCardLies() {
        while (!(state.phase() instanceof Phase.Dealing dealing)
                || dealing.play().laid().isEmpty()) {
            step();
        }
        return this;
    }

    /// One card too many; `seen` is what anybody saw of it.
    IrregularTable surplus(Optional<Card> seen) {
        return does(DEALER, new Command.ReportSurplusCard(false, seen));
    }

    /// The card at the mouth of the first shoe of this seed.
    Card next() {
        List<Card> cards = new DrawnShoe(1, 1).order(state.stock().decks()).cards();
        return cards.get(cards.size() - state.stock().shoe());
    }

    private IrregularTable does(Person who, Command command) {
        Instant noon = Instant.parse("2026-01-01T12:00:00Z");
        if (!(Table.decide(state, new Asked(who, noon, command))
                instanceof Decision.Accepted(var events, var after))) {
            throw new AssertionError(who + " may not " + command + " in " + state.phase());
        }
        dealer.saw(events);
        events.forEach(happened -> lines.add(log.line(happened)));
        state = after;
        return this;
    }
}
