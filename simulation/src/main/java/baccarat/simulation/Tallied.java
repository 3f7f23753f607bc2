package baccarat.simulation;

import baccarat.odds.Odds;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The shoes of a plan that are tallied so far: whole shoes, from the first on, none left out.
public final class Tallied {

    private final Plan plan;
    private final Marks marks;
    private final Odds odds;
    private final Tally tally = new Tally();

    /// None yet.
    public Tallied(Plan plan) {
        this.plan = plan;
        marks = new Marks(plan.rules(), plan.stake());
        odds = Odds.of(plan.question()).orElseThrow();
    }

    /// Reads what [#counts] returned for the same plan with any number of shoes.
    ///
    /// @throws IllegalArgumentException if these are no counts of a simulation
    public static Tallied of(Plan plan, Map<String, List<Long>> counts) {
        var tallied = new Tallied(plan);
        Map<String, long[]> parts = tallied.parts();
        if (!counts.keySet().equals(parts.keySet())) {
            throw new IllegalArgumentException("the counts are " + counts.keySet());
        }
        parts.forEach((name, part) -> fill(name, part, counts.getOrDefault(name, List.of())));
        Tally tally = tallied.tally;
        long byShoe = 0;
        for (int rounds = 0; rounds < tally.shoesByRounds.length; rounds++) {
            byShoe += rounds * tally.shoesByRounds[rounds];
        }
        if (byShoe != tally.rounds() || tally.shoes() < 1) {
            throw new IllegalArgumentException("rounds and shoes do not add up");
        }
        return tallied;
    }

    private static void fill(String name, long[] part, List<Long> counts) {
        if (counts.size() != part.length || counts.stream().anyMatch(count -> count < 0)) {
            throw new IllegalArgumentException(name + " has not " + part.length + " counts");
        }
        Arrays.setAll(part, counts::get);
    }

    private Map<String, long[]> parts() {
        var parts = new LinkedHashMap<String, long[]>();
        parts.put("early", tally.early);
        parts.put("late", tally.late);
        parts.put("shoesByRounds", tally.shoesByRounds);
        parts.put("playerRuns", tally.playerRuns);
        parts.put("bankerRuns", tally.bankerRuns);
        parts.put("royal9", tally.royal9);
        parts.put("products", tally.products);
        return parts;
    }

    /// Every count, by name, so that a later run can resume from here.
    public Map<String, List<Long>> counts() {
        var counts = new LinkedHashMap<String, List<Long>>();
        parts().forEach((name, part) -> counts.put(name, Arrays.stream(part).boxed().toList()));
        return counts;
    }

    public Plan plan() {
        return plan;
    }

    public long shoes() {
        return tally.shoes();
    }

    public long rounds() {
        return tally.rounds();
    }

    /// The result for these shoes alone, as if the plan had no others.
    public Simulated results() {
        return new Results(plan.withShoes(shoes()), marks, odds, tally).all();
    }

    Marks marks() {
        return marks;
    }

    Tally tally() {
        return tally;
    }
}
