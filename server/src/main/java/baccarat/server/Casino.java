package baccarat.server;

import baccarat.cards.ByteSource;
import baccarat.records.LogHeader;
import baccarat.regulations.Edition;
import baccarat.regulations.Regulations;
import baccarat.regulations.Review;
import baccarat.regulations.RulesSubmission;
import baccarat.rules.Money;
import baccarat.server.analysis.Analysis;
import baccarat.server.audit.Audit;
import baccarat.server.audit.Auditor;
import baccarat.server.floor.GuestDesk;
import baccarat.server.money.Cage;
import baccarat.server.money.Founding;
import baccarat.server.money.HouseKind;
import baccarat.server.people.Accounts;
import baccarat.server.people.AdministratorCode;
import baccarat.server.people.Crews;
import baccarat.server.people.Passwords;
import baccarat.server.people.People;
import baccarat.server.people.Privacy;
import baccarat.server.people.Sessions;
import baccarat.server.signing.CheckpointSigner;
import baccarat.server.signing.HouseKeys;
import baccarat.server.store.Change;
import baccarat.server.store.Ledger;
import baccarat.server.store.Log;
import baccarat.server.store.Logs;
import baccarat.server.store.Significant;
import baccarat.server.store.Stops;
import baccarat.server.store.Store;
import baccarat.server.store.Stores;
import baccarat.server.tables.Aliases;
import baccarat.server.tables.Attendance;
import baccarat.server.tables.ClockWatch;
import baccarat.server.tables.Dealing;
import baccarat.server.tables.Setting;
import baccarat.server.tables.ShoeFiles;
import baccarat.server.tables.Surroundings;
import baccarat.server.tables.TableThread;
import baccarat.server.tables.Underway;
import baccarat.server.work.FairQueue;
import baccarat.shoe.FreshBytes;
import baccarat.shoe.Vault;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.Function;
import java.util.function.Supplier;

/// A casino: its store, its people, its cage and its tables.
public final class Casino implements AutoCloseable {

    private static final String FIRST_PIT = "Main";
    private static final Money TRAY = Money.dollars(2_000_000);

    private final Settings settings;
    private final Regulations regulations;
    private final InstantSource computer;
    private final InstantSource clock;
    private final Store store;
    private final Cage cage;
    private final People people;
    private final Sessions sessions;
    private final Aliases aliases;
    private final Privacy privacy;
    private final Pruner pruner;
    private final Auditor auditor;
    private final Accounts accounts;
    private final Crews crews;
    private final HouseKeys keys;
    private final CheckpointSigner signer;
    private final Surroundings around;
    private final Analysis analysis;
    private final FairQueue records;
    private final ShoeFiles shoes;
    private final Map<String, TableThread> tables = new ConcurrentSkipListMap<>();
    private final Thread doorman =
            Thread.ofVirtual().name("doorman").unstarted(new GuestDesk(this));
    private Optional<String> code = Optional.empty();

    /// Starts threads that only [#close] ends, so nothing in it may fail.
    private Casino(
            Settings settings,
            Regulations regulations,
            Store store,
            Vault vault,
            HouseKeys keys,
            InstantSource computer,
            InstantSource clock,
            Supplier<ByteSource> bytes,
            Passwords.Cost cost) {
        this.settings = settings;
        this.regulations = regulations;
        this.computer = computer;
        this.clock = clock;
        this.store = store;
        this.analysis = new Analysis(settings.limits().counts());
        this.records = new FairQueue("requests for records", settings.limits().records());
        this.cage = new Cage(store);
        var passwords = new Passwords(settings.limits().passwords(), cost);
        this.people = new People(store, passwords, clock);
        this.sessions = new Sessions(store, clock);
        this.aliases = new Aliases(store);
        this.privacy = new Privacy(store, aliases, sessions, clock);
        this.pruner = new Pruner(store, settings.retention(), clock);
        this.accounts = new Accounts(store, passwords, clock, sessions);
        this.crews = new Crews(store, clock);
        this.keys = keys;
        this.signer = new CheckpointSigner(store, keys, clock);
        this.around =
                new Surroundings(
                        store,
                        aliases,
                        cage,
                        crews,
                        new Underway(),
                        clock,
                        new ClockWatch(computer, System::nanoTime),
                        vault,
                        bytes,
                        new Attendance(sessions::isPresent, settings.house().idleRounds()),
                        signer);
        this.auditor =
                new Auditor(
                        new Audit(store, vault, regulations)::whole,
                        store,
                        clock,
                        new AuditStops(this));
        this.shoes = new ShoeFiles(around, records);
    }

