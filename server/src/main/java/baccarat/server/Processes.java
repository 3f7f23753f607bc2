package baccarat.server;

import baccarat.server.store.Store;
import baccarat.server.store.StoreFailed;
import baccarat.server.tables.Lead;
import baccarat.server.tables.Owners;
import baccarat.server.tables.Surroundings;
import baccarat.server.tables.TableDirectory;
import java.util.Optional;
import java.util.ServiceLoader;

/// The processes of a casino: one, unless the setting `cluster` says otherwise.
public interface Processes extends AutoCloseable {

    Processes ONE = new OneProcess();

    /// Joins the other processes; on the class path only if the casino is built for several.
    interface Joining {

        /// Blocks other starting processes until this one has joined or given up.
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

    /// Whether another process already has the casino open.
    boolean areOthersThere();

    Owners owners();

    TableDirectory tables(Lead lead, Surroundings around);

    /// Joins: the casino is ready for tables.
    void join();

    /// Whether tasks that run once in the whole casino run here.
    boolean isOnDuty();

    /// Why this process should get no requests now, if it should not.
    Optional<String> trouble();

    /// Registers an action for every second, to look for changes by other processes.
    void everySecond(Runnable action);

    /// Registers an action for when this process must stop.
    void whenOver(Runnable action);

    /// Hands the tables over to the other processes.
    @Override
    void close();
}
