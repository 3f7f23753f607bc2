package baccarat.server.floor;

import static baccarat.rules.House.CHIPS_NOT_TRACKED;
import static baccarat.rules.House.METERS_LINKED;
import static baccarat.rules.Royal9Terms.ROYAL_9_METERS;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import baccarat.regulations.Link;
import baccarat.regulations.Pit;
import baccarat.regulations.Review;
import baccarat.rules.Refusal;
import baccarat.rules.Royal9;
import baccarat.server.Casino;
import baccarat.server.store.Log;
import baccarat.server.store.Logs;
import baccarat.server.store.MeterLinks;
import baccarat.server.store.Notices;
import baccarat.server.store.Significant;
import baccarat.server.tables.Dealing;
import baccarat.server.tables.Setting;
import baccarat.server.tables.TableDoor;
import baccarat.table.LinkedMeters;
import baccarat.table.Phase;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/// Groups of tables. Where the document has one shuffling and lacing option for a pit, its open
/// tables must agree. A pit changes its option table by table, each while it is closed, and the
/// last table with the old option must close before the first with the new one opens.
public final class Pits {

    /// The kind of notice required for the reshuffle option.
    public static final String RESHUFFLE = "reshuffle";

    private static final Duration NOTICE = Duration.ofMinutes(30);

    private static final int SECONDS = 2;

    private final Casino casino;

    public Pits(Casino casino) {
        this.casino = casino;
    }

    /// The tables of each pit.
    public Map<String, List<TableDoor>> all() {
        return casino.tables().stream()
                .collect(groupingBy(table -> table.setting().pit(), TreeMap::new, toList()));
    }

    /// Whether the table is not closed, as far as is known.
    public static boolean isOpen(TableDoor table) {
        return table.isSilent()
                || table.state()
                        .handle(
                                (state, no) ->
                                        no != null || !(state.phase() instanceof Phase.Closed))
                        .completeOnTimeout(true, SECONDS, TimeUnit.SECONDS)
                        .join();
    }

    /// Why a table with these rules may not be open in a pit.
    public List<Refusal> refusals(
            String pit, String table, Review.Approved rules, Dealing dealing) {
        var together = new ArrayList<Review.Approved>();
        casino.tables().stream()
                .filter(other -> other.setting().pit().equals(pit))
                .filter(other -> !other.setting().id().equals(table))
                .filter(Pits::isOpen)
                .map(other -> other.setting().approved())
                .forEach(together::add);
        together.add(rules);
        return Stream.of(
                        Pit.refusals(together).stream(),
                        linked(table, rules, dealing).stream(),
                        untracked(rules, dealing).stream())
                .flatMap(refusals -> refusals)
                .toList();
    }

    /// A table that takes no wagers must use real cards.
    private static Optional<Refusal> untracked(Review.Approved rules, Dealing dealing) {
        return rules.rules().seating().resultsOnly() && dealing != Dealing.REAL_CARDS
                ? Optional.of(
                        new Refusal(
                                CHIPS_NOT_TRACKED,
                                "results-only is for tables with real cards; leave it out, or put"
                                        + " the table up with real cards"))
                : Optional.empty();
    }

    /// Why a table with these rules may not share meters with the other tables of its link, open or
    /// not, because any of them may open at any time.
    private List<Refusal> linked(String table, Review.Approved rules, Dealing dealing) {
        Optional<String> link = Link.of(rules);
        if (link.isEmpty()) {
            return List.of();
        }
        List<TableDoor> others =
                casino.tables().stream()
                        .filter(other -> !other.setting().id().equals(table))
                        .filter(other -> Link.of(other.setting().approved()).equals(link))
                        .toList();
        var refusals = new ArrayList<Refusal>();
        started(link.get(), rules).ifPresent(refusals::add);
        others.stream()
                .flatMap(other -> apart(other, link.get(), rules, dealing).stream())
                .forEach(refusals::add);
        var together = new ArrayList<>(others.stream().map(it -> it.setting().approved()).toList());
        together.add(rules);
        refusals.addAll(Link.refusals(together));
        return refusals;
    }

    /// The meters of a link continue while its tables are closed, so their terms must not change.
    private Optional<Refusal> started(String link, Review.Approved rules) {
        String terms = Link.terms(rules);
        return casino.store()
                .read(handle -> MeterLinks.find(handle, link))
                .filter(it -> !it.terms().equals(terms))
                .map(
                        it ->
                                new Refusal(
                                        ROYAL_9_METERS,
                                        ("the meters of the link %s were started with %s, and these rules have %s;"
                                                        + " give the link another name")
                                                .formatted(link, it.terms(), terms)));
    }

    /// Why the meters of another table cannot be shared with it.
    private static Optional<Refusal> apart(
            TableDoor other, String link, Review.Approved rules, Dealing dealing) {
        String id = other.setting().id();
        if (isAlone(other)) {
            return Optional.of(
                    new Refusal(
                            METERS_LINKED,
                            ("%s has the link %s and started its meters before tables shared them;"
                                            + " close it and submit its rules again, so that it starts a new log")
                                    .formatted(id, link)));
        }
        boolean mustHit = rules.rules().wagers().royal9().flatMap(Royal9::mustHit).isPresent();
        boolean mixed =
                (other.setting().dealing() == Dealing.REAL_CARDS)
                        != (dealing == Dealing.REAL_CARDS);
        return mustHit && mixed
                ? Optional.of(
                        new Refusal(
                                METERS_LINKED,
                                ("%s has the link %s with Must Hit: real cards have their trigger outside the program,"
                                                + " so either all tables of the link have real cards or none")
                                        .formatted(id, link)))
                : Optional.empty();
    }

    private static boolean isAlone(TableDoor table) {
        return table.state()
                .thenApply(LinkedMeters::isAlone)
                .exceptionally(_ -> false)
                .completeOnTimeout(false, SECONDS, TimeUnit.SECONDS)
                .join();
    }

    /// Why a table may not change its rules now because a notice is missing.
    public Optional<Refusal> refusal(Setting setting, Review.Approved next, Instant now) {
        Optional<Pit.Notice> notice =
                notices(setting.pit()).stream()
                        .filter(given -> given.kind().equals(RESHUFFLE))
                        .filter(given -> !given.given().isBefore(begun(setting)))
                        .findFirst()
                        .map(
                                given ->
                                        new Pit.Notice(
                                                given.given(), EnumSet.allOf(Pit.Recipient.class)));
        return Pit.refusal(setting.approved().rules(), next.rules(), notice, now);
    }

    /// Only notices given since the current rules began count.
    private Instant begun(Setting setting) {
        return casino.store()
                .read(handle -> Logs.find(handle, setting.log()))
                .map(Log::begunAt)
                .orElseThrow();
    }

    public List<Notices.Notice> notices(String pit) {
        return casino.store().read(handle -> Notices.of(handle, pit));
    }

    /// Gives written notice to surveillance and the Commission.
    public Notices.Notice give(String pit, String text, String by) {
        Instant now = casino.clock().instant();
        var notice =
                new Notices.Notice(
                        UUID.randomUUID().toString(),
                        pit,
                        RESHUFFLE,
                        text,
                        now,
                        now.plus(NOTICE),
                        by);
        casino.store()
                .write(
                        handle -> {
                            Notices.put(handle, notice);
                            Significant.note(
                                    handle,
                                    now,
                                    "notice",
                                    by,
                                    Optional.empty(),
                                    "pit %s, to surveillance and the Commission: %s"
                                            .formatted(pit, text));
                            return true;
                        })
                .join();
        return notice;
    }
}
