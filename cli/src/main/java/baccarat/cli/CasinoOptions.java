package baccarat.cli;

import baccarat.regulations.Regulations;
import baccarat.server.RegulationFolders;
import baccarat.server.Settings;
import baccarat.server.SettingsFile;
import baccarat.server.store.Store;
import baccarat.server.store.StoreFailed;
import baccarat.server.store.Stores;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// Which casino is meant: where everything of it is kept.
final class CasinoOptions {

    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "The data folder (default: casino).")
    private @Nullable Path data;

    @Option(
            names = "--store",
            paramLabel = "STORE",
            description =
                    "sqlite, or postgresql://user@host:port/database; its password is in BACCARAT_STORE_PASSWORD.")
    private @Nullable String store;

    @Option(
            names = "--config",
            paramLabel = "FILE",
            description = "A settings file; options here override it.")
    private @Nullable Path config;

    @Option(
            names = "--regulations",
            paramLabel = "DIR",
            description =
                    "A folder with the house's own regulations; see docs/add-a-regulation.md.")
    private List<Path> regulations = List.of();

    /// An action on the store of a casino that is closed.
    interface WithStore {

        void act(Settings settings, Store store);
    }

    /// Opens the store of an existing casino that is not running.
    void whileClosed(WithStore what) {
        Settings settings = ofACasino();
        act(settings, what, () -> Stores.open(settings.store(), settings.data()));
    }

    /// Looks into the store of a casino that is there, open or closed.
    void looking(WithStore what) {
        Settings settings = ofACasino();
        act(settings, what, () -> Stores.toRead(settings.store(), settings.data()));
    }

    private static void act(Settings settings, WithStore what, Supplier<Store> opening) {
        try (Store store = opening.get()) {
            what.act(settings, store);
        } catch (StoreFailed e) {
            throw Stop.wrongUsage(String.valueOf(e.getMessage()));
        }
    }

    /// The settings of a casino that is there.
    Settings ofACasino() {
        Settings settings = settings();
        if (!Files.exists(settings.data().resolve("keys"))) {
            throw Stop.wrongUsage("there is no casino in the folder " + settings.data());
        }
        return settings;
    }

    /// The documents of a casino, or the end of the command with every mistake in its folders.
    static Regulations regulations(Settings settings) {
        try {
            return RegulationFolders.with(settings.regulations());
        } catch (RegulationFolders.Wrong e) {
            throw Stop.no(e.lines().stream().map(Fold::printable).toList());
        }
    }

    /// Of what the libraries report, only warnings are for the person at the terminal.
    Settings settings() {
        Logger.getLogger("").setLevel(Level.WARNING);
        if (store != null && Stores.hasPassword(store)) {
            throw Stop.wrongUsage(
                    "--store: other users can read the command line; leave the password out and put it into"
                            + " BACCARAT_STORE_PASSWORD or into the password file of PostgreSQL");
        }
        Settings settings;
        try {
            settings = config == null ? Settings.USUAL : SettingsFile.read(config);
        } catch (SettingsFile.Wrong e) {
            throw Stop.wrongUsage(String.valueOf(e.getMessage()));
        }
        settings = data == null ? settings : settings.with(data);
        settings = regulations.isEmpty() ? settings : settings.withRegulations(regulations);
        return store == null ? settings : settings.withStore(store);
    }
}
