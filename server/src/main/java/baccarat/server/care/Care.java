package baccarat.server.care;

import baccarat.server.store.Significant;
import baccarat.server.store.Store;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/// Enforces the limits that patrons set for themselves. Checked at sign-in, at the cage, and at
/// each table before a buy-in, a seat or a wager is judged.
public final class Care {

    static final Duration DAY = Duration.ofDays(1);

    private final Store store;
    private final InstantSource clock;
    private final Map<String, Map<Limit, OwnLimit>> known = new ConcurrentHashMap<>();
    private final Map<String, Map<Stake, Long>> atRisk = new HashMap<>();

    /// A patron, by permanent id and current name.
    public record Person(String id, String name) {}

    /// Kept out until this moment.
    public record Kept(Instant until, boolean isExclusion) {}

    /// A round in which a patron has wagers that may still be lost.
    ///
    /// @param round the number of the round
    public record Stake(String log, int round) {}

    /// The totals of the last 24 hours.
    public record Day(long deposited, long lost, Duration here) {}

    public Care(Store store, InstantSource clock) {
        this.store = store;
        this.clock = clock;
    }

    private OwnLimit limit(String person, Limit kind) {
        return known.computeIfAbsent(
                        person, id -> store.read(handle -> CareRows.limits(handle, id)))
                .getOrDefault(kind, OwnLimit.NONE)
                .at(clock.instant());
    }

    public OwnLimit limit(Person person, Limit kind) {
        return limit(person.id(), kind);
    }

    /// Sets or removes a limit: at once if that is stricter, otherwise a day later.
    public void ask(Person person, Limit kind, Optional<Long> value) {
        Instant now = clock.instant();
        store.write(
                        handle -> {
                            OwnLimit before =
                                    CareRows.limits(handle, person.id())
                                            .getOrDefault(kind, OwnLimit.NONE);
                            CareRows.put(handle, person.id(), kind, before.asked(value, now));
                            return true;
                        })
                .join();
        known.remove(person.id());
    }

    /// Keeps a patron out; an existing time is never shortened.
    public Kept keepOut(Person person, Away away) {
        Instant now = clock.instant();
        Kept wanted = new Kept(away.until(now), away.isExclusion());
        return store.write(
                        handle -> {
                            Optional<Kept> before = CareRows.away(handle, person.id(), now);
                            if (before.filter(it -> it.until().isAfter(wanted.until()))
                                    .isPresent()) {
                                return before.get();
                            }
                            CareRows.putAway(handle, person.id(), wanted);
                            Significant.note(
                                    handle,
                                    now,
                                    "away",
                                    person.name(),
                                    Optional.empty(),
                                    "%s until %s"
                                            .formatted(
                                                    wanted.isExclusion()
                                                            ? "excluded themselves"
                                                            : "takes a break",
                                                    wanted.until()));
                            return wanted;
                        })
                .join();
    }

    public Optional<Kept> away(String person) {
        Instant now = clock.instant();
        return store.read(handle -> CareRows.away(handle, person, now));
    }

    public Day day(Person person, String account) {
        Instant now = clock.instant();
        Instant since = now.minus(DAY);
        return store.read(
                handle ->
                        new Day(
                                CareRows.deposited(handle, account, since),
                                CareRows.lost(handle, person, since),
                                here(person.id(), now)));
    }

    private Duration here(String person, Instant now) {
        Instant since = now.minus(DAY);
        return Visit.since(
                since, store.read(handle -> CareRows.visits(handle, person, since, now)));
    }

    /// Why no money may be deposited into an account because of its owner's limit. Staff learn that
    /// it is so, but no figure.
    public Optional<String> refusesDeposit(Person person, String account, long cents) {
        Optional<Kept> kept = away(person.id());
        if (kept.isPresent()) {
            return Optional.of(
                    "%s asked to be kept out until %s"
                            .formatted(person.name(), kept.get().until()));
        }
        OwnLimit limit = limit(person.id(), Limit.DEPOSIT);
        if (limit.value().isEmpty()) {
            return Optional.empty();
        }
        Instant since = clock.instant().minus(DAY);
        long before = store.read(handle -> CareRows.deposited(handle, account, since));
        return limit.allows(before + cents)
                ? Optional.empty()
                : Optional.of(
                        "this is more than %s's own limit for deposits in 24 hours allows"
                                .formatted(person.name()));
    }

    /// Why a patron may not buy chips or take a seat now because of their own limits.
    public Optional<String> refusesPlay(Person person) {
        return kept(person.id()).or(() -> timeIsUp(person.id())).or(() -> hasLost(person));
    }

    private Optional<String> kept(String person) {
        return away(person).map(it -> "You asked to be kept out until %s.".formatted(it.until()));
    }

    private Optional<String> timeIsUp(String person) {
        OwnLimit limit = limit(person, Limit.TIME);
        return limit.value().isPresent()
                        && here(person, clock.instant())
                                        .compareTo(Duration.ofMinutes(limit.value().get()))
                                >= 0
                ? Optional.of("Your own time limit for 24 hours is used up.")
                : Optional.empty();
    }

    private Optional<String> hasLost(Person person) {
        OwnLimit limit = limit(person.id(), Limit.LOSS);
        return limit.value().isPresent() && !limit.allows(lost(person) + 1)
                ? Optional.of("Your own loss limit for 24 hours is used up.")
                : Optional.empty();
    }

    private long lost(Person person) {
        Instant since = clock.instant().minus(DAY);
        return store.read(handle -> CareRows.lost(handle, person, since));
    }

    /// Why a patron may not wager this much because of their own limits. Wagers at other tables,
    /// and wagers not settled yet, count as lost.
    ///
    /// @param cents all wagers of the patron in this round, including the new one
    public Optional<String> refusesWager(Person person, Stake stake, long cents) {
        Optional<String> why = kept(person.id()).or(() -> timeIsUp(person.id()));
        OwnLimit limit = limit(person.id(), Limit.LOSS);
        return why.isPresent() || limit.value().isEmpty()
                ? why
                : risked(person, stake, cents, limit);
    }

    private synchronized Optional<String> risked(
            Person person, Stake stake, long cents, OwnLimit limit) {
        Map<Stake, Long> stakes = atRisk.computeIfAbsent(person.id(), _ -> new HashMap<>());
        stakes.keySet().removeIf(this::isSettled);
        long elsewhere =
                stakes.entrySet().stream()
                        .filter(it -> !it.getKey().equals(stake))
                        .mapToLong(Map.Entry::getValue)
                        .sum();
        if (!limit.allows(lost(person) + elsewhere + cents)) {
            return Optional.of(
                    "With this wager you could lose more than your own loss limit for 24 hours"
                            + " allows.");
        }
        stakes.put(stake, cents);
        return Optional.empty();
    }

    private boolean isSettled(Stake stake) {
        return store.read(handle -> CareRows.isOver(handle, stake.log(), stake.round()));
    }
}
