package baccarat.server;

import baccarat.server.store.Store;
import baccarat.server.store.StoreFailed;
import baccarat.server.tables.Lead;
import baccarat.server.tables.Owners;
import baccarat.server.tables.Surroundings;
import baccarat.server.tables.TableDirectory;
import java.util.Optional;
import java.util.ServiceLoader;

/// The processes that a casino runs in: one, unless the setting `cluster` says otherwise.
public interface Processes extends AutoCloseable {

    Processes ONE = new OneProcess();

    /// Finds the others; on the class path only where the casino comes with what that takes.
    interface Joining {

        /// Other processes that begin wait until this one has joined or given up.
        Processes begin(ClusterAddress here, Store store);
    }

    static Processes of(Settings settings, Store store) {
        return settings.cluster()
                .map(
                        here ->
                                ServiceLoader.load(Joining.class)
                                        .findFirst()
                                        .orElseThrow(
                                                () ->
                                                        new StoreFailed(
                                                                "cluster: this casino comes without the module"
                                                                        + " for several processes; see"
                                                                        + " docs/operations.md"))
                                        .begin(here, store))
                .orElse(ONE);
    }

    boolean areSeveral();

    /// Whether the casino is open already, in another process.
    boolean areOthersThere();

    Owners owners();

    TableDirectory tables(Lead lead, Surroundings around);

    /// The casino is ready for tables.
    void join();

    /// Whether what is done once in the whole casino is done here.
    boolean isOnDuty();

    /// Why nobody should be sent here now.
    Optional<String> trouble();

    /// What to do every second: what other processes have changed is looked up.
    void everySecond(Runnable action);

    /// What to do when this process may not go on.
    void whenOver(Runnable action);

    /// The tables go to the other processes.
    @Override
    void close();
}
