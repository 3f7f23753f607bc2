package baccarat.server;

import baccarat.records.LogHeader;
import baccarat.regulations.Edition;
import baccarat.regulations.Regulations;
import baccarat.regulations.Review;
import baccarat.regulations.RulesSubmission;
import baccarat.reports.Program;
import baccarat.rules.Money;
import baccarat.server.money.Founding;
import baccarat.server.money.HouseKind;
import baccarat.server.store.Change;
import baccarat.server.store.Log;
import baccarat.server.store.Logs;
import baccarat.server.store.Significant;
import baccarat.server.store.Stops;
import baccarat.server.store.Store;
import baccarat.server.tables.Dealing;
import baccarat.server.tables.Lead;
import baccarat.server.tables.Setting;
import baccarat.server.tables.Surroundings;
import baccarat.server.tables.TableDirectory;
import baccarat.server.tables.TableDoor;
import baccarat.server.tables.TableThread;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Puts up the tables of a casino, loads them, and changes their rules.
public final class CasinoTables implements Lead {

    private static final String FIRST_PIT = "Main";
    private static final Money TRAY = Money.dollars(2_000_000);

    private final Settings settings;
    private final Regulations regulations;
    private final Surroundings around;
    private final Store store;
    private final InstantSource clock;
    private final TableDirectory tables;

    CasinoTables(
            Settings settings, Regulations regulations, Surroundings around, Processes processes) {
        this.settings = settings;
        this.regulations = regulations;
        this.around = around;
        this.store = around.store();
        this.clock = around.clock();
        this.tables = processes.tables(this, around);
    }

    /// Starts with a table for each document the first time, afterwards with what the store has.
    void begin() {
        List<Logs.CasinoTable> known = store.read(Logs::tables);
        if (known.isEmpty()) {
            FirstTables.all(settings.house().everyGame().orElse(false)).forEach(this::add);
        } else {
            onTheFloor().forEach(tables::open);
        }
    }

    /// Where the tables are led.
    public TableDirectory directory() {
        return tables;
    }

    @Override
    public List<Setting> onTheFloor() {
        return store.read(Logs::tables).stream()
                .filter(it -> it.closedAt().isEmpty())
                .map(this::setting)
                .toList();
    }

    @Override
    public Map<String, String> logs() {
        return store.read(Logs::onTheFloor);
    }

    @Override
    public Optional<Setting> setting(String id) {
        return store.read(Logs::tables).stream()
                .filter(it -> it.id().equals(id) && it.closedAt().isEmpty())
                .findFirst()
                .map(this::setting);
    }

    /// A new table with an approved submission.
    ///
    /// @param id letters, digits and dashes
    public record NewTable(String id, String name, String pit, Dealing dealing, String submission) {

        static NewTable automatic(String id, String submission) {
            return new NewTable(
                    id, approved(submission).name(), FIRST_PIT, Dealing.AUTOMATIC, submission);
        }
    }

    /// A submission under a document that ships with the program.
    static Review.Approved approved(String submission) {
        return approved(RulesSubmission.review(submission));
    }

    /// Reviews a new submission by the newest edition of the rules.
    public Review review(String submission) {
        return RulesSubmission.review(submission, regulations);
    }

    /// The rules of a log, in the edition under which it began.
    private Review.Approved approved(LogHeader header) {
        return approved(
                RulesSubmission.reviewAsOf(header.edition(), header.submission(), regulations));
    }

    static Review.Approved approved(Review review) {
        return switch (review) {
            case Review.Approved approved -> approved;
            case Review.Objected objected ->
                    throw new IllegalArgumentException(
                            "the submission is objected to: " + objected.objections().getFirst());
        };
    }

    /// The header of a new log of a table in this casino.
    public LogHeader header(Review.Approved approved, String table, String submission) {
        var header = new LogHeader(approved.regulation().id(), table, submission, Optional.empty());
        return header.with(LogHeader.HOUSE, kind().map(Object::toString))
                .with(LogHeader.RULES, Edition.NEWEST.number())
                .with(LogHeader.READINGS, Edition.READINGS)
                .with(LogHeader.LAW, approved.regulation().digest())
                .with(LogHeader.SHARES, LogHeader.PLEDGED)
                .with(LogHeader.PROGRAM, Program.running().stamp());
    }

