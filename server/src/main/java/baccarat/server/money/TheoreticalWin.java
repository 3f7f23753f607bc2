package baccarat.server.money;

import baccarat.odds.Composition;
import baccarat.odds.Fraction;
import baccarat.odds.Odds;
import baccarat.odds.Question;
import baccarat.odds.WagerOdds;
import baccarat.records.Names;
import baccarat.regulations.Regulations;
import baccarat.regulations.Review;
import baccarat.regulations.RulesSubmission;
import baccarat.rules.TableRules;
import baccarat.rules.Wager;
import baccarat.server.store.Log;
import baccarat.server.store.Logs;
import baccarat.server.store.Store;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// The exact house edge of each wager from a full shoe, under the rules of each log. Computed once.
public final class TheoreticalWin implements Exposure.Theory {

    private final Store store;
    private final Regulations regulations;
    private final Map<String, Odds> odds = new ConcurrentHashMap<>();
    private final Map<String, Fraction> edges = new ConcurrentHashMap<>();
    private final Map<String, Fraction> covariances = new ConcurrentHashMap<>();

    public TheoreticalWin(Store store, Regulations regulations) {
        this.regulations = regulations;
        this.store = store;
    }

    /// The house's expected win from this many cents.
    @Override
    public Fraction of(String log, String wager, long staked) {
        return staked == 0
                ? Fraction.ZERO
                : edges.computeIfAbsent(log + " " + wager, _ -> edge(log, wager))
                        .times(Fraction.of(staked, 1));
    }

    @Override
    public Fraction covariance(String log, Wager one, Wager other) {
        return covariances.computeIfAbsent(
                "%s %s %s".formatted(log, one, other),
                _ -> {
                    Odds counted = odds.computeIfAbsent(log, this::count);
                    synchronized (counted) {
                        return counted.covariance(one, other);
                    }
                });
    }

    @Override
    public WagerOdds odds(String log, Wager wager) {
        Odds counted = odds.computeIfAbsent(log, this::count);
        synchronized (counted) {
            return counted.of(wager);
        }
    }

    private Fraction edge(String log, String name) {
        return Names.wager(name)
                .map(wager -> odds(log, wager).ev().negated())
                .orElse(Fraction.ZERO);
    }

    private Odds count(String id) {
        Log log = store.read(handle -> Logs.find(handle, id)).orElseThrow();
        TableRules rules =
                switch (RulesSubmission.reviewAsOf(
                        log.header().edition(), log.header().submission(), regulations)) {
                    case Review.Approved approved -> approved.rules();
                    case Review.Objected _ ->
                            throw new IllegalStateException(id + " has no approved rules");
                };
        Composition shoe = Composition.of(rules.cards().decksInTheShoe());
        return Odds.of(Question.of(shoe, rules)).orElseThrow();
    }
}
