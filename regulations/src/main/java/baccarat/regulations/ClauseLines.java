package baccarat.regulations;

import static java.util.stream.Collectors.joining;

import baccarat.regulations.DocumentClauses.Carrying;
import baccarat.rules.Provision;
import baccarat.rules.Provisions;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// Reads a file of clauses: `path | kind | provisions | gist`, a line each, in the document's
/// order.
///
/// A physical clause has a fifth column, the reason. `also` before a provision says that another
/// clause is its main source. A line of `path # part | kind | | gist` adds a part to the clause
/// before it, and one of `path ! words | why` names words of it that nothing covers. `path = name`
/// takes a clause that documents share, with everything that belongs to it. Lines that begin with
/// `#` are comments.
final class ClauseLines {

    private static final String ALSO = "also ";

    private final String file;
    private final Map<String, Carrying> shared;
    private final List<Mistake> mistakes;
    private final Map<String, Carrying> clauses = new LinkedHashMap<>();
    private Optional<String> last = Optional.empty();
    private int line;

    /// @param file as shown in messages
    /// @param shared clauses of several documents, by name
    /// @param mistakes receives every mistake
    ClauseLines(String file, Map<String, Carrying> shared, List<Mistake> mistakes) {
        this.file = file;
        this.shared = shared;
        this.mistakes = mistakes;
    }

    /// By path, or by name in a file that documents share.
    Map<String, Carrying> read(String text) {
        for (String written : text.lines().toList()) {
            line++;
            if (!written.isBlank() && !written.startsWith("#")) {
                read(List.of(written.split("\\|", -1)).stream().map(String::strip).toList());
            }
        }
        return clauses;
    }

    private void read(List<String> columns) {
        String first = columns.getFirst();
        if (columns.size() == 1 && first.contains(" = ")) {
            take(first);
        } else if (columns.size() == 2 && first.contains(" ! ")) {
            addNotCovered(first, columns.getLast());
        } else if (columns.size() < 4 || columns.size() > 5) {
            wrong(
                    "%d columns; a line is path | kind | provisions | gist, and a reason if the kind is physical"
                            .formatted(columns.size()));
        } else if (first.contains(" # ")) {
            addPart(first, columns);
        } else {
            addClause(first, columns);
        }
    }

    private void addClause(String path, List<String> columns) {
        Optional<Kind> kind = kind(columns.get(1));
        var says = new ArrayList<Provision>();
        var also = new ArrayList<Provision>();
        for (String name : columns.get(2).split(",", -1)) {
            addProvision(name.strip(), says, also);
        }
        Optional<String> reason =
                columns.size() == 5 ? Optional.of(columns.get(4)) : Optional.empty();
        if (kind.isPresent() && reason.isPresent() != (kind.get() == Kind.PHYSICAL)) {
            wrong(
                    reason.isPresent()
                            ? "only a physical clause has a fifth column, its reason"
                            : "a physical clause has a fifth column, the reason why it is outside");
            return;
        }
        gist(columns.get(3));
        kind.ifPresent(
                known ->
                        add(
                                new Carrying(
                                        new Clause(path, known, columns.get(3), reason, List.of()),
                                        says,
                                        also,
                                        line)));
    }

    private void add(Carrying clause) {
        String path = clause.clause().path();
        last = Optional.of(path);
        Carrying before = clauses.putIfAbsent(path, clause);
        if (before != null) {
            wrong(
                    "%s stands twice, first on line %d; each path has one line"
                            .formatted(path, before.line()));
        }
    }

    private void addProvision(String written, List<Provision> says, List<Provision> also) {
        boolean isAlso = written.startsWith(ALSO);
        String name = isAlso ? written.substring(ALSO.length()).strip() : written;
        if (name.isEmpty()) {
            return;
        }
        Optional<Provision> provision = Provisions.of(name).filter(one -> !one.isHouse());
        if (provision.isEmpty()) {
            wrong("there is no provision %s%s".formatted(Written.quoted(name), nearest(name)));
            return;
        }
        if (Stream.concat(says.stream(), also.stream()).anyMatch(provision.get()::equals)) {
            wrong("%s stands twice in this line; once is enough".formatted(name));
            return;
        }
        (isAlso ? also : says).add(provision.get());
    }

