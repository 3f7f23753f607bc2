package baccarat.cluster;

import baccarat.regulations.Link;
import baccarat.server.names.Naming;
import baccarat.server.store.ProcessRows;
import baccarat.server.tables.Lead;
import baccarat.server.tables.Onlookers;
import baccarat.server.tables.Setting;
import baccarat.server.tables.Surroundings;
import baccarat.server.tables.TableDirectory;
import baccarat.server.tables.TableDoor;
import baccarat.server.tables.TableThread;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// The tables of a casino in several processes: a door to each, and those that are led here.
final class ClusterTables implements TableDirectory {

    private static final String CHANGED = "the table was changed";

    private final Lead lead;
    private final Surroundings around;
    private final Map<String, Door> doors = new ConcurrentSkipListMap<>();
    private final Map<String, TableThread> here = new ConcurrentHashMap<>();
    private volatile @Nullable ClusterSystem system;

    private record Door(ClusterTable table, GalleryPost post) {}

    ClusterTables(Lead lead, Surroundings around) {
        this.lead = lead;
        this.around = around;
    }

    Lead lead() {
        return lead;
    }

    Onlookers onlookers() {
        return around.attendance().onlookers();
    }

    void isHere(String id, TableThread thread) {
        here.put(id, thread);
    }

    void isNotHere(String id) {
        here.remove(id);
    }

    /// Tables that share meters are led by one process. Another process may have put the table up a
    /// moment ago; all have to say the same of it.
    String ledTogether(String id) {
        return Optional.ofNullable(doors.get(id))
                .map(it -> it.table().setting())
                .or(() -> lead.setting(id))
                .flatMap(it -> Link.of(it.approved()))
                .map(link -> "link " + link)
                .orElse(id);
    }

    /// This process has joined the others.
    void join(ClusterSystem joined) {
        system = joined;
    }

    /// A moment has passed: those who look look again, and tables that rest are woken.
    void moment(boolean isOnDuty) {
        for (Door door : doors.values()) {
            door.table().gallery().moment();
            if (isOnDuty) {
                send(door.table().setting().id(), new Letter(Letter.Kind.WAKE));
            }
        }
    }

    /// Takes over what other processes have changed on the floor.
    void lookAgain() {
        Map<String, String> logs = lead.logs();
        for (Door door : doors.values()) {
            Setting known = door.table().setting();
            if (!known.log().equals(logs.get(known.id()))) {
                change(known.id());
            }
        }
        logs.keySet().stream().filter(id -> !doors.containsKey(id)).forEach(this::change);
    }

    private void change(String id) {
        lead.setting(id)
                .ifPresentOrElse(
                        this::open,
                        () -> Optional.ofNullable(doors.remove(id)).ifPresent(this::close));
    }

    private void close(Door door) {
        door.table().gallery().dismiss(CHANGED);
        door.post().close();
    }

    @Override
    public List<TableDoor> all() {
        return new ArrayList<>(doors.values().stream().map(Door::table).toList());
    }

    /// Another process may have put it up a moment ago.
    @Override
    public Optional<TableDoor> of(String id) {
        Door known = doors.get(id);
        return known == null ? lead.setting(id).map(this::open) : Optional.of(known.table());
    }

    @Override
    public TableDoor open(Setting setting) {
        String id = setting.id();
        Door known = doors.get(id);
        if (known != null && known.table().setting().log().equals(setting.log())) {
            return known.table();
        }
        var post = new GalleryPost(id, () -> Optional.ofNullable(system));
        var gallery = new ProcessGallery(id, new Naming(around.aliases(), setting.log()), post);
        post.delivers(gallery);
        var door = new Door(new ClusterTable(setting, new ByLetter(id), gallery), post);
        Optional.ofNullable(doors.put(id, door)).ifPresent(this::close);
        send(id, new Letter(Letter.Kind.WAKE));
        return door.table();
    }

    private void send(String id, Letter letter) {
        Optional.ofNullable(system).ifPresent(it -> it.send(id, letter));
    }

    private final class ByLetter implements ClusterTable.Way {

        private final String id;

        ByLetter(String id) {
            this.id = id;
        }

        @Override
        public Optional<TableThread> here() {
            return Optional.ofNullable(here.get(id));
        }

        @Override
        public void send(Letter letter) {
            ClusterTables.this.send(id, letter);
        }

        @Override
        public CompletableFuture<String> ask(Letter letter) {
            return ClusterTables.this.ask(id, letter);
        }
    }

    private CompletableFuture<String> ask(String id, Letter letter) {
        return Optional.ofNullable(system)
                .map(it -> it.ask(id, letter))
                .orElseGet(
                        () ->
                                CompletableFuture.failedFuture(
                                        new TableDoor.NotRunning(id, Optional.empty())));
    }

    /// The process that leads the table lets go of it until the change is made.
    @Override
    public <T> T without(TableDoor table, Supplier<T> change) {
        String id = table.setting().id();
        try {
            var _ = ask(id, new Letter(Letter.Kind.AWAY)).join();
        } catch (CompletionException e) {
            throw new IllegalStateException(
                    "the table %s does not let go; try again later".formatted(id), e);
        }
        try {
            return change.get();
        } finally {
            change(id);
            send(id, new Letter(Letter.Kind.BACK));
        }
    }

    @Override
    public List<TableDoor> here() {
        return new ArrayList<>(here.values());
    }

    @Override
    public Map<String, String> leaders() {
        return around.store().read(ProcessRows::leaders);
    }

    /// The tables that are led here end when this process takes its leave.
    @Override
    public void close() {}
}