    /// Opens the casino: with a table for each document the first time, with what the store has
    /// from then on.
    public static Casino open(Settings settings) {
        return openBeside(settings, InstantSource.system());
    }

    /// The same beside another computer's clock, for tests of what happens when it is set.
    static Casino openBeside(Settings settings, InstantSource computer) {
        return open(
                settings,
                computer,
                store -> HouseClock.of(store, computer, System::nanoTime),
                FreshBytes::new,
                Passwords.Cost.USUAL);
    }

    /// The same with another time and other chance, for tests.
    public static Casino open(Settings settings, InstantSource clock, Supplier<ByteSource> bytes) {
        return open(settings, clock, bytes, Passwords.Cost.USUAL);
    }

    /// The same with passwords that take no time, for tests of something else.
    static Casino open(
            Settings settings,
            InstantSource clock,
            Supplier<ByteSource> bytes,
            Passwords.Cost cost) {
        return open(settings, clock, _ -> clock, bytes, cost);
    }

    private static Casino open(
            Settings settings,
            InstantSource computer,
            Function<Store, InstantSource> clock,
            Supplier<ByteSource> bytes,
            Passwords.Cost cost) {
        Regulations regulations = RegulationFolders.with(settings.regulations());
        Store store = Stores.open(settings.store(), settings.data());
        AutoCloseable begun = store;
        try {
            Audit.beforeOpening(store);
            InstantSource time = clock.apply(store);
            HouseKeys keys = HouseKeys.open(store, settings.data(), time.instant());
            boolean isNew = store.read(Logs::tables).isEmpty();
            Vault vault = MasterKeys.open(settings.data(), isNew);
            var casino =
                    new Casino(
                            settings, regulations, store, vault, keys, computer, time, bytes, cost);
            begun = casino;
            casino.begin();
            return casino;
        } catch (RuntimeException | Error e) {
            closeAfter(begun, e);
            throw e;
        }
    }

    /// A casino that does not open leaves no thread and no lock behind.
    private static void closeAfter(AutoCloseable begun, Throwable failure) {
        try {
            begun.close();
        } catch (Exception e) {
            failure.addSuppressed(e);
        }
    }

    private void begin() {
        found();
        if (!people.hasAdministrator()) {
            code = Optional.of(AdministratorCode.issue(store));
        }
        Opening.note(store, computer.instant(), clock.instant());
        pruner.start();
        auditor.start();
        doorman.start();
        List<Logs.CasinoTable> known = store.read(Logs::tables);
        if (known.isEmpty()) {
            FirstTables.all().forEach(this::add);
        } else {
            known.stream().filter(it -> it.closedAt().isEmpty()).forEach(this::bringBack);
        }
    }

    /// What the house is for is said once, before anything happens in it.
    private void found() {
        Optional<HouseKind> asked = settings.house().kind();
        Founding.check(kind(), asked);
        store.write(handle -> Founding.open(handle, asked, clock.instant())).join();
    }

    /// What the house is for; nothing for an older house that has not been told.
    public Optional<HouseKind> kind() {
        return store.read(Founding::kind);
    }

    public boolean isFor(HouseKind kind) {
        return kind().equals(Optional.of(kind));
    }

