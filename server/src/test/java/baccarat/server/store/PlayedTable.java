package baccarat.server.store;

import baccarat.dealer.AutomaticDealer;
import baccarat.dealer.SeededShoes;
import baccarat.records.LogHeader;
import baccarat.records.LogWriter;
import baccarat.records.Recorded;
import baccarat.regulations.Review;
import baccarat.regulations.RulesSubmission;
import baccarat.rules.Money;
import baccarat.rules.Spot;
import baccarat.rules.TableRules;
import baccarat.rules.Wager;
import baccarat.table.Asked;
import baccarat.table.Command;
import baccarat.table.Decision;
import baccarat.table.Person;
import baccarat.table.Phase;
import baccarat.table.Table;
import baccarat.table.TableState;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A table with one patron, dealt automatically: always the same events.
final class PlayedTable {

    private static final Person ANNA = Person.patron("Anna-Zo\u00eb \u674e");
    private static final Spot SEAT = Spot.seat(3);

    private final LogHeader header;
    private final TableRules rules;
    private final AutomaticDealer dealer;
    private final LogWriter writer;
    private final List<Recorded> events = new ArrayList<>();
    private TableState state;
    private Instant now = Instant.parse("2026-01-01T12:00:00Z");

    PlayedTable() {
        String submission = submission();
        var approved = (Review.Approved) RulesSubmission.review(submission);
        header =
                new LogHeader(
                        approved.regulation().id(), approved.name(), submission, Optional.empty());
        rules = approved.rules();
        writer = new LogWriter(header);
        state = TableState.closed(rules);
        dealer = new AutomaticDealer(rules, new SeededShoes(7), 1, Money.dollars(1_000_000));
    }

    private static String submission() {
        try {
            return Files.readString(Path.of("../regulations/examples/ma-mini.yaml"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    LogHeader header() {
        return header;
    }

    TableRules rules() {
        return rules;
    }

    TableState state() {
        return state;
    }

    /// All events so far.
    List<Recorded> events() {
        return List.copyOf(events);
    }

    /// Plays on until so many rounds have begun at this table, and returns what is new.
    List<Recorded> rounds(int number) {
        int before = events.size();
        while (state.shoe().rounds() < number) {
            step();
        }
        return List.copyOf(events.subList(before, events.size()));
    }

    private void step() {
        Optional<AutomaticDealer.Act> act = dealer.next(state);
        if (state.roster().patrons().isEmpty() && state.phase() instanceof Phase.Preparing) {
            does(ANNA, new Command.BuyIn(ANNA.name(), Money.dollars(50_000)));
            does(ANNA, new Command.TakePlace(ANNA.name(), SEAT));
        } else if (act.isEmpty()) {
            does(ANNA, new Command.PlaceWager(SEAT, Wager.PLAYER, Money.dollars(100)));
        } else {
            does(act.get().who(), act.get().command());
        }
    }

    private void does(Person who, Command command) {
        now = now.plusMillis(1_250);
        switch (Table.decide(state, new Asked(who, now, command))) {
            case Decision.Accepted(var happened, var after) -> {
                dealer.saw(happened);
                happened.forEach(one -> events.add(writer.recorded(one)));
                state = after;
            }
            case Decision.Refused(_, var detail, _) -> throw new IllegalStateException(detail);
        }
    }
}
