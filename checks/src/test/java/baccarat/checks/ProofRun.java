package baccarat.checks;

import baccarat.reports.ClauseLedger.Entry;
import baccarat.reports.Mutation;
import baccarat.reports.Proof;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiPredicate;
import java.util.stream.Stream;

/// What one run of `scripts/ledger-proof` found.
///
/// @param isAsked whether the tests of a clause were run against a mutation
/// @param broken the mutations that do not compile, so that no test was run against them
/// @param noticed the tests that noticed each mutation, by its fingerprint
/// @param browser whether tests that start a browser were among them
record ProofRun(
        BiPredicate<Mutation, Entry> isAsked,
        Set<Mutation> broken,
        Map<String, Set<String>> noticed,
        boolean browser) {

    /// The results of this run in the place of older ones; results of mutations that are gone go.
    /// Nothing noticed a mutation that does not compile, whatever an earlier run found.
    Proof after(Proof before, List<Entry> clauses) {
        var killers = new TreeMap<Proof.Key, String>();
        var onScreen = new TreeMap<Proof.Key, String>();
        for (Entry clause : clauses) {
            for (Mutation mutation : before.about(clause)) {
                Proof.Key key = Proof.Key.of(mutation, clause);
                boolean isBroken = broken.contains(mutation);
                boolean isNew = isBroken || isAsked.test(mutation, clause);
                (isNew ? first(Proof.tests(clause), mutation) : before.killer(key))
                        .ifPresent(test -> killers.put(key, test));
                if (Proof.isShownOnScreen(clause)) {
                    (isBroken || (isNew && browser)
                                    ? first(Proof.browserTests(clause), mutation)
                                    : before.killerOnScreen(key))
                            .ifPresent(test -> onScreen.put(key, test));
                }
            }
        }
        return new Proof(before.mutations(), killers, onScreen);
    }

    /// The first of these tests that noticed; an empty text if none did.
    private Optional<String> first(Stream<String> tests, Mutation mutation) {
        Set<String> who = noticed.getOrDefault(mutation.fingerprint(), Set.of());
        return Optional.of(tests.filter(who::contains).findFirst().orElse(""));
    }
}
