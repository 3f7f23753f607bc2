package baccarat.server.tables;

import baccarat.dealer.AutomaticDealer;
import baccarat.dealer.SeededShoes;
import baccarat.records.EventJson;
import baccarat.regulations.Review;
import baccarat.regulations.RulesSubmission;
import baccarat.reports.Json;
import baccarat.rules.Money;
import baccarat.rules.Spot;
import baccarat.rules.TableRules;
import baccarat.rules.Wager;
import baccarat.server.FirstTables;
import baccarat.server.views.TableView;
import baccarat.server.views.Wire;
import baccarat.table.Asked;
import baccarat.table.Command;
import baccarat.table.Decision;
import baccarat.table.Event;
import baccarat.table.Happened;
import baccarat.table.Person;
import baccarat.table.Phase;
import baccarat.table.Table;
import baccarat.table.TableState;
import java.time.Instant;
import java.util.List;
import java.util.function.BiConsumer;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Rounds of an example as a page is shown them: frame by frame, with what happened in each.
public final class ShownRounds {

    private static final Person ANNA = Person.patron("anna");
    private static final Spot SEAT = Spot.seat(3);

    private final Review.Approved approved;
    private final TableRules rules;
    private final AutomaticDealer dealer;
    private final BiConsumer<List<Event>, ObjectNode> look;
    private TableState state;
    private Instant now = Instant.parse("2026-01-01T12:00:00Z");
    private long number;

    private ShownRounds(String example, BiConsumer<List<Event>, ObjectNode> look) {
        this.approved = (Review.Approved) RulesSubmission.review(FirstTables.submission(example));
        this.rules = approved.rules();
        this.dealer = new AutomaticDealer(rules, new SeededShoes(7), 1, Money.dollars(1_000_000));
        this.state = TableState.closed(rules);
        this.look = look;
    }

    /// Plays so many rounds.
    ///
    /// @param look is given each frame: its events, and the parts of the view that calls are from
    public static void play(String example, int rounds, BiConsumer<List<Event>, ObjectNode> look) {
        var shown = new ShownRounds(example, look);
        int played = 0;
        while (played < rounds) {
            boolean inRound = shown.state.phase().underWay().isPresent();
            shown.step();
            played += inRound && shown.state.phase().underWay().isEmpty() ? 1 : 0;
        }
    }

    private void step() {
        if (state.roster().patrons().isEmpty() && state.phase() instanceof Phase.Preparing) {
            does(ANNA, new Command.BuyIn(ANNA.name(), Money.dollars(900_000)));
            does(ANNA, new Command.TakePlace(ANNA.name(), SEAT));
            return;
        }
        dealer.next(state)
                .ifPresentOrElse(
                        act -> does(act.who(), act.command()),
                        () -> {
                            wager(Wager.PLAYER);
                            if (rules.wagers().include(Wager.HOUSE_MONEY)) {
                                wager(Wager.HOUSE_MONEY);
                            }
                        });
    }

    private void wager(Wager wager) {
        does(ANNA, new Command.PlaceWager(SEAT, wager, Money.dollars(100)));
    }

    private void does(Person who, Command command) {
        now = now.plusMillis(1_250);
        if (!(Table.decide(state, new Asked(who, now, command))
                instanceof Decision.Accepted(var happened, var after))) {
            throw new AssertionError(who + " may not " + command);
        }
        dealer.saw(happened);
        state = after;
        look.accept(happened.stream().map(Happened::event).toList(), frame(happened));
    }

    private ObjectNode frame(List<Happened> happened) {
        ObjectNode frame = Wire.object();
        ArrayNode events = frame.putArray("events");
        for (Happened one : happened) {
            number++;
            if (one.event() instanceof Event.OfTheRound) {
                events.add(
                        Json.MAPPER.readTree(EventJson.write(new EventJson.Numbered(number, one))));
            }
        }
        frame.set("phase", TableView.phase(state.phase()));
        frame.set("cards", TableView.cards(state, approved.regulation()));
        return frame;
    }
}
