package baccarat.server;

import baccarat.server.money.HouseKind;
import baccarat.server.people.GuestLimits;
import baccarat.server.tables.Pace;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// How a casino is run, in groups. `docs/operations.md` has every setting.
///
/// @param data the folder it keeps everything in
/// @param store `sqlite`, or where a PostgreSQL is
/// @param regulations folders with documents of the house's own
/// @param cluster where the casino's other processes reach this one, if it is one of several
public record Settings(
        Doors doors,
        Path data,
        String store,
        House house,
        Powers powers,
        Limits limits,
        Pace pace,
        Retention retention,
        List<Path> regulations,
        Optional<ClusterAddress> cluster) {

    public static final Settings USUAL =
            new Settings(
                    Doors.USUAL,
                    Path.of("casino"),
                    "sqlite",
                    House.USUAL,
                    Powers.USUAL,
                    Limits.USUAL,
                    Pace.USUAL,
                    Retention.USUAL,
                    List.of(),
                    Optional.empty());

    public Settings {
        regulations = List.copyOf(regulations);
    }

    public Settings with(Doors other) {
        return new Settings(
                other, data, store, house, powers, limits, pace, retention, regulations, cluster);
    }

    public Settings with(Path folder) {
        return new Settings(
                doors, folder, store, house, powers, limits, pace, retention, regulations, cluster);
    }

    public Settings withStore(String where) {
        return new Settings(
                doors, data, where, house, powers, limits, pace, retention, regulations, cluster);
    }

    public Settings with(House other) {
        return new Settings(
                doors, data, store, other, powers, limits, pace, retention, regulations, cluster);
    }

    public Settings with(Powers other) {
        return new Settings(
                doors, data, store, house, other, limits, pace, retention, regulations, cluster);
    }

    public Settings with(Limits other) {
        return new Settings(
                doors, data, store, house, powers, other, pace, retention, regulations, cluster);
    }

    public Settings with(Pace other) {
        return new Settings(
                doors, data, store, house, powers, limits, other, retention, regulations, cluster);
    }

    public Settings with(Retention other) {
        return new Settings(
                doors, data, store, house, powers, limits, pace, other, regulations, cluster);
    }

    /// The same with folders of regulations instead of those there are.
    public Settings withRegulations(List<Path> folders) {
        return new Settings(
                doors, data, store, house, powers, limits, pace, retention, folders, cluster);
    }

    /// The same in one of several processes.
    public Settings withCluster(ClusterAddress here) {
        return new Settings(
                doors,
                data,
                store,
                house,
                powers,
                limits,
                pace,
                retention,
                regulations,
                Optional.of(here));
    }

    /// What is wrong with them together, if anything is.
    public Optional<String> wrong() {
        return doors.wrong().or(() -> cluster.flatMap(it -> it.wrong(store)));
    }

    public Settings at(String address, int number) {
        return with(doors.at(address, number));
    }

    public Settings withRegulars(int number) {
        return with(house.withRegulars(number));
    }

    public Settings with(GuestLimits limits) {
        return with(house.with(limits));
    }

    /// For founding a house; one that was founded for something else does not open.
    public Settings founded(HouseKind kind) {
        return with(house.founded(kind));
    }

    public Settings with(Optional<Path> certificate, boolean behindAProxy) {
        return with(
                new Doors(
                        doors.bind(),
                        doors.port(),
                        certificate,
                        behindAProxy,
                        doors.openMetrics(),
                        doors.origin()));
    }

    public Settings withMetrics(boolean open) {
        return with(
                new Doors(
                        doors.bind(),
                        doors.port(),
                        doors.keystore(),
                        doors.proxy(),
                        open,
                        doors.origin()));
    }
}
