package baccarat.server.tables;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.dealer.AutomaticDealer;
import baccarat.records.BadRecord;
import baccarat.records.CommandJson;
import baccarat.records.EveryCommand;
import baccarat.reports.Json;
import baccarat.server.FirstTables;
import baccarat.server.views.Wire;
import baccarat.table.Asked;
import baccarat.table.Command;
import baccarat.table.Decision;
import baccarat.table.Happened;
import baccarat.table.Person;
import baccarat.table.Place;
import baccarat.table.Table;
import baccarat.table.TableState;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import tools.jackson.databind.node.ObjectNode;

/// A table whose cards come out of a shoe that the house keeps, under every example: from each
/// moment of some rounds the states around it, the nearest first, and in each of them everybody
/// asks for everything. Nothing throws, and what the table accepts the dealer's hands can follow:
/// every card that is reported is there. `scripts/states` looks at as many as you like.
@Tag("slow")
class SealedStatesTest {

    static final List<String> EXAMPLES = FirstTables.EXAMPLES;

    private static final int STATES = Integer.getInteger("sealed.states", 150);
    private static final int ROUNDS = 2;

    private static final List<Person> EVERYBODY =
            List.of(Person.dealer("dan"), Person.floorperson("fay"), Person.patron("anna"));

    private final Queue<Node> open = new ArrayDeque<>();
    private final Set<TableState> known = new HashSet<>();
    private final Set<Class<?>> accepted = new HashSet<>();
    private int looked;

    /// A state, and everything that led to it.
    private record Node(TableState state, List<Happened> events) {

        /// With hands of its own, so that nothing is taken out of another's.
        AutomaticDealer dealer() {
            AutomaticDealer dealer = ExampleRounds.dealer(state.rules());
            dealer.saw(events);
            return dealer;
        }
    }

    @ParameterizedTest
    @FieldSource("EXAMPLES")
    void what_is_accepted_can_be_followed_and_nothing_throws(String example) {
        ExampleRounds.play(
                example, ROUNDS, moment -> meet(new Node(moment.state(), moment.events())));
        List<ObjectNode> questions = questions();
        while (looked < STATES && !open.isEmpty()) {
            looked++;
            Node node = open.remove();
            AutomaticDealer dealer = node.dealer();
            Stream.concat(questions.stream(), due(node, dealer))
                    .forEach(question -> ask(node, dealer, question));
        }
        System.out.printf(
                "states: %s: %,d states of a sealed table looked at, %,d met, %d kinds of commands accepted%n",
                example, looked, known.size(), accepted.size());
        assertTrue(looked >= STATES && accepted.size() >= 25, looked + " " + accepted);
    }

    private void meet(Node node) {
        if (known.add(node.state())) {
            open.add(node);
        }
    }

    /// One of each command and every report, as people send them: without what is on the cards.
    private static List<ObjectNode> questions() {
        var questions = new ArrayList<ObjectNode>();
        EveryCommand.samples().forEach(command -> questions.add(asSent(command)));
        for (Place place : Place.values()) {
            questions.add(report("ReportMisplacedCard").put("laidOn", place.name()));
        }
        for (boolean third : List.of(true, false)) {
            questions.add(report("ReportSurplusCard").put("asThePlayersThird", third));
        }
        List.copyOf(questions).stream()
                .filter(question -> question.path("command").asString().startsWith("Report"))
                .filter(question -> !question.path("command").asString().equals("ReportLateWager"))
                .forEach(question -> questions.add(question.deepCopy().put("disclosed", true)));
        return questions;
    }

    private static ObjectNode report(String name) {
        return Wire.object().put("command", name);
    }

    private static ObjectNode asSent(Command command) {
        ObjectNode sent = (ObjectNode) Json.MAPPER.readTree(CommandJson.write(command));
        WithFaces.filledIn(command).ifPresent(sent::remove);
        return sent;
    }

    private static Stream<ObjectNode> due(Node node, AutomaticDealer dealer) {
        return dealer.next(node.state()).stream().map(act -> asSent(act.command()));
    }

    private void ask(Node node, AutomaticDealer dealer, ObjectNode question) {
        for (Person who : EVERYBODY) {
            try {
                Command command =
                        new WithFaces(node.state(), dealer.cards(), dealer).complete(question);
                var asked = new Asked(who, node.state().clock(), command);
                if (Judge.decided(asked, node.state(), Optional.of(dealer.cards()))
                        instanceof
                        Judge.Verdict.Decided(Decision.Accepted(var events, var after))) {
                    accepted.add(command.getClass());
                    follow(node, events);
                    meet(
                            new Node(
                                    after,
                                    Stream.concat(node.events().stream(), events.stream())
                                            .toList()));
                }
            } catch (BadRecord _) {
                // it is told that this is no command
            } catch (RuntimeException e) {
                throw new AssertionError(
                        "%s asks for %s in %s".formatted(who, question, node.state().phase()), e);
            }
        }
    }

    private static void follow(Node node, List<Happened> events) {
        TableState state = node.state();
        AutomaticDealer dealer = node.dealer();
        for (Happened happened : events) {
            List<Integer> faced = FacedPlaces.of(state, happened.event(), dealer.cards());
            assertFalse(faced.stream().anyMatch(place -> place < 0));
            dealer.saw(List.of(happened));
            state = Table.apply(state, happened);
        }
    }
}
