package baccarat.cluster;

import baccarat.server.ClusterAddress;
import baccarat.server.Processes;
import baccarat.server.store.Kept;
import baccarat.server.store.ProcessRows;
import baccarat.server.store.Store;
import baccarat.server.store.StoreFailed;
import baccarat.server.tables.Lead;
import baccarat.server.tables.Owners;
import baccarat.server.tables.Surroundings;
import baccarat.server.tables.TableDirectory;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// This process as one of several.
///
/// They find each other in the store. Whoever joins has a lock meanwhile, and joins those that were
/// seen lately, or begins alone where there are none and gives up all others; so two processes
/// never begin two casinos.
final class ClusterProcesses implements Processes {

    private static final Logger LOG = LoggerFactory.getLogger(ClusterProcesses.class);
    private static final String NAME = "cluster-name";
    private static final Duration LATELY = Duration.ofSeconds(10);
    private static final Duration LONGEST_JOINING = Duration.ofMinutes(2);
    private static final long PAUSE_MILLIS = 200;
    private static final long MOMENT_MILLIS = 500;
    private static final long SECONDS = 5;

    private final ClusterAddress address;
    private final Store store;
    private final boolean areOthersThere;
    private final ScheduledExecutorService ticks =
            Executors.newScheduledThreadPool(
                    3, Thread.ofPlatform().daemon().name("cluster-", 0).factory());
    private final List<Runnable> everySecond = new CopyOnWriteArrayList<>();
    private final List<Runnable> whenOver = new CopyOnWriteArrayList<>();
    private final AtomicBoolean isOver = new AtomicBoolean();
    private volatile boolean isLeaving;
    private volatile @Nullable ClusterTables tables;
    private volatile @Nullable ClusterSystem system;

    ClusterProcesses(ClusterAddress address, Store store) {
        this.address = address;
        this.store = store;
        until(() -> done(ProcessRows::mayJoin), "another process has not finished joining");
        this.areOthersThere = !lately().isEmpty();
    }

    private <T> T done(baccarat.server.store.Change<T> change) {
        return store.write(change).join();
    }

    private static void until(BooleanSupplier what, String otherwise) {
        long end = System.nanoTime() + LONGEST_JOINING.toNanos();
        while (!what.getAsBoolean()) {
            if (System.nanoTime() > end) {
                throw new StoreFailed("cluster: " + otherwise);
            }
            try {
                Thread.sleep(PAUSE_MILLIS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new StoreFailed("interrupted while joining the other processes", e);
            }
        }
    }

    private List<String> lately() {
        return store.read(handle -> ProcessRows.up(handle, LATELY));
    }

    @Override
    public boolean areSeveral() {
        return true;
    }

    @Override
    public boolean areOthersThere() {
        return areOthersThere;
    }

    @Override
    public Owners owners() {
        return Owners.of(address.toString());
    }

    @Override
    public TableDirectory tables(Lead lead, Surroundings around) {
        var all = new ClusterTables(lead, around);
        tables = all;
        return all;
    }

    @Override
    public void join() {
        var joining = new ClusterSystem(name(), address, store, this::gone);
        system = joining;
        letIn(joining);
        joining.unreadable()
                .ifPresent(
                        version -> {
                            throw new StoreFailed(
                                    ("cluster: another process writes letters of version %s, and"
                                                    + " this program %s; stop all processes, and start them"
                                                    + " with one program")
                                            .formatted(version, Letter.VERSION));
                        });
        ProcessRows.Member self = joining.self();
        var _ =
                done(
                        handle -> {
                            ProcessRows.put(handle, self);
                            return ProcessRows.joined(handle);
                        });
        ClusterTables all = java.util.Objects.requireNonNull(tables);
        joining.begin(all);
        all.join(joining);
        joining.whenOver(() -> over("the other processes have given this one up"));
        every(2 * MOMENT_MILLIS, () -> beat(self));
        every(MOMENT_MILLIS, () -> all.moment(joining.isOldest()));
        every(
                2 * MOMENT_MILLIS,
                () -> {
                    all.lookAgain();
                    everySecond.forEach(Runnable::run);
                });
    }

    /// The casino's own, so that two casinos in one network never mix.
    private String name() {
        return done(
                handle -> {
                    Optional<String> known = Kept.find(handle, NAME);
                    String name =
                            known.orElseGet(
                                    () -> "casino-" + UUID.randomUUID().toString().substring(0, 8));
                    if (known.isEmpty()) {
                        Kept.put(handle, NAME, name);
                    }
                    return name;
                });
    }

    /// Others may have ended without a word a moment ago; then nobody answers until their time is
    /// over.
    private void letIn(ClusterSystem joining) {
        until(
                () -> {
                    List<String> others = lately();
                    if (others.isEmpty()) {
                        var _ =
                                done(
                                        handle -> {
                                            ProcessRows.removeAll(handle);
                                            return true;
                                        });
                    }
                    joining.join(others);
                    return isUpSoon(joining);
                },
                "the other processes do not let this one in at " + address);
    }

    private static boolean isUpSoon(ClusterSystem joining) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
        while (!joining.isUp() && System.nanoTime() < end) {
            try {
                Thread.sleep(PAUSE_MILLIS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return false;
            }
        }
        return joining.isUp();
    }

    private void every(long millis, Runnable what) {
        var _ =
                ticks.scheduleWithFixedDelay(
                        () -> {
                            try {
                                what.run();
                            } catch (RuntimeException e) {
                                LOG.warn(
                                        "the processes could not be checked and are checked again later: {}",
                                        e.toString());
                            }
                        },
                        millis,
                        millis,
                        TimeUnit.MILLISECONDS);
    }

    /// A process that was given up while it was frozen finds its row gone.
    private void beat(ProcessRows.Member self) {
        if (!isLeaving && !done(handle -> ProcessRows.seen(handle, self))) {
            over("the other processes went on without this one");
        }
    }

    private void gone(ProcessRows.Member self, ProcessRows.Member other) {
        var _ =
                store.write(
                        handle -> {
                            ProcessRows.giveUp(handle, self, other);
                            return true;
                        });
    }

    private void over(String why) {
        if (!isLeaving && isOver.compareAndSet(false, true)) {
            LOG.error("this process leaves the casino: {}", why);
            whenOver.forEach(Runnable::run);
        }
    }

    @Override
    public boolean isOnDuty() {
        ClusterSystem joined = system;
        return joined != null && joined.isOldest();
    }

    @Override
    public Optional<String> trouble() {
        ClusterSystem joined = system;
        boolean isHere = !isLeaving && !isOver.get() && joined != null && joined.isUp();
        if (!isHere || joined == null) {
            return Optional.of("this process is not one of the casino's processes now");
        }
        return joined.areTablesLed()
                ? Optional.empty()
                : Optional.of("no process that leads tables is there");
    }

    @Override
    public void everySecond(Runnable action) {
        everySecond.add(action);
    }

    @Override
    public void whenOver(Runnable action) {
        whenOver.add(action);
        if (isOver.get()) {
            action.run();
        }
    }

    @Override
    public void close() {
        isLeaving = true;
        ticks.shutdownNow();
        ClusterSystem joined = system;
        if (joined == null) {
            var _ = done(ProcessRows::joined);
            return;
        }
        ProcessRows.Member self = joined.self();
        joined.leave();
        var _ =
                done(
                        handle -> {
                            ProcessRows.remove(handle, self);
                            return true;
                        });
    }
}