    private static String nearest(String name) {
        List<String> near =
                Nearest.to(
                        name,
                        Provisions.all().stream()
                                .filter(one -> !one.isHouse())
                                .map(Provision::name)
                                .toList());
        return near.isEmpty()
                ? "; baccarat rules provisions lists them"
                : "; did you mean " + String.join(" or ", near) + "?";
    }

    private void take(String written) {
        int mark = written.indexOf(" = ");
        String path = written.substring(0, mark).strip();
        String name = written.substring(mark + 3).strip();
        Carrying found = shared.get(name);
        if (found == null) {
            List<String> near = Nearest.to(name, shared.keySet());
            wrong(
                    shared.isEmpty()
                            ? "%s: this document shares no folder; name one under shares, or write the clause out"
                                    .formatted(name)
                            : "the shared folder has no clause %s%s"
                                    .formatted(
                                            Written.quoted(name),
                                            near.isEmpty()
                                                    ? ""
                                                    : "; did you mean "
                                                            + String.join(" or ", near)
                                                            + "?"));
            return;
        }
        Clause clause = found.clause();
        add(
                new Carrying(
                        new Clause(
                                path,
                                clause.kind(),
                                clause.gist(),
                                clause.reason(),
                                clause.parts(),
                                clause.notCovered()),
                        found.says(),
                        found.also(),
                        line));
    }

    private void addNotCovered(String first, String why) {
        int mark = first.indexOf(" ! ");
        var words = new Clause.NotCovered(first.substring(mark + 3).strip(), why);
        before(first.substring(0, mark))
                .ifPresent(
                        clause -> {
                            var all = new ArrayList<>(clause.notCovered());
                            all.add(words);
                            replace(clause, clause.parts(), all);
                        });
    }

    private void addPart(String first, List<String> columns) {
        int mark = first.indexOf(" # ");
        String name = first.substring(mark + 3).strip();
        Optional<Kind> kind = kind(columns.get(1));
        gist(columns.get(3));
        if (!columns.get(2).isEmpty() || columns.size() == 5) {
            wrong(
                    "a part is path # part | kind | | gist; provisions and reason stand with its clause");
        }
        before(first.substring(0, mark))
                .ifPresent(
                        clause -> {
                            if (clause.parts().stream()
                                    .anyMatch(part -> part.name().equals(name))) {
                                wrong("the part %s stands twice".formatted(name));
                            }
                            var parts = new ArrayList<>(clause.parts());
                            kind.ifPresent(
                                    known ->
                                            parts.add(
                                                    new Clause.Part(name, known, columns.get(3))));
                            replace(clause, parts, clause.notCovered());
                        });
    }

    /// The clause that the line belongs to, which is the one before it.
    private Optional<Clause> before(String path) {
        Optional<Clause> clause =
                last.filter(path.strip()::equals).map(clauses::get).map(Carrying::clause);
        if (clause.isEmpty()) {
            wrong(
                    "this belongs to %s, so it stands right after that clause"
                            .formatted(path.strip()));
        }
        return clause;
    }

    private void replace(Clause clause, List<Clause.Part> parts, List<Clause.NotCovered> words) {
        clauses.computeIfPresent(
                clause.path(),
                (_, old) ->
                        new Carrying(
                                new Clause(
                                        clause.path(),
                                        clause.kind(),
                                        clause.gist(),
                                        clause.reason(),
                                        parts,
                                        words),
                                old.says(),
                                old.also(),
                                old.line()));
    }

    private Optional<Kind> kind(String text) {
        Optional<Kind> kind = Kind.of(text);
        if (kind.isEmpty()) {
            wrong(
                    "%s is not a kind of clause; choose one of %s"
                            .formatted(
                                    Written.quoted(text),
                                    Stream.of(Kind.values())
                                            .map(Kind::toString)
                                            .collect(joining(", "))));
        }
        return kind;
    }

    private void gist(String gist) {
        if (gist.isEmpty()) {
            wrong("the last column is empty; it is the gist, one sentence in your own words");
        }
    }

    private void wrong(String message) {
        mistakes.add(new Mistake(file, line, message));
    }
}
