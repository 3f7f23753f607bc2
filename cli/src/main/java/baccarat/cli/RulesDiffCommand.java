package baccarat.cli;

import baccarat.odds.Composition;
import baccarat.odds.Odds;
import baccarat.odds.Question;
import baccarat.odds.WagerOdds;
import baccarat.regulations.Pit;
import baccarat.regulations.Review;
import baccarat.regulations.SubmissionDiff;
import baccarat.regulations.SubmissionDiff.Change;
import baccarat.reports.Json;
import baccarat.rules.Shuffling;
import baccarat.rules.TableRules;
import baccarat.rules.Wager;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// `baccarat rules diff`: what another Rules Submission changes.
@Command(
        name = "diff",
        mixinStandardHelpOptions = true,
        version = Main.VERSION,
        description = {
            "Compares two approved Rules Submissions: every key that differs, with its clauses,",
            "the house edges that change, and whether notice of the change is due."
        },
        footer = {"", "Example:", "  baccarat rules diff old.yaml new.yaml"})
final class RulesDiffCommand implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "OLD", description = "A Rules Submission in YAML.")
    private @Nullable Path old;

    @Parameters(
            index = "1",
            paramLabel = "NEW",
            description = "The Rules Submission that replaces it.")
    private @Nullable Path young;

    @Mixin private final KnownRegulations known = new KnownRegulations();

    @Mixin private final Output output = new Output();

    /// A key that differs; null where it is left out.
    ///
    /// @param heldBefore the value that held because the key was left out; null where none did
    /// @param holdsAfter the same of the new one
    record Changed(
            String key,
            @Nullable String before,
            @Nullable String after,
            @Nullable String heldBefore,
            @Nullable String holdsAfter,
            List<String> clauses) {

        static Changed of(Change change) {
            return new Changed(
                    change.key(),
                    change.before().said().orElse(null),
                    change.after().said().orElse(null),
                    change.before().held().orElse(null),
                    change.after().held().orElse(null),
                    change.clauses());
        }
    }

    /// A house edge that differs; null where the wager is not offered.
    record Edge(String wager, @Nullable BigDecimal before, @Nullable BigDecimal after) {

        boolean isChange() {
            if (before == null || after == null) {
                return before != null || after != null;
            }
            return before.compareTo(after) != 0;
        }

        /// Nothing where one of them does not offer the wager.
        Optional<BigDecimal> change() {
            return before == null || after == null
                    ? Optional.empty()
                    : Optional.of(after.subtract(before));
        }

        static String points(BigDecimal change) {
            return (change.signum() > 0 ? "+" : "") + hundredfold(change);
        }

        static String hundredfold(BigDecimal edge) {
            return edge.movePointRight(2).setScale(4, RoundingMode.HALF_EVEN).toPlainString();
        }
    }

    /// @param noticeMinutes how long ahead notice of the change is due; null where none is
    /// @param noticeClause the clause that asks for it
    record Answer(
            List<Changed> changes,
            List<Edge> houseEdges,
            @Nullable Long noticeMinutes,
            @Nullable String noticeClause) {}

    @Override
    public Integer call() {
        var first = SubmissionFile.read(Objects.requireNonNull(old), known.all());
        var second = SubmissionFile.read(Objects.requireNonNull(young), known.all());
        Review.Approved before = first.approved();
        Review.Approved after = second.approved();
        Optional<Duration> notice = Pit.noticeDue(before.rules(), after.rules());
        var answer =
                new Answer(
                        SubmissionDiff.between(
                                        first.text(),
                                        before.regulation(),
                                        second.text(),
                                        after.regulation())
                                .stream()
                                .map(Changed::of)
                                .toList(),
                        edges(before.rules(), after.rules()),
                        notice.map(Duration::toMinutes).orElse(null),
                        notice.flatMap(_ -> after.regulation().clause(Shuffling.RESHUFFLE_NOTICE))
                                .orElse(null));
        if (output.isJson()) {
            Json.print(output.out(), answer);
        } else {
            print(answer);
        }
        return answer.changes().isEmpty() ? 0 : Main.NO;
    }

    private static List<Edge> edges(TableRules before, TableRules after) {
        Map<Wager, BigDecimal> old = edges(before);
        Map<Wager, BigDecimal> young = edges(after);
        return Stream.of(Wager.values())
                .map(wager -> new Edge(wager.toString(), old.get(wager), young.get(wager)))
                .filter(Edge::isChange)
                .toList();
    }

    private static Map<Wager, BigDecimal> edges(TableRules rules) {
        var shoe = Composition.of(rules.cards().decksInTheShoe());
        return Odds.of(Question.of(shoe, rules)).orElseThrow().wagers().stream()
                .collect(Collectors.toMap(WagerOdds::wager, WagerOdds::houseEdge));
    }

    private void print(Answer answer) {
        if (answer.changes().isEmpty()) {
            output.out().println("Both say the same.");
            return;
        }
        var keys = new Columns("key", "before", "after", "clauses");
        answer.changes()
                .forEach(
                        one ->
                                keys.row(
                                        one.key(),
                                        words(one.before(), one.heldBefore()),
                                        words(one.after(), one.holdsAfter()),
                                        String.join(", ", one.clauses())));
        keys.print(output.out());
        if (!answer.houseEdges().isEmpty()) {
            output.out().println();
            var edges = new Columns("house edge", "before", "after", "change");
            answer.houseEdges()
                    .forEach(
                            one ->
                                    edges.row(
                                            one.wager(),
                                            percent(one.before()),
                                            percent(one.after()),
                                            one.change().map(Edge::points).orElse("")));
            edges.print(output.out());
        }
        output.out().println();
        output.out().println(notice(answer));
    }

    private static String notice(Answer answer) {
        return Optional.ofNullable(answer.noticeMinutes())
                .map(
                        minutes ->
                                "Written notice to surveillance and the Commission is due %s ahead%s."
                                        .formatted(
                                                ahead(minutes),
                                                answer.noticeClause() == null
                                                        ? ""
                                                        : " [" + answer.noticeClause() + "]"))
                .orElse("No notice of the change is due.");
    }

    /// `30 minutes (0.5 hours)`.
    private static String ahead(long minutes) {
        BigDecimal hours =
                BigDecimal.valueOf(minutes).divide(BigDecimal.valueOf(60), 2, RoundingMode.HALF_UP);
        return "%d minutes (%s hours)"
                .formatted(minutes, hours.stripTrailingZeros().toPlainString());
    }

    private static String words(@Nullable String value, @Nullable String held) {
        if (value != null) {
            return Fold.printable(value);
        }
        return held == null ? "(left out)" : "(left out: %s)".formatted(held);
    }

    private static String percent(@Nullable BigDecimal edge) {
        return edge == null ? "not offered" : Edge.hundredfold(edge) + "%";
    }
}