    /// Whether anybody may walk in. In a house for money nobody plays without an account.
    public boolean takesGuests() {
        return settings.house().guests() && !isFor(HouseKind.MONEY);
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

    /// A new submission, judged by the newest edition of the rules.
    public Review review(String submission) {
        return RulesSubmission.review(submission, regulations);
    }

    /// The documents that tables of this casino may be under.
    public Regulations regulations() {
        return regulations;
    }

    /// The rules of a log, as they were when it was begun.
    private Review.Approved approved(LogHeader header) {
        return approved(
                RulesSubmission.reviewAsOf(header.edition(), header.submission(), regulations));
    }

    private static Review.Approved approved(Review review) {
        return switch (review) {
            case Review.Approved approved -> approved;
            case Review.Objected objected ->
                    throw new IllegalArgumentException(
                            "the submission is objected to: " + objected.objections().getFirst());
        };
    }

    /// How a new log of a table in this casino begins.
    public LogHeader header(Review.Approved approved, String table, String submission) {
        var header = new LogHeader(approved.regulation().id(), table, submission, Optional.empty());
        return kind().map(kind -> header.with(LogHeader.HOUSE, kind.toString()))
                .orElse(header)
                .with(LogHeader.RULES, Edition.NEWEST.number())
                .with(LogHeader.READINGS, Edition.READINGS)
                .with(LogHeader.LAW, approved.regulation().digest())
                .with(LogHeader.SHARES, LogHeader.PLEDGED);
    }

    /// Puts a table on the floor, which opens by itself if its dealer is automatic.
    public TableThread add(NewTable table) {
        return add(table, Optional.empty());
    }

    /// The same for a table that may wait until somebody opens it.
    ///
    /// @param stopped why it waits, if it does
    public TableThread add(NewTable table, Optional<String> stopped) {
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
        return run(setting(table.id(), table.name(), table.pit(), table.dealing(), log, approved));
    }

    private void bringBack(Logs.CasinoTable table) {
        Log log = store.read(handle -> Logs.of(handle, table.id())).getLast();
        Review.Approved approved = approved(log.header());
        String here = approved.regulation().digest();
        log.header()
                .law()
                .filter(law -> !law.equals(here))
                .ifPresent(_ -> noteOtherLaw(table, log));
        Dealing dealing = Dealing.of(table.dealer()).orElseThrow();
        run(setting(table.id(), table.name(), table.pit(), dealing, log, approved));
    }

    /// The document's folder is not what it was when the log was begun.
    private void noteOtherLaw(Logs.CasinoTable table, Log log) {
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
                                    Optional.of(table.id()),
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

    private TableThread run(Setting setting) {
        Optional<String> stopped = store.read(handle -> Stops.of(handle, setting.id()));
        var thread = new TableThread(around, setting, stopped);
        tables.put(setting.id(), thread);
        return thread;
    }

    /// Takes a closed table away, makes a change in the store, and puts the table back as that left
    /// it: under the rules of its last log, or not at all.
    ///
    /// @param why what those who watch it are told
    public void renew(TableThread table, String why, Change<?> change) {
        String id = table.setting().id();
        table.dismiss(why);
        table.close();
        try {
            store.write(change).join();
        } finally {
            store.read(Logs::tables).stream()
                    .filter(it -> it.id().equals(id) && it.closedAt().isEmpty())
                    .findFirst()
                    .ifPresentOrElse(this::bringBack, () -> tables.remove(id));
        }
    }

    public Settings settings() {
        return settings;
    }

    public InstantSource clock() {
        return clock;
    }

    public Store store() {
        return store;
    }

    /// Whom the ids in the logs stand for.
    public Aliases aliases() {
        return aliases;
    }

    /// Removes what was kept for long enough.
    public Pruner pruner() {
        return pruner;
    }

    /// What patrons decide about their data.
    public Privacy privacy() {
        return privacy;
    }

    public Cage cage() {
        return cage;
    }

    public People people() {
        return people;
    }

    public Sessions sessions() {
        return sessions;
    }

    public Accounts accounts() {
        return accounts;
    }

    public Crews crews() {
        return crews;
    }

    public Analysis analysis() {
        return analysis;
    }

    /// What the house signs its logs with.
    public HouseKeys keys() {
        return keys;
    }

    /// Where rounds, chains and shoes are made again from the log.
    public FairQueue records() {
        return records;
    }

    public ShoeFiles shoes() {
        return shoes;
    }

    public List<TableThread> tables() {
        return new ArrayList<>(tables.values());
    }

    public Optional<TableThread> table(String id) {
        return Optional.ofNullable(tables.get(id));
    }

    /// The submission in force at a table.
    public String submission(Setting setting) {
        return store.read(handle -> Logs.find(handle, setting.log()))
                .orElseThrow()
                .header()
                .submission();
    }

    /// A table as it was in one of its logs, by their number; nothing if there is no such log.
    public Optional<Setting> setting(TableThread table, int run) {
        Setting now = table.setting();
        return store.read(handle -> Logs.find(handle, now.id() + "/" + run))
                .map(Log::header)
                .map(header -> now.as(header.name(), now.id() + "/" + run, approved(header)));
    }

    /// What a table has from this casino.
    public Surroundings around() {
        return around;
    }

    public List<Ledger.Posting> postings(String account, int most) {
        return store.read(handle -> Ledger.postings(handle, account, most));
    }

    /// The code that makes the first administrator, if there was none when the casino opened.
    public Optional<String> code() {
        return code;
    }

    /// What was asked is stored, then everything stops.
    @Override
    public void close() {
        pruner.close();
        auditor.close();
        doorman.interrupt();
        analysis.close();
        records.close();
        tables.values().forEach(TableThread::close);
        signer.close();
        store.close();
    }
}
