package baccarat.cli;

import baccarat.regulations.Regulation;
import baccarat.reports.Json;
import baccarat.rules.Hand;
import baccarat.rules.Provision;
import baccarat.rules.Round;
import baccarat.rules.Side;
import baccarat.rules.Spot;
import baccarat.rules.Step;
import baccarat.rules.ThirdCard;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Prints a settlement for people or as JSON, with the clauses of one document.
final class SettlementPrinter {

    private final Regulation regulation;
    private final PrintWriter out;

    SettlementPrinter(Regulation regulation, PrintWriter out) {
        this.regulation = regulation;
        this.out = out;
    }

    record Answer(List<JsonStep> steps) {}

    record JsonStep(
            Object seat,
            String wager,
            String step,
            String amount,
            @Nullable String clause,
            String because) {}

    void json(List<Step> steps) {
        Json.print(out, new Answer(steps.stream().map(this::jsonStep).toList()));
    }

    private JsonStep jsonStep(Step step) {
        return new JsonStep(
                seat(step.spot()),
                step.wager().toString(),
                step.action().toString(),
                step.amount().toString(),
                clause(step).orElse(null),
                step.inWords());
    }

    /// A seat by its number, a line of the gallery as `line-3`.
    private static Object seat(Spot spot) {
        return spot.kind() == Spot.Kind.SEAT ? (Object) spot.number() : "line-" + spot.number();
    }

    void text(Round round, List<Step> steps) {
        hand(Side.PLAYER, round.player(), ThirdCard.forPlayer(round.player(), round.banker()));
        hand(Side.BANKER, round.banker(), ThirdCard.forBanker(round.player(), round.banker()));
        out.printf("%s%n%n", result(round));
        var columns =
                new Columns(
                        List.of(0, 4), "#", "spot", "wager", "step", "amount", "clause", "because");
        for (int i = 0; i < steps.size(); i++) {
            Step step = steps.get(i);
            columns.row(
                    i + 1,
                    step.spot(),
                    step.wager(),
                    step.action(),
                    step.amount(),
                    clause(step).orElse("-"),
                    step.inWords());
        }
        columns.print(out);
    }

    private void hand(Side side, Hand hand, ThirdCard ruling) {
        String clause =
                regulation.clause(ruling.because()).map(path -> " [" + path + "]").orElse("");
        out.printf(
                "%s  %-8s  %s  %s%s%n",
                side, hand, hand.pointCount(), ruling.because().gist(), clause);
    }

    private static String result(Round round) {
        String points =
                "%s to %s".formatted(round.player().pointCount(), round.banker().pointCount());
        return round.winner()
                .map(side -> "%s wins, Player to Banker %s".formatted(side, points))
                .orElse("Tie, " + points);
    }

    /// The first clause that the document has for the step.
    private Optional<String> clause(Step step) {
        return step.because().stream()
                .map((Provision because) -> regulation.clause(because))
                .flatMap(Optional::stream)
                .findFirst();
    }
}