    /// Puts up a table, which opens automatically if its dealer is automatic.
    public TableDoor add(NewTable table) {
        return add(table, Optional.empty());
    }

    /// The same for a table that may wait until someone opens it.
    ///
    /// @param stopped why it waits, if it does
    public TableDoor add(NewTable table, Optional<String> stopped) {
        Instant now = clock.instant();
        Review.Approved approved = approved(review(table.submission()));
        LogHeader header = header(approved, table.name(), table.submission());
        var log = Log.begun(table.id(), 1, header, now);
        store.write(
                        handle -> {
                            Logs.addTable(
                                    handle,
                                    new Logs.CasinoTable(
                                            table.id(),
                                            table.name(),
                                            table.pit(),
                                            table.dealing().toString(),
                                            now,
                                            Optional.empty()));
                            Logs.begin(handle, log);
                            stopped.ifPresent(why -> Stops.put(handle, table.id(), why));
                            return true;
                        })
                .join();
        return tables.open(
                setting(table.id(), table.name(), table.pit(), table.dealing(), log, approved));
    }

    private Setting setting(Logs.CasinoTable table) {
        Log log = store.read(handle -> Logs.of(handle, table.id())).getLast();
        Review.Approved approved = approved(log.header());
        Dealing dealing = Dealing.of(table.dealer()).orElseThrow();
        return setting(table.id(), table.name(), table.pit(), dealing, log, approved);
    }

    /// Records that a document's folder has changed since a log began.
    private void noteOtherLaw(Setting setting) {
        Log log = store.read(handle -> Logs.find(handle, setting.log())).orElseThrow();
        String here = setting.approved().regulation().digest();
        if (log.header().law().filter(law -> !law.equals(here)).isEmpty()) {
            return;
        }
        String words =
                "%s was begun under other data of %s and is followed by what is there now"
                        .formatted(log.id(), log.header().regulation());
        store.write(
                        handle -> {
                            Significant.note(
                                    handle,
                                    clock.instant(),
                                    "regulation",
                                    "the casino",
                                    Optional.of(setting.id()),
                                    words);
                            return true;
                        })
                .join();
    }

    private Setting setting(
            String id,
            String name,
            String pit,
            Dealing dealing,
            Log log,
            Review.Approved approved) {
        return new Setting(
                id,
                name,
                pit,
                log.id(),
                approved,
                dealing,
                settings.pace(),
                dealing == Dealing.AUTOMATIC && isFor(HouseKind.PLAY)
                        ? settings.house().regulars()
                        : 0,
                TRAY,
                dealing == Dealing.REAL_CARDS && isFor(HouseKind.MONEY));
    }

    private Optional<HouseKind> kind() {
        return store.read(Founding::kind);
    }

    private boolean isFor(HouseKind kind) {
        return kind().equals(Optional.of(kind));
    }

    @Override
    public TableThread begin(Setting setting, Runnable left) {
        noteOtherLaw(setting);
        Optional<String> stopped = store.read(handle -> Stops.of(handle, setting.id()));
        return new TableThread(around, setting, stopped, left);
    }

    /// Takes a closed table away, makes a change in the store, and loads the table again as the
    /// change left it: under the rules of its current log, or not at all.
    ///
    /// @param why shown to the viewers
    public <T> T renew(TableDoor table, String why, Change<T> change) {
        table.dismiss(why);
        return tables.without(table, () -> store.write(change).join());
    }

    /// The submission in force at a table.
    public String submission(Setting setting) {
        return store.read(handle -> Logs.find(handle, setting.log()))
                .orElseThrow()
                .header()
                .submission();
    }

    /// A table as it was in one of its logs, by number; empty if there is no such log.
    public Optional<Setting> setting(TableDoor table, int run) {
        Setting now = table.setting();
        return store.read(handle -> Logs.find(handle, now.id() + "/" + run))
                .map(Log::header)
                .map(header -> now.as(header.name(), now.id() + "/" + run, approved(header)));
    }
}
