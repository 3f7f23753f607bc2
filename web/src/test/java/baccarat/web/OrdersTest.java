package baccarat.web;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.dealer.AutomaticDealer;
import baccarat.dealer.SeededShoes;
import baccarat.records.Names;
import baccarat.regulations.Regulation;
import baccarat.regulations.Review;
import baccarat.regulations.RulesSubmission;
import baccarat.reports.Json;
import baccarat.rules.Money;
import baccarat.rules.Spot;
import baccarat.rules.TableRules;
import baccarat.rules.Wager;
import baccarat.server.FirstTables;
import baccarat.server.web.RulesView;
import baccarat.table.Asked;
import baccarat.table.Command;
import baccarat.table.Decision;
import baccarat.table.Due;
import baccarat.table.Duty;
import baccarat.table.Move;
import baccarat.table.Next;
import baccarat.table.Person;
import baccarat.table.Phase;
import baccarat.table.Shown;
import baccarat.table.Table;
import baccarat.table.TableState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.node.ObjectNode;

/// What the console orders at each step of preparation and dealing, document by document, beside
/// the clause that has it: `orders.txt` is read against the documents before it is kept. With
/// `-Dorders=write` the file is written anew.
@Tag("slow")
class OrdersTest {

    private static final Path FILE = Path.of("src/test/resources/baccarat/web/orders.txt");
    private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");
    private static final Set<String> KINDS =
            Set.of("Confirm", "CutCards", "PlaceCoverCard", "BurnFirst", "Draw");

    /// Example, what it says, what it says here.
    private static final List<List<String>> VARIANTS =
            List.of(
                    List.of("ma-baccarat", "shuffle: manual", "shuffle: machine\n  procedure: P"),
                    List.of(
                            "ma-baccarat",
                            "shuffle: manual",
                            "shuffle: preshuffled\n  procedure: P"),
                    List.of("ma-midi", "shuffle: manual", "shuffle: preshuffled\n  procedure: P"),
                    List.of("ma-mini", "lacing: false", "lacing: true\n  reshuffle: true"),
                    List.of(
                            "ma-mini-earlier",
                            "decks: 6\n  shuffle: manual",
                            "decks: 12\n  shuffle: machine\n  procedure: P"));

    @TempDir Path data;
    private final Set<String> lines = new TreeSet<>();
    private final List<Map<String, Object>> steps = new ArrayList<>();

    @Test
    void each_order_of_the_console_stands_beside_its_clause() throws IOException {
        FirstTables.EXAMPLES.forEach(name -> play(FirstTables.submission(name)));
        for (List<String> variant : VARIANTS) {
            String text = FirstTables.submission(variant.get(0));
            assertTrue(text.contains(variant.get(1)), variant.toString());
            play(text.replace(variant.get(1), variant.get(2)));
        }
        try (var open = OpenPage.alone(data)) {
            open.page().navigate(open.address());
            Object words = open.run(ORDERS, steps);
            ((List<?>) words).forEach(line -> lines.add(line.toString()));
        }
        String all = String.join("\n", lines) + "\n";
        if ("write".equals(System.getProperty("orders"))) {
            Files.createDirectories(FILE.getParent());
            Files.writeString(FILE, all);
        }
        assertEquals(Files.readString(FILE), all);
        lines.stream()
                .filter(line -> !line.startsWith("wa-mini"))
                .forEach(line -> assertTrue(line.matches("\\S+ \\| [^|]+ \\| \\d.*"), line));
    }

    private static final String ORDERS =
            """
            async (steps) => {
              const { orders } = await import('/console/orders.js');
              const view = { phase: {}, cards: { laid: [] }, layout: [], won: [], shoe: {}, meters: {}, seats: [] };
              return steps.map(({ step, rules, name, clauses }) => {
                const { title, how } = orders(step, { view, rules, you: {} });
                return `${rules.regulation} | ${name} | ${clauses} | ${title}: ${how}`;
              });
            }""";

    /// Two shoes, an idle table and old decks: every step of preparation comes up.
    private void play(String submission) {
        var approved = (Review.Approved) RulesSubmission.review(submission);
        var table = new Played(approved.rules(), approved.regulation());
        table.untilShoe(2);
        table.idle();
        table.note(Next.steps(table.state, NOON.plus(Duration.ofHours(24))));
    }

