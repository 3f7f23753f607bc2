package baccarat.table;

import baccarat.dealer.AutomaticDealer;
import baccarat.dealer.SeededShoes;
import baccarat.regulations.Review;
import baccarat.regulations.RulesSubmission;
import baccarat.rules.Money;
import baccarat.rules.Spot;
import baccarat.rules.TableRules;
import baccarat.rules.Wager;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A table with a patron at each of nine seats who puts three wagers a round: its commands, written
/// down once, so that what is measured is the table and not the dealer.
final class NineSeats {

    private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");
    private static final Money CHIPS = Money.dollars(1_000_000);

    private final AutomaticDealer dealer;
    private TableState state;
    private final List<Asked> asked = new ArrayList<>();

    private NineSeats(TableRules rules) {
        state = TableState.closed(rules);
        dealer = new AutomaticDealer(rules, new SeededShoes(7), 1, Money.dollars(100_000_000));
    }

    /// The commands of many rounds, and the table before the first of them.
    record Commands(TableState before, List<Asked> asked, int rounds) {}

    static Commands ofRounds(int rounds) {
        var table = new NineSeats(rules());
        table.open();
        TableState before = table.state;
        int dealt = 0;
        while (dealt < rounds) {
            Optional<AutomaticDealer.Act> act = table.dealer.next(table.state);
            if (act.isPresent()) {
                table.ask(act.get().who(), act.get().command());
            } else {
                table.wager(dealt++);
            }
        }
        return new Commands(before, List.copyOf(table.asked), rounds);
    }

    private static TableRules rules() {
        try {
            String text = Files.readString(Path.of("regulations/examples/ma-mini.yaml"));
            return ((Review.Approved) RulesSubmission.review(text)).rules();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void open() {
        ask(Person.floorperson("floor"), new Command.OpenTable(Money.dollars(100_000_000)));
        for (int seat = 1; seat <= 9; seat++) {
            String name = "patron " + seat;
            ask(Person.patron(name), new Command.BuyIn(name, CHIPS));
            ask(Person.patron(name), new Command.TakePlace(name, Spot.seat(seat)));
        }
        while (!(state.phase() instanceof Phase.AcceptingWagers)) {
            var act = dealer.next(state).orElseThrow();
            ask(act.who(), act.command());
        }
        asked.clear();
    }

    private void wager(int round) {
        for (int seat = 1; seat <= 9; seat++) {
            boolean player = (seat + round) % 3 == 0;
            place(seat, player ? Wager.PLAYER : Wager.BANKER, 10L * seat);
            place(seat, Wager.TIE, 5);
            place(seat, player ? Wager.DRAGON_BONUS_PLAYER : Wager.DRAGON_BONUS_BANKER, 10);
        }
    }

    private void place(int seat, Wager wager, long dollars) {
        ask(
                Person.patron("patron " + seat),
                new Command.PlaceWager(Spot.seat(seat), wager, Money.dollars(dollars)));
    }

    private void ask(Person who, Command command) {
        var one = new Asked(who, NOON, command);
        if (!(Table.decide(state, one) instanceof Decision.Accepted(var events, var after))) {
            throw new IllegalStateException(Table.decide(state, one).toString());
        }
        state = after;
        dealer.saw(events);
        asked.add(one);
    }
}
