package baccarat.regulations;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Every clause of a document in its order, read from lines of `path | kind | gist`.
///
/// A physical clause has a fourth column, the reason. A line of `path # part | kind | gist` adds a
/// part to the clause before it, and one of `path ! words | why` names words of it that nothing
/// covers.
final class ClauseIndex {

    private ClauseIndex() {}

    static List<Clause> of(String text) {
        var clauses = new ArrayList<Clause>();
        for (String line : text.lines().toList()) {
            List<String> columns = List.of(line.split(" \\| ", -1));
            int uncovered = columns.getFirst().indexOf(" ! ");
            if (uncovered > 0 && columns.size() == 2) {
                clauses.add(withNotCovered(last(clauses), uncovered, columns));
                continue;
            }
            if (columns.size() < 3 || columns.size() > 4) {
                throw new IllegalArgumentException("not path | kind | gist: " + line);
            }
            int mark = columns.getFirst().indexOf(" # ");
            if (mark < 0) {
                clauses.add(clause(columns));
            } else {
                clauses.add(withPart(last(clauses), mark, columns));
            }
        }
        return List.copyOf(clauses);
    }

    private static Clause clause(List<String> columns) {
        return new Clause(
                columns.getFirst(),
                kind(columns),
                columns.get(2),
                columns.size() == 4 ? Optional.of(columns.get(3)) : Optional.empty(),
                List.of());
    }

    private static Clause last(List<Clause> clauses) {
        if (clauses.isEmpty()) {
            throw new IllegalArgumentException("there is no clause before the first line");
        }
        return clauses.removeLast();
    }

    private static String pathOf(Clause clause, int mark, List<String> columns) {
        String path = columns.getFirst().substring(0, mark);
        if (!clause.path().equals(path)) {
            throw new IllegalArgumentException(
                    "a part of " + path + " stands under " + clause.path());
        }
        return path;
    }

    private static Clause withNotCovered(Clause clause, int mark, List<String> columns) {
        var words = new ArrayList<>(clause.notCovered());
        words.add(
                new Clause.NotCovered(
                        columns.getFirst().substring(mark + " ! ".length()), columns.getLast()));
        return new Clause(
                pathOf(clause, mark, columns),
                clause.kind(),
                clause.gist(),
                clause.reason(),
                clause.parts(),
                words);
    }

    private static Clause withPart(Clause clause, int mark, List<String> columns) {
        String path = pathOf(clause, mark, columns);
        var parts = new ArrayList<>(clause.parts());
        String name = columns.getFirst().substring(mark + " # ".length());
        parts.add(new Clause.Part(name, kind(columns), columns.get(2)));
        return new Clause(
                path, clause.kind(), clause.gist(), clause.reason(), parts, clause.notCovered());
    }

    private static Kind kind(List<String> columns) {
        return Kind.of(columns.get(1))
                .orElseThrow(() -> new IllegalArgumentException("no kind: " + columns));
    }
}
