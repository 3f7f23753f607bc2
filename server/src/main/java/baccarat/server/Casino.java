package baccarat.server;

import baccarat.cards.ByteSource;
import baccarat.regulations.Regulations;
import baccarat.server.analysis.Analysis;
import baccarat.server.audit.Audit;
import baccarat.server.audit.Auditor;
import baccarat.server.floor.GuestDesk;
import baccarat.server.money.Cage;
import baccarat.server.money.Founding;
import baccarat.server.money.HouseKind;
import baccarat.server.names.Aliases;
import baccarat.server.people.Accounts;
import baccarat.server.people.AdministratorCode;
import baccarat.server.people.Crews;
import baccarat.server.people.Passwords;
import baccarat.server.people.People;
import baccarat.server.people.Privacy;
import baccarat.server.people.Sessions;
import baccarat.server.signing.CheckpointSigner;
import baccarat.server.signing.HouseKeys;
import baccarat.server.store.Store;
import baccarat.server.tables.Attendance;
import baccarat.server.tables.ClockWatch;
import baccarat.server.tables.Links;
import baccarat.server.tables.Onlookers;
import baccarat.server.tables.ShoeFiles;
import baccarat.server.tables.Surroundings;
import baccarat.server.tables.TableDoor;
import baccarat.server.tables.Underway;
import baccarat.server.work.FairQueue;
import baccarat.shoe.FreshBytes;
import baccarat.shoe.Vault;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/// A casino: its store, its people, its cage and its tables.
public final class Casino implements AutoCloseable {

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
    private final CasinoTables tables;
    private final Processes processes;
    private final Thread doorman =
            Thread.ofVirtual().name("doorman").unstarted(new GuestDesk(this));
    private Optional<String> code = Optional.empty();

    /// Starts threads that only [#close] ends, so nothing in here may fail.
    Casino(
            Settings settings,
            Regulations regulations,
            Store store,
            Vault vault,
            HouseKeys keys,
            Processes processes,
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
        this.processes = processes;
        this.cage = processes.areSeveral() ? Cage.ofSeveral(store) : new Cage(store);
        var passwords = new Passwords(settings.limits().passwords(), cost);
        this.people = new People(store, passwords, clock);
        this.sessions = new Sessions(store, clock, processes.areSeveral());
        this.aliases = new Aliases(store);
        this.privacy = new Privacy(store, aliases, sessions, clock);
        this.pruner = new Pruner(store, settings.retention(), clock);
        this.accounts = new Accounts(store, passwords, clock, sessions);
        this.crews = new Crews(store, clock, processes.areSeveral());
        this.keys = keys;
        this.signer = new CheckpointSigner(store, keys, clock);
        this.around =
                new Surroundings(
                                store,
                                aliases,
                                cage,
                                crews,
                                new Underway(),
                                new Links(),
                                clock,
                                new ClockWatch(computer, System::nanoTime),
                                vault,
                                bytes,
                                new Attendance(
                                        sessions::isPresent,
                                        settings.house().idleRounds(),
                                        new Onlookers(clock, settings.house().lobby())),
                                signer)
                        .ledBy(processes.owners());
        this.auditor =
                new Auditor(
                        new Audit(store, vault, regulations).parts(),
                        store,
                        clock,
                        new AuditStops(this));
        this.shoes = new ShoeFiles(around, records);
        this.tables = new CasinoTables(settings, regulations, around, processes);
    }

    /// Opens the casino: with a table for each document the first time, afterwards with what the
    /// store has.
    public static Casino open(Settings settings) {
        return openBeside(settings, InstantSource.system());
    }

    /// The same with another computer clock, for tests of clock changes.
    static Casino openBeside(Settings settings, InstantSource computer) {
        return Opening.casino(
                settings,
                computer,
                store -> HouseClock.of(store, computer, System::nanoTime),
                FreshBytes::new,
                Passwords.Cost.USUAL);
    }

    /// The same with another clock and another source of randomness, for tests.
    public static Casino open(Settings settings, InstantSource clock, Supplier<ByteSource> bytes) {
        return open(settings, clock, bytes, Passwords.Cost.USUAL);
    }

    /// The same with passwords that take no time, for tests of other things.
    static Casino open(
            Settings settings,
            InstantSource clock,
            Supplier<ByteSource> bytes,
            Passwords.Cost cost) {
        return Opening.casino(settings, clock, _ -> clock, bytes, cost);
    }

    /// Starts the audit last, because it stops tables.
    void begin() {
        Opening.found(store, settings.house().kind(), clock.instant());
        if (!people.hasAdministrator() && !processes.areOthersThere()) {
            code = Optional.of(AdministratorCode.issue(store));
        }
        Opening.note(store, computer.instant(), clock.instant());
        pruner.start();
        doorman.start();
        tables.begin();
        processes.everySecond(sessions::lookAgain);
        processes.join();
        auditor.start();
    }

    /// What the house is for; empty for an older house without a decision.
    public Optional<HouseKind> kind() {
        return store.read(Founding::kind);
    }

    public boolean isFor(HouseKind kind) {
        return kind().equals(Optional.of(kind));
    }

    /// Whether anyone may walk in. In a house for money no one plays without an account.
    public boolean takesGuests() {
        return settings.house().guests() && !isFor(HouseKind.MONEY);
    }

    public CasinoTables floor() {
        return tables;
    }

    /// The documents that tables of this casino may be under.
    public Regulations regulations() {
        return regulations;
    }

    public List<TableDoor> tables() {
        return tables.directory().all();
    }

    public Optional<TableDoor> table(String id) {
        return tables.directory().of(id);
    }

    /// The processes of this casino.
    public Processes processes() {
        return processes;
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

    /// The patrons behind the ids in the logs.
    public Aliases aliases() {
        return aliases;
    }

    /// Deletes expired data.
    public Pruner pruner() {
        return pruner;
    }

    /// Patrons' choices about their data.
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

    public Auditor auditor() {
        return auditor;
    }

    /// The keys that the house signs its logs with.
    public HouseKeys keys() {
        return keys;
    }

    /// The queue of work that rebuilds rounds, chains and shoes from the log.
    public FairQueue records() {
        return records;
    }

    public ShoeFiles shoes() {
        return shoes;
    }

    /// What this casino provides to a table.
    public Surroundings around() {
        return around;
    }

    /// The code that creates the first administrator, if there was none when the casino opened.
    public Optional<String> code() {
        return code;
    }

    /// Stores everything requested, then stops.
    @Override
    public void close() {
        pruner.close();
        auditor.close();
        doorman.interrupt();
        analysis.close();
        records.close();
        tables.directory().close();
        processes.close();
        signer.close();
        store.close();
    }
}
