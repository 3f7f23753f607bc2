package baccarat.checks;

import static java.util.stream.Collectors.joining;

import baccarat.reports.ClauseLedger.Entry;
import baccarat.reports.ClauseLedger.Part;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/// What `scripts/ledger-proof` found: for each mutation and each clause that it is about, the cited
/// test that noticed it, or none.
///
/// @param killers by mutation and clause; an empty text where no cited test noticed
record Proof(List<Mutation> mutations, Map<Key, String> killers) {

    static final Path FILE = Mutations.FOLDER.resolve("results.tsv");

    private static final Set<String> KINDS = Set.of("enforced", "prompted", "configured");

    /// A mutation by its fingerprint, and a clause as in `ma-mini 5(d)`.
    record Key(String fingerprint, String clause) implements Comparable<Key> {

        static Key of(Mutation mutation, Entry clause) {
            return new Key(mutation.fingerprint(), clause.regulation() + " " + clause.path());
        }

        @Override
        public int compareTo(Key other) {
            int clauses = clause.compareTo(other.clause);
            return clauses == 0 ? fingerprint.compareTo(other.fingerprint) : clauses;
        }
    }

    static Proof read() throws IOException {
        String text = Files.exists(FILE) ? Files.readString(FILE) : "";
        return new Proof(Mutations.read(), killers(text));
    }

    /// The lines of a file of results. Its first one is a digest of the rest, which a hand edit
    /// breaks.
    static Map<Key, String> killers(String text) {
        if (text.isEmpty()) {
            return Map.of();
        }
        int end = text.indexOf('\n') + 1;
        if (!text.startsWith(digest(text.substring(end)))) {
            throw new IllegalArgumentException(
                    FILE + " was changed by hand; scripts/ledger-proof writes it");
        }
        var killers = new TreeMap<Key, String>();
        text.substring(end)
                .lines()
                .map(line -> line.split("\t", -1))
                .forEach(cells -> killers.put(new Key(cells[1], cells[0]), cells[2]));
        return killers;
    }

    private static String digest(String lines) {
        return "# written by scripts/ledger-proof, " + Mutation.digest(lines);
    }

    String text() {
        String lines =
                new TreeMap<>(killers)
                        .entrySet().stream()
                                .map(
                                        one ->
                                                "%s\t%s\t%s\n"
                                                        .formatted(
                                                                one.getKey().clause(),
                                                                one.getKey().fingerprint(),
                                                                one.getValue()))
                                .collect(joining());
        return digest(lines) + "\n" + lines;
    }

    /// Whether a clause has a rule that a mutation can break.
    static boolean isProvable(Entry clause) {
        return KINDS.contains(clause.kind())
                || clause.parts().stream().anyMatch(part -> KINDS.contains(part.kind()));
    }

    /// The mutations whose break the tests of this clause must notice.
    List<Mutation> about(Entry clause) {
        return isProvable(clause)
                ? mutations.stream()
                        .filter(
                                one ->
                                        one.isAbout(
                                                clause.regulation(),
                                                clause.path(),
                                                clause.provisions()))
                        .toList()
                : List.of();
    }

    /// The tests that are cited for a clause, those of its parts included.
    static Stream<String> tests(Entry clause) {
        return Stream.concat(
                        clause.tests().stream(),
                        clause.parts().stream().map(Part::tests).flatMap(Collection::stream))
                .distinct();
    }

    /// Whether a test noticed the break; it counts only while it is cited for this clause.
    boolean isKilled(Mutation mutation, Entry clause) {
        return Optional.ofNullable(killers.get(Key.of(mutation, clause)))
                .filter(test -> tests(clause).anyMatch(test::equals))
                .isPresent();
    }

    private List<String> survivors(Entry clause) {
        return about(clause).stream()
                .filter(one -> !isKilled(one, clause))
                .map(Mutation::name)
                .toList();
    }

    /// At least one mutation, and the tests of the clause notice every one.
    boolean isProved(Entry clause) {
        return !about(clause).isEmpty() && survivors(clause).isEmpty();
    }

    /// The cell of a clause: how many of its mutations its tests noticed, and which they did not.
    String cell(Entry clause) {
        if (!isProvable(clause)) {
            return "";
        }
        int all = about(clause).size();
        List<String> survivors = survivors(clause);
        return all == 0
                ? "no mutation yet"
                : "killed %d of %d".formatted(all - survivors.size(), all)
                        + survivors.stream()
                                .map(name -> "<br>survives: " + name)
                                .collect(joining());
    }
}
