package baccarat.regulations;

import static java.util.stream.Collectors.joining;

import baccarat.regulations.SubmissionNode.Section;
import baccarat.rules.Provision;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Checks that a document has a clause for everything that can happen at a table under its options.
///
/// A document lists the provisions that it does not mention as `silent`; for those, house practice
/// applies and no clause is cited.
final class Covered {

    private Covered() {}

    /// Reports each uncovered provision at the option that makes it possible.
    static void check(Section options, List<Provision> silent, DocumentClauses clauses, Form form) {
        Set<Provision> seen = new HashSet<>();
        for (Possible one : Possible.under(options)) {
            String missing =
                    one.provisions().stream()
                            .filter(seen::add)
                            .filter(provision -> clauses.paths(provision).isEmpty())
                            .filter(provision -> !silent.contains(provision))
                            .map(Provision::name)
                            .collect(joining(", "));
            if (!missing.isEmpty()) {
                object(form, one, missing);
            }
        }
        for (Provision provision : silent) {
            if (!clauses.paths(provision).isEmpty()) {
                form.object(
                        "%s stands in clause %s, so the document is not silent about it; leave it out"
                                .formatted(provision.name(), clauses.paths(provision).getFirst()),
                        "silent");
            } else if (!seen.contains(provision)) {
                form.object(
                        "%s cannot come up under these options; leave it out"
                                .formatted(provision.name()),
                        "silent");
            }
        }
    }

    private static void object(Form form, Possible one, String missing) {
        String message =
                "no clause has %s; name each in the clause that says it, or under silent if none does"
                        .formatted(missing);
        if (one.when().isEmpty()) {
            form.object(message, "");
            return;
        }
        String[] keys = one.when().getLast().option().split("\\.", -1);
        form.section(keys[0]).ifPresent(section -> section.object(message, keys[1]));
    }
}
