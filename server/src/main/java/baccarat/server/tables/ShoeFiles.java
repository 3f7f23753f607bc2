package baccarat.server.tables;

import baccarat.server.store.Events;
import baccarat.server.store.Rounds;
import baccarat.server.store.SealedShoes;
import baccarat.server.work.FairQueue;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// A cache of the files of verified shoes: made once for a finished shoe, and once each round for a
/// shoe in progress. A file has hundreds of proofs and anyone may request it, so it is made on the
/// threads for records.
public final class ShoeFiles {

    private static final int KEPT = 16;

    private final Surroundings around;
    private final FairQueue records;
    private final Map<String, Made> made =
            new LinkedHashMap<>(16, 0.75f, true) {
                @Override
                protected boolean removeEldestEntry(Map.Entry<String, Made> eldest) {
                    return size() > KEPT;
                }
            };

    /// The part of a shoe that a file covers, which tells whether a cached one is still current.
    ///
    /// @param state changes when there is something new to tell
    private record Extent(String state, long lastEvent) {}

    private record Made(String state, String file) {}

    public ShoeFiles(Surroundings around, FairQueue records) {
        this.around = around;
        this.records = records;
    }

    /// The file of a shoe of this log, if the shoe was sealed.
    public Optional<String> file(Setting setting, int number) {
        String shoe = setting.log() + " " + number;
        Optional<Extent> extent = around.store().read(handle -> extent(handle, setting, number));
        return extent.flatMap(
                now ->
                        kept(shoe, now)
                                .or(() -> records.await(() -> make(setting, number, shoe, now))));
    }

    /// Callers that waited for the same file find it in the cache.
    private Optional<String> make(Setting setting, int number, String shoe, Extent extent) {
        return kept(shoe, extent)
                .or(
                        () -> {
                            var file =
                                    new ShoeRecord(
                                                    around.store(),
                                                    around.vault(),
                                                    around.bytes(),
                                                    setting)
                                            .file(number, extent.lastEvent());
                            file.ifPresent(text -> keep(shoe, new Made(extent.state(), text)));
                            return file;
                        });
    }

    private synchronized Optional<String> kept(String shoe, Extent extent) {
        return Optional.ofNullable(made.get(shoe))
                .filter(it -> it.state().equals(extent.state()))
                .map(Made::file);
    }

    private synchronized void keep(String shoe, Made file) {
        made.put(shoe, file);
    }

    /// A shoe in progress is told up to its last complete round; before its first round, up to now.
    private static Optional<Extent> extent(Handle handle, Setting setting, int number) {
        return SealedShoes.find(handle, setting.log(), number)
                .map(
                        shoe ->
                                shoe.revealed().isPresent()
                                        ? new Extent("over", Long.MAX_VALUE)
                                        : ofOpen(handle, setting.log(), number));
    }

    private static Extent ofOpen(Handle handle, String log, int number) {
        return Rounds.last(handle, log, 1).stream()
                .findFirst()
                .filter(round -> round.shoe() == number)
                .map(round -> new Extent("round " + round.number(), round.lastEvent()))
                .orElseGet(
                        () -> {
                            long now = Events.head(handle, log).number();
                            return new Extent("event " + now, now);
                        });
    }
}
