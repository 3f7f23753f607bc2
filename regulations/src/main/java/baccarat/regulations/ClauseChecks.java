package baccarat.regulations;

import baccarat.regulations.DocumentClauses.Carrying;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Checks that the kind of each clause fits its line.
final class ClauseChecks {

    private static final Set<Kind> ASK_SOMETHING =
            EnumSet.of(Kind.ENFORCED, Kind.PROMPTED, Kind.CONFIGURED);

    private ClauseChecks() {}

    static void of(String file, List<Carrying> clauses, List<Mistake> mistakes) {
        for (Carrying one : clauses) {
            misfit(one, clauses)
                    .ifPresent(message -> mistakes.add(new Mistake(file, one.line(), message)));
            one.also().stream()
                    .filter(
                            provision ->
                                    clauses.stream()
                                            .noneMatch(other -> other.says().contains(provision)))
                    .forEach(
                            provision ->
                                    mistakes.add(
                                            new Mistake(
                                                    file,
                                                    one.line(),
                                                    "also %s: no other clause says it; leave the word also out"
                                                            .formatted(provision))));
        }
    }

    private static Optional<String> misfit(Carrying one, List<Carrying> clauses) {
        Clause clause = one.clause();
        String path = clause.path();
        if (ASK_SOMETHING.contains(clause.kind()) && one.all().isEmpty()) {
            return Optional.of(
                    "%s is %s but carries no provision; name what it says, or make it a heading, layout or physical"
                            .formatted(path, clause.kind()));
        }
        if (clause.kind() == Kind.LAYOUT && !one.all().isEmpty()) {
            return Optional.of(
                    "%s is layout but carries %s; a clause that the table follows is enforced, prompted or configured"
                            .formatted(path, one.all().getFirst()));
        }
        return clause.kind() == Kind.HEADING
                        && clause.parts().isEmpty()
                        && clauses.stream().noneMatch(other -> clause.contains(other.clause()))
                ? Optional.of(
                        "%s is a heading but nothing stands below it; give it parts or clauses, or another kind"
                                .formatted(path))
                : Optional.empty();
    }
}
