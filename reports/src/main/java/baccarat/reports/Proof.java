package baccarat.reports;

import static java.util.stream.Collectors.joining;

import baccarat.reports.ClauseLedger.Entry;
import baccarat.reports.ClauseLedger.Part;
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
/// @param onScreen the same of the cited tests that start a browser, for the clauses that have some
public record Proof(List<Mutation> mutations, Map<Key, String> killers, Map<Key, String> onScreen) {

    public Proof {
        mutations = List.copyOf(mutations);
        killers = Map.copyOf(killers);
        onScreen = Map.copyOf(onScreen);
    }

    private static final Set<String> KINDS = Set.of("enforced", "prompted", "configured");

    /// A mutation by its fingerprint, and a clause as in `ma-mini 5(d)`.
    public record Key(String fingerprint, String clause) implements Comparable<Key> {

        public static Key of(Mutation mutation, Entry clause) {
            return new Key(mutation.fingerprint(), clause.regulation() + " " + clause.path());
        }

        @Override
        public int compareTo(Key other) {
            int clauses = clause.compareTo(other.clause);
            return clauses == 0 ? fingerprint.compareTo(other.fingerprint) : clauses;
        }
    }

    /// The lines of a file of results. Its first one is a digest of the rest, which a hand edit
    /// breaks.
    public static Proof of(List<Mutation> mutations, String text) {
        var killers = new TreeMap<Key, String>();
        var onScreen = new TreeMap<Key, String>();
        if (!text.isEmpty()) {
            int end = text.indexOf('\n') + 1;
            if (!text.startsWith(digest(text.substring(end)))) {
                throw new IllegalArgumentException(
                        "the results were changed by hand; scripts/ledger-proof writes it");
            }
            for (String line : text.substring(end).lines().toList()) {
                String[] cells = line.split("\t", -1);
                var key = new Key(cells[1], cells[0]);
                killers.put(key, cells[2]);
                if (cells.length > 3) {
                    onScreen.put(key, cells[3]);
                }
            }
        }
        return new Proof(mutations, killers, onScreen);
    }

    private static String digest(String lines) {
        return "# written by scripts/ledger-proof, " + Mutation.digest(lines);
    }

    public String text() {
        String lines =
                new TreeMap<>(killers)
                        .entrySet().stream()
                                .map(one -> line(one.getKey(), one.getValue()))
                                .collect(joining());
        return digest(lines) + "\n" + lines;
    }

    private String line(Key key, String killer) {
        return "%s\t%s\t%s".formatted(key.clause(), key.fingerprint(), killer)
                + (onScreen.containsKey(key) ? "\t" + onScreen.get(key) : "")
                + "\n";
    }

    /// Whether a clause has a rule that a mutation can break.
    public static boolean isProvable(Entry clause) {
        return KINDS.contains(clause.kind())
                || clause.parts().stream().anyMatch(part -> KINDS.contains(part.kind()));
    }

    /// The mutations whose break the tests of this clause must notice.
    public List<Mutation> about(Entry clause) {
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
    public static Stream<String> tests(Entry clause) {
        return Stream.concat(
                        clause.tests().stream(),
                        clause.parts().stream().map(Part::tests).flatMap(Collection::stream))
                .distinct();
    }

    /// The same without those that start no browser.
    public static Stream<String> browserTests(Entry clause) {
        return tests(clause).filter(test -> test.startsWith("baccarat.web."));
    }

    public static boolean isShownOnScreen(Entry clause) {
        return browserTests(clause).findAny().isPresent();
    }

    public Optional<String> killer(Key key) {
        return Optional.ofNullable(killers.get(key));
    }

    public Optional<String> killerOnScreen(Key key) {
        return Optional.ofNullable(onScreen.get(key));
    }

    /// Whether a test noticed the break, and a browser test did if the clause has one. A test
    /// counts only while it is cited for this clause.
    public boolean isKilled(Mutation mutation, Entry clause) {
        return isNoticed(mutation, clause)
                && (!isShownOnScreen(clause) || isNoticedOnScreen(mutation, clause));
    }

    private boolean isNoticed(Mutation mutation, Entry clause) {
        return killer(Key.of(mutation, clause))
                        .filter(test -> tests(clause).anyMatch(test::equals))
                        .isPresent()
                || isNoticedOnScreen(mutation, clause);
    }

    private boolean isNoticedOnScreen(Mutation mutation, Entry clause) {
        return killerOnScreen(Key.of(mutation, clause))
                .filter(test -> browserTests(clause).anyMatch(test::equals))
                .isPresent();
    }

    private List<String> survivors(Entry clause) {
        return about(clause).stream()
                .filter(one -> !isKilled(one, clause))
                .map(
                        one ->
                                (isNoticed(one, clause) ? "not on a screen: " : "survives: ")
                                        + one.name())
                .toList();
    }

    /// At least one mutation, and the tests of the clause notice every one.
    public boolean isProved(Entry clause) {
        return !about(clause).isEmpty() && survivors(clause).isEmpty();
    }

    /// How many of its mutations a test of the clause noticed.
    public long noticed(Entry clause) {
        return about(clause).stream().filter(one -> isNoticed(one, clause)).count();
    }

    /// How many of its mutations a browser test has to notice.
    public long wantedOnScreen(Entry clause) {
        return isShownOnScreen(clause) ? about(clause).size() : 0;
    }

    /// How many of them it noticed.
    public long noticedOnScreen(Entry clause) {
        return about(clause).stream().filter(one -> isNoticedOnScreen(one, clause)).count();
    }

    /// The cell of a clause: how many of its mutations its tests noticed, and which they did not.
    public String cell(Entry clause) {
        if (!isProvable(clause)) {
            return "";
        }
        int all = about(clause).size();
        if (all == 0) {
            return "no mutation yet";
        }
        String screen =
                isShownOnScreen(clause)
                        ? ", on a screen %d of %d".formatted(noticedOnScreen(clause), all)
                        : "";
        return "killed %d of %d".formatted(noticed(clause), all)
                + screen
                + survivors(clause).stream().map(line -> "<br>" + line).collect(joining());
    }
}
