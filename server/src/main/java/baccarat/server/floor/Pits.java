package baccarat.server.floor;

import static baccarat.rules.House.METERS_OF_ONE_TABLE;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import baccarat.regulations.Link;
import baccarat.regulations.Pit;
import baccarat.regulations.Review;
import baccarat.rules.Refusal;
import baccarat.server.Casino;
import baccarat.server.store.Log;
import baccarat.server.store.Logs;
import baccarat.server.store.Notices;
import baccarat.server.store.Significant;
import baccarat.server.tables.Setting;
import baccarat.server.tables.TableThread;
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

/// Tables that stand together. Where the document has one shuffling and lacing option for all of
/// them, those that are open have to agree: a pit goes over to another option table by table, each
/// changed while it is closed, and the last one of the old kind closed before the first of the new
/// opens.
public final class Pits {

    /// The kind of notice that the reshuffle option takes.
    public static final String RESHUFFLE = "reshuffle";

    private static final Duration NOTICE = Duration.ofMinutes(30);

    private static final int SECONDS = 2;

    private final Casino casino;

    public Pits(Casino casino) {
        this.casino = casino;
    }

    /// The tables of each pit.
    public Map<String, List<TableThread>> all() {
        return casino.tables().stream()
                .collect(groupingBy(table -> table.setting().pit(), TreeMap::new, toList()));
    }

    /// Whether the table is not closed, as far as anybody can tell.
    public static boolean isOpen(TableThread table) {
        return table.isSilent()
                || table.state()
                        .handle(
                                (state, no) ->
                                        no != null || !(state.phase() instanceof Phase.Closed))
                        .completeOnTimeout(true, SECONDS, TimeUnit.SECONDS)
                        .join();
    }

    /// What stands against a table with these rules beside those that are open in a pit.
    public List<Refusal> refusals(String pit, String table, Review.Approved rules) {
        var together = new ArrayList<Review.Approved>();
        casino.tables().stream()
                .filter(other -> other.setting().pit().equals(pit))
                .filter(other -> !other.setting().id().equals(table))
                .filter(Pits::isOpen)
                .map(other -> other.setting().approved())
                .forEach(together::add);
        together.add(rules);
        return Stream.concat(Pit.refusals(together).stream(), linked(table, rules).stream())
                .toList();
    }

    /// Two tables with one link would have to share their meters, and each table runs its own.
    private Optional<Refusal> linked(String table, Review.Approved rules) {
        return Link.of(rules)
                .flatMap(
                        link ->
                                casino.tables().stream()
                                        .filter(other -> !other.setting().id().equals(table))
                                        .filter(Pits::isOpen)
                                        .filter(other -> isLinked(other, link))
                                        .findFirst()
                                        .map(
                                                other ->
                                                        new Refusal(
                                                                METERS_OF_ONE_TABLE,
                                                                ("%s is open with the link %s; close it first, or "
                                                                                + "submit these rules without the link")
                                                                        .formatted(
                                                                                other.setting()
                                                                                        .id(),
                                                                                link))));
    }

    private static boolean isLinked(TableThread table, String link) {
        return Link.of(table.setting().approved()).equals(Optional.of(link));
    }

    /// Why a table may not go over to other rules now, for want of a notice.
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

    /// A notice from before the rules in force was about those.
    private Instant begun(Setting setting) {
        return casino.store()
                .read(handle -> Logs.find(handle, setting.log()))
                .map(Log::begunAt)
                .orElseThrow();
    }

    public List<Notices.Notice> notices(String pit) {
        return casino.store().read(handle -> Notices.of(handle, pit));
    }

    /// Tells surveillance and the Commission in writing.
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
