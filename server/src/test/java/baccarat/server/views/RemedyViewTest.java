package baccarat.server.views;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.cards.Card;
import baccarat.cards.Decks;
import baccarat.rules.Mishap;
import baccarat.server.FirstTables;
import baccarat.server.tables.ExampleRounds;
import baccarat.table.Account;
import baccarat.table.Asked;
import baccarat.table.Command;
import baccarat.table.Decision;
import baccarat.table.Laid;
import baccarat.table.Next;
import baccarat.table.Person;
import baccarat.table.Phase;
import baccarat.table.Play;
import baccarat.table.Table;
import baccarat.table.TableState;
import java.time.Instant;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// What staff are told of a remedy, at every moment of some rounds under every example.
class RemedyViewTest {

    static final List<String> EXAMPLES = FirstTables.EXAMPLES;

    private static final EnumSet<Mishap> NOT_REPORTED_AS_A_SURPLUS =
            EnumSet.of(Mishap.SHOE_RUNS_OUT, Mishap.CARD_EXPOSED, Mishap.CARD_MISPLACED);

    private static final int ROUNDS = 8;
    private static final Person DAN = Person.dealer("dan");

    private Instant now = Instant.EPOCH;

    @ParameterizedTest
    @FieldSource("EXAMPLES")
    void no_remedy_depends_on_what_is_on_the_card(String example) {
        play(
                example,
                state -> {
                    for (boolean third : List.of(true, false)) {
                        var told = new HashSet<Optional<RemedyView.Remedied>>();
                        unseen(state)
                                .map(card -> new Command.ReportSurplusCard(third, card))
                                .forEach(report -> told.add(RemedyView.after(state, report)));
                        assertTrue(told.size() <= 1, told.toString());
                    }
                });
    }

    /// As many cards of each face as nobody has seen, one of each.
    private static Stream<Optional<Card>> unseen(TableState state) {
        return Decks.one().filter(card -> state.stock().unseen().of(card) > 0).map(Optional::of);
    }

    @ParameterizedTest
    @FieldSource("EXAMPLES")
    void what_is_told_is_what_happens_and_no_face_that_is_not_up(String example) {
        var met = EnumSet.noneOf(Mishap.class);
        play(
                example,
                state -> {
                    JsonNode remedies = remedies(state);
                    Set<String> up = up(state);
                    remedies.path("now")
                            .path("player")
                            .forEach(card -> assertTrue(isShown(card, up), card.toString()));
                    reports(state)
                            .forEach(
                                    report ->
                                            decided(state, report)
                                                    .ifPresent(
                                                            found ->
                                                                    met.add(
                                                                            isTold(
                                                                                    found, remedies,
                                                                                    up))));
                });
        assertEquals(EnumSet.complementOf(NOT_REPORTED_AS_A_SURPLUS), met);
    }

    private static Stream<Command> reports(TableState state) {
        return Stream.concat(Stream.of(Optional.<Card>empty()), unseen(state).limit(1))
                .flatMap(
                        card ->
                                Stream.of(
                                        new Command.ReportSurplusCard(true, card),
                                        new Command.ReportSurplusCard(false, card)));
    }

    private Mishap isTold(TableState found, JsonNode remedies, Set<String> up) {
        var irregular = (Phase.Irregular) found.phase();
        TableState after =
                decided(found, new Command.ApplyRemedy(irregular.remedy())).orElseThrow();
        JsonNode told = remedies.path("after").path(irregular.mishap().name());
        assertEquals(laid(after).size(), told.path("player").size() + told.path("banker").size());
        told.path("player").forEach(card -> assertTrue(isShown(card, up), card.toString()));
        told.path("banker").forEach(card -> assertTrue(isShown(card, up), card.toString()));
        if (!(irregular.interrupted() instanceof Phase.Settling)) {
            assertEquals(
                    after.accounts().of(new Account.Wagers(ExampleRounds.SEAT)).toString(),
                    told.path("wagers").asString(),
                    irregular.toString());
        }
        return irregular.mishap();
    }

    private static boolean isShown(JsonNode card, Set<String> up) {
        return up.contains(card.asString()) || Set.of("down", "card").contains(card.asString());
    }

    private static JsonNode remedies(TableState state) {
        ObjectNode node = Wire.object();
        RemedyView.write(state, Next.steps(state), node);
        return node.path("remedies");
    }

    private static List<Laid> laid(TableState state) {
        return TableView.play(state.phase()).map(Play::laid).orElse(List.of());
    }

    private static Set<String> up(TableState state) {
        var faces = new HashSet<String>();
        laid(state).stream()
                .filter(card -> card.seen() == Laid.Seen.UP)
                .forEach(card -> faces.add(card.face().orElseThrow().toString()));
        return faces;
    }

    private Optional<TableState> decided(TableState state, Command command) {
        return Table.decide(state, new Asked(DAN, now, command))
                        instanceof Decision.Accepted(_, var after)
                ? Optional.of(after)
                : Optional.empty();
    }

    private void play(String example, Consumer<TableState> look) {
        ExampleRounds.play(
                example,
                ROUNDS,
                moment -> {
                    now = moment.now();
                    look.accept(moment.state());
                });
    }
}