    private final class Played {

        private final TableRules rules;
        private final Regulation regulation;
        private final AutomaticDealer dealer;
        private TableState state;

        Played(TableRules rules, Regulation regulation) {
            this.rules = rules;
            this.regulation = regulation;
            this.state = TableState.closed(rules);
            this.dealer =
                    new AutomaticDealer(rules, new SeededShoes(1), 1, Money.dollars(1_000_000));
        }

        private void untilShoe(int number) {
            act();
            for (int seat : List.of(2, 5)) {
                String name = "p" + seat;
                ask(Person.patron(name), new Command.BuyIn(name, Money.dollars(90_000)));
                ask(Person.patron(name), new Command.TakePlace(name, Spot.seat(seat)));
            }
            int rounds = 0;
            while (rounds < 200 && !(state.shoe().number() == number && isWaiting())) {
                if (isWaiting()) {
                    wager(2, Wager.BANKER);
                    wager(5, Wager.PLAYER);
                    rounds++;
                }
                act();
            }
        }

        private boolean isWaiting() {
            return state.phase() instanceof Phase.AcceptingWagers && dealer.next(state).isEmpty();
        }

        private void wager(int seat, Wager wager) {
            ask(
                    Person.patron("p" + seat),
                    new Command.PlaceWager(Spot.seat(seat), wager, Money.dollars(100)));
        }

        private void idle() {
            boolean may =
                    Next.steps(state).stream()
                            .anyMatch(
                                    due ->
                                            due.move()
                                                    .equals(
                                                            new Move.Confirm(
                                                                    Duty.SPREAD_IDLE_CARDS)));
            if (may) {
                note(Next.steps(state, NOON.plus(Duration.ofHours(2))));
                ask(Person.dealer("dealer"), new Command.Confirm(Duty.SPREAD_IDLE_CARDS));
                while (!isWaiting()) {
                    act();
                }
            }
        }

        private void act() {
            note(Next.steps(state));
            dealer.next(state).ifPresent(act -> ask(act.who(), act.command()));
        }

        private void note(List<Due> due) {
            due.stream()
                    .filter(Due::required)
                    .filter(step -> KINDS.contains(Names.of(step.move())))
                    .forEach(this::note);
        }

        /// The rules as the server sends them to the page.
        private Map<String, Object> rulesSent() {
            ObjectNode node = Json.MAPPER.createObjectNode();
            RulesView.write(rules, node);
            return Json.MAPPER.convertValue(node, new TypeReference<>() {});
        }

        private void note(Due step) {
            String name = Names.of(step.move());
            String written = about(step.move()).map(Enum::name).orElse("");
            String about = about(step.move()).map(Object::toString).orElse("");
            var json = new HashMap<String, Object>(Map.of("command", name));
            if (!written.isEmpty()) {
                json.put("about", written);
            }
            boolean draws = step.move() instanceof Move.Draw;
            json.put("faces", draws ? Shown.by(state, step.move()).count() : 0);
            Map<String, Object> table = rulesSent();
            table.put("regulation", regulation.id());
            table.put("dealing", "real-cards");
            Map<String, Object> one =
                    Map.of(
                            "step",
                            json,
                            "rules",
                            table,
                            "name",
                            about.isEmpty() ? name : name + " " + about,
                            "clauses",
                            clauses(step));
            if (!steps.contains(one)) {
                steps.add(one);
            }
        }

        private String clauses(Due step) {
            return step.because().stream()
                    .flatMap(provision -> regulation.paths(provision).stream())
                    .distinct()
                    .collect(joining(", "));
        }

        private void ask(Person who, Command command) {
            Decision decision = Table.decide(state, new Asked(who, NOON, command));
            var accepted = (Decision.Accepted) decision;
            dealer.saw(accepted.events());
            state = accepted.after();
        }
    }

    private static Optional<Enum<?>> about(Move move) {
        if (move instanceof Move.Confirm(var duty)) {
            return Optional.of(duty);
        }
        return move instanceof Move.Draw(var place) ? Optional.of(place) : Optional.empty();
    }
}
