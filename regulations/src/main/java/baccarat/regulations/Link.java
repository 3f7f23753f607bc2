package baccarat.regulations;

import baccarat.rules.Meter;
import baccarat.rules.MeterTerms;
import baccarat.rules.Money;
import baccarat.rules.MustHit;
import baccarat.rules.Refusal;
import baccarat.rules.Royal9;
import baccarat.rules.Royal9Terms;
import baccarat.rules.Wagering;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// Tables whose submissions name the same link. They feed and win the same meters (reading 55).
public final class Link {

    private Link() {}

    /// The link that a table's submission names, if it has one.
    public static Optional<String> of(Review.Approved table) {
        return table.rules().wagers().royal9().flatMap(Royal9::link);
    }

    /// What tables of one link have in common, in words: the document, and the seeds and rates of
    /// every meter. Must be the same as long as the link's meters run.
    public static String terms(Review.Approved table) {
        var words = new ArrayList<String>();
        royal9(table).meters().entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .map(entry -> words(entry.getKey(), entry.getValue()))
                .forEach(words::add);
        royal9(table)
                .mustHit()
                .map(
                        it ->
                                "must-hit from %s to %s at %s"
                                        .formatted(it.reset(), it.ceiling(), it.rate()))
                .ifPresent(words::add);
        return table.regulation().id() + ": " + String.join(", ", words);
    }

    private static String words(Meter meter, MeterTerms terms) {
        return "%s from %s at %s, %s of it for the next start"
                .formatted(meter, terms.seed(), terms.rate(), terms.secondary());
    }

    /// The objections to these tables, each named by its submission: tables with one link are under
    /// one document and have the same meters, and one round at all of them does not take Must Hit
    /// past its ceiling.
    public static List<Refusal> refusals(List<Review.Approved> tables) {
        Map<String, List<Review.Approved>> linked = new TreeMap<>();
        for (Review.Approved table : tables) {
            of(table)
                    .ifPresent(
                            link ->
                                    linked.computeIfAbsent(link, _ -> new ArrayList<>())
                                            .add(table));
        }
        var refusals = new ArrayList<Refusal>();
        linked.forEach(
                (link, together) -> {
                    refusals.addAll(differing(link, together));
                    overrun(link, together).ifPresent(refusals::add);
                });
        return List.copyOf(refusals);
    }

    private static List<Refusal> differing(String link, List<Review.Approved> together) {
        Review.Approved first = together.getFirst();
        return together.stream()
                .filter(table -> !isLike(table, first))
                .map(
                        table ->
                                new Refusal(
                                        Royal9Terms.ROYAL_9_METERS,
                                        ("%s and %s have the link %s; they have to be under one document, with the same "
                                                        + "seeds, rates and Must "
                                                        + "Hit")
                                                .formatted(table.name(), first.name(), link)))
                .toList();
    }

    private static boolean isLike(Review.Approved table, Review.Approved other) {
        return table.regulation() == other.regulation()
                && royal9(table).meters().equals(royal9(other).meters())
                && royal9(table).mustHit().equals(royal9(other).mustHit());
    }

    private static Royal9 royal9(Review.Approved table) {
        return table.rules().wagers().royal9().orElseThrow();
    }

    /// The range of Must Hit has room for a wager at every seat of every table (reading 24).
    private static Optional<Refusal> overrun(String link, List<Review.Approved> together) {
        Royal9 shared = royal9(together.getFirst());
        Optional<MustHit> mustHit = shared.mustHit();
        if (mustHit.isEmpty()) {
            return Optional.empty();
        }
        int seats = together.stream().mapToInt(table -> table.rules().seating().seats()).sum();
        Money round = mustHit.get().rate().of(shared.stake().times(seats));
        Money least = mustHit.get().reset().plus(round);
        return least.isAtMost(mustHit.get().ceiling())
                ? Optional.empty()
                : Optional.of(
                        new Refusal(
                                Wagering.MUST_HIT_OFFERED,
                                "the link %s has %d seats; one round of them adds %s, so the ceiling of Must Hit is at least %s, not %s"
                                        .formatted(
                                                link,
                                                seats,
                                                round,
                                                least,
                                                mustHit.get().ceiling())));
    }
}
