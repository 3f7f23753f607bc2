package baccarat.server.tables;

import baccarat.records.LogHeader;
import baccarat.regulations.Edition;
import baccarat.regulations.Review;
import baccarat.regulations.RulesSubmission;
import baccarat.rules.Money;
import baccarat.server.FirstTables;
import baccarat.server.names.Asker;
import baccarat.server.store.GatedStore;
import baccarat.server.store.Ledger;
import baccarat.server.store.Log;
import baccarat.server.store.Logs;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// How the simulated world begins: two tables in an empty store, and patrons with play chips.
final class WorldSetting {

    static final Money CHIPS = Money.dollars(50_000);
    static final String PLAY_CHIPS = "house:play-chips";

    private WorldSetting() {}

    /// A table and the rules it opens with.
    record Table(String id, String submission) {}

    static final List<Table> USUAL =
            List.of(
                    new Table("ma-mini", FirstTables.submission("ma-mini")),
                    new Table("ma-midi", FirstTables.submission("ma-midi")));

    /// Two tables that share their meters, with a Must Hit that is won every few rounds.
    static final List<Table> LINKED =
            Stream.of("mini-1", "mini-2")
                    .map(
                            id ->
                                    new Table(
                                            id,
                                            FirstTables.submission("ma-mini-everything")
                                                    .replace(
                                                            "  royal-9:\n",
                                                            "  royal-9:\n    link: main\n")
                                                    .replace("ceiling: 500.00", "ceiling: 200.90")))
                    .toList();

    static List<Setting> begin(GatedStore gated, List<WorldPatron> patrons, List<Table> tables) {
        List<Setting> settings = tables.stream().map(it -> table(gated, it)).toList();
        for (WorldPatron patron : patrons) {
            var chips =
                    new Ledger.Posting(
                            World.NOON,
                            Optional.empty(),
                            PLAY_CHIPS,
                            Asker.accountOf(patron.person().name()),
                            CHIPS,
                            "the world begins");
            var _ =
                    gated.store()
                            .write(
                                    handle -> {
                                        Ledger.post(handle, chips);
                                        return true;
                                    });
        }
        gated.commit(GatedStore.Fate.KEPT);
        gated.commit(GatedStore.Fate.KEPT);
        return settings;
    }

    private static Setting table(GatedStore gated, Table table) {
        String example = table.id();
        String submission = table.submission();
        var approved = (Review.Approved) RulesSubmission.review(submission);
        var header =
                new LogHeader(
                                approved.regulation().id(),
                                approved.name(),
                                submission,
                                Optional.empty())
                        .with(LogHeader.RULES, Edition.NEWEST.number());
        Log log = Log.begun(example, 1, header, World.NOON);
        var row =
                new Logs.CasinoTable(
                        example,
                        approved.name(),
                        "Main",
                        "automatic",
                        World.NOON,
                        Optional.empty());
        var _ =
                gated.store()
                        .write(
                                handle -> {
                                    Logs.addTable(handle, row);
                                    Logs.begin(handle, log);
                                    return true;
                                });
        return new Setting(
                example,
                approved.name(),
                "Main",
                log.id(),
                approved,
                Dealing.AUTOMATIC,
                Pace.USUAL,
                1,
                Money.dollars(1_000_000),
                false);
    }

    /// The same table with another dealer, and nobody simulated at it.
    static Setting dealt(Setting it, Dealing dealing) {
        return new Setting(
                it.id(),
                it.name(),
                it.pit(),
                it.log(),
                it.approved(),
                dealing,
                it.pace(),
                0,
                it.tray(),
                false);
    }
}
