package baccarat.server.floor;

import baccarat.records.LogHeader;
import baccarat.regulations.Review;
import baccarat.rules.Limits;
import baccarat.rules.Money;
import baccarat.rules.TableRules;
import baccarat.rules.Wager;
import baccarat.server.Casino;
import baccarat.server.store.Ledger;
import baccarat.server.store.Log;
import baccarat.server.store.Logs;
import baccarat.server.store.Significant;
import baccarat.server.store.Submissions;
import baccarat.server.tables.Setting;
import baccarat.server.tables.TableDoor;
import baccarat.table.Account;
import baccarat.table.TableState;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/// New rules for a closed table. They start a new log, so every round stays with the rules its
/// wagers were accepted under.
public final class RulesDesk {

    private static final int SECONDS = 10;

    private final Casino casino;

    public RulesDesk(Casino casino) {
        this.casino = casino;
    }

    /// Stores an approved submission, so that tables can be opened with it.
    public Submissions.Submission keep(Review.Approved approved, String yaml, String by) {
        var kept =
                new Submissions.Submission(
                        UUID.randomUUID().toString(),
                        approved.name(),
                        yaml,
                        by,
                        casino.clock().instant(),
                        approved.regulation().id());
        casino.store()
                .write(
                        handle -> {
                            Submissions.put(handle, kept);
                            return true;
                        })
                .join();
        return kept;
    }

    /// Requires that the table is closed and its pit agrees.
    public void change(TableDoor table, Review.Approved next, String yaml, String by) {
        Setting setting = table.setting();
        Money inMeters = inMeters(table);
        Instant now = casino.clock().instant();
        LogHeader header = casino.floor().header(next, setting.name(), yaml);
        casino.floor()
                .renew(
                        table,
                        "the table has other rules now",
                        handle -> {
                            Log old = Logs.find(handle, setting.log()).orElseThrow();
                            Logs.end(handle, old.id(), now);
                            Logs.begin(handle, Log.begun(setting.id(), old.run() + 1, header, now));
                            setAside(handle, setting, inMeters, now);
                            note(handle, setting, next, by, now);
                            return true;
                        });
    }

    private static Money inMeters(TableDoor table) {
        Money sum = Money.ZERO;
        TableState state = table.state().orTimeout(SECONDS, TimeUnit.SECONDS).join();
        for (var held : state.accounts().held().entrySet()) {
            if (held.getKey() instanceof Account.Jackpot
                    || held.getKey() instanceof Account.Reserve) {
                sum = sum.plus(held.getValue());
            }
        }
        return sum;
    }

    /// The meters of the old rules belong to the patrons, so their money is kept in a separate
    /// account. The table begins its new log with nothing.
    private static void setAside(Handle handle, Setting setting, Money amount, Instant now) {
        if (amount.isAboveZero()) {
            Ledger.post(
                    handle,
                    new Ledger.Posting(
                            now,
                            Optional.empty(),
                            "table:" + setting.id(),
                            "meters:" + setting.id(),
                            amount,
                            "meters of " + setting.log()));
        }
    }

    private static void note(
            Handle handle, Setting setting, Review.Approved next, String by, Instant now) {
        Optional<String> table = Optional.of(setting.id());
        Review.Approved before = setting.approved();
        Significant.note(
                handle,
                now,
                "rules",
                by,
                table,
                "%s (%s) instead of %s (%s)"
                        .formatted(
                                next.name(),
                                next.regulation().id(),
                                before.name(),
                                before.regulation().id()));
        for (String change : limits(before.rules(), next.rules())) {
            Significant.note(handle, now, "limits", by, table, change);
        }
    }

    private static List<String> limits(TableRules before, TableRules after) {
        var changes = new ArrayList<String>();
        for (Wager wager : Wager.values()) {
            Limits was = before.wagers().limits().get(wager);
            Limits is = after.wagers().limits().get(wager);
            if (!Objects.equals(was, is)) {
                changes.add("%s: %s, before %s".formatted(wager, words(is), words(was)));
            }
        }
        return changes;
    }

    private static String words(@Nullable Limits limits) {
        return limits == null ? "none" : "%s to %s".formatted(limits.min(), limits.max());
    }
}
