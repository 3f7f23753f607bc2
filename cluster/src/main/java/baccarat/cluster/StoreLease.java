package baccarat.cluster;

import baccarat.server.store.ProcessRows;
import baccarat.server.store.Store;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import org.apache.pekko.actor.ExtendedActorSystem;
import org.apache.pekko.coordination.lease.LeaseSettings;
import org.apache.pekko.coordination.lease.javadsl.Lease;

/// The lease that decides which side goes on, in the casino's own store: a side that does not reach
/// the store could not deal either.
final class StoreLease extends Lease {

    private final LeaseSettings settings;
    private final Store store;
    private volatile boolean isHeld;

    /// As Pekko makes it.
    StoreLease(LeaseSettings settings, ExtendedActorSystem system) {
        this.settings = settings;
        this.store = system.settings().setup().get(StoreSetup.class).orElseThrow().store();
    }

    @Override
    public LeaseSettings getSettings() {
        return settings;
    }

    @Override
    public CompletionStage<Boolean> acquire() {
        Duration time =
                Duration.ofMillis(settings.timeoutSettings().getHeartbeatTimeout().toMillis());
        CompletableFuture<Boolean> got =
                store.write(
                        handle ->
                                ProcessRows.take(
                                        handle, settings.leaseName(), settings.ownerName(), time));
        return got.whenComplete((held, failure) -> isHeld = failure == null && held);
    }

    @Override
    public CompletionStage<Boolean> acquire(Consumer<Optional<Throwable>> lost) {
        return acquire();
    }

    @Override
    public CompletionStage<Boolean> release() {
        isHeld = false;
        return store.write(
                handle -> {
                    ProcessRows.release(handle, settings.leaseName(), settings.ownerName());
                    return true;
                });
    }

    @Override
    public boolean checkLease() {
        return isHeld;
    }
}
