package baccarat.server.faults;

import baccarat.regulations.Regulations;
import baccarat.server.MasterKeys;
import baccarat.server.audit.Audit;
import baccarat.server.store.Store;
import baccarat.server.store.StoreFailed;
import baccarat.server.store.Stores;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/// A casino in a process of its own, its guest, and what is true of it whatever happened.
final class House implements AutoCloseable {

    private static final int MILLIS_BETWEEN_LOOKS = 50;
    private static final int LOOKS = 2_400;
    private static final int STARTS = 5;

    private final String store;
    private final Path data;
    private final Path errors;
    private final Map<String, String> environment;
    private Optional<Process> process = Optional.empty();
    private Optional<Asking> guest = Optional.empty();
    private int port;

    House(String store, Path data, Path errors, Map<String, String> environment) {
        this.store = store;
        this.data = data;
        this.errors = errors;
        this.environment = Map.copyOf(environment);
    }

    String store() {
        return store;
    }

    Path data() {
        return data;
    }

    Asking guest() {
        return guest.orElseThrow();
    }

    /// Runs something of the casino in a process of its own.
    Process run(String... arguments) throws IOException {
        return FaultyCasino.start(environment, errors, arguments);
    }

    /// Opens the casino, or says why it does not open.
    Optional<String> refusal() throws IOException {
        Process started = run("serve", store, data.toString());
        process = Optional.of(started);
        String said = String.valueOf(started.inputReader().readLine());
        if (!said.matches("\\d+")) {
            return Optional.of(said);
        }
        port = Integer.parseInt(said);
        return Optional.empty();
    }

    /// The guest goes on there.
    void comeBack() {
        guest.ifPresent(it -> it.at(port));
    }

    /// Opens it as somebody would who starts it again when the database is still busy.
    void open() throws IOException, InterruptedException {
        Optional<String> why = refusal();
        for (int i = 1; why.isPresent() && i < STARTS; i++) {
            kill();
            Thread.sleep((long) MILLIS_BETWEEN_LOOKS * i);
            why = refusal();
        }
        if (why.isPresent()) {
            throw new AssertionError("the casino does not open: " + why.get());
        }
        comeBack();
    }

    /// Somebody walks in and plays from now on.
    void welcome(String name) throws IOException, InterruptedException {
        var asking = new Asking(name, port);
        asking.walkIn();
        guest = Optional.of(asking);
    }

    void untilMore(int many) throws InterruptedException {
        int enough = guest().acknowledged().size() + many;
        until(() -> guest().acknowledged().size() >= enough, "nothing is acknowledged");
    }

    interface Wanted {
        boolean isThere() throws InterruptedException;
    }

    void until(Wanted wanted, String otherwise) throws InterruptedException {
        for (int i = 0; i < LOOKS; i++) {
            if (wanted.isThere()) {
                return;
            }
            Thread.sleep(MILLIS_BETWEEN_LOOKS);
        }
        throw new AssertionError(otherwise + "; ready says: " + guest().ready());
    }

    void untilReady() throws InterruptedException {
        until(() -> guest().ready().equals("ready"), "the casino does not get ready");
    }

    void signal(String which) throws IOException, InterruptedException {
        String id = String.valueOf(process.orElseThrow().pid());
        new ProcessBuilder("kill", "-" + which, id).start().waitFor();
    }

    void kill() throws InterruptedException {
        if (process.isPresent()) {
            process.get().destroyForcibly().waitFor();
        }
    }

    /// What the process ended with.
    int ended() throws InterruptedException {
        if (!process.orElseThrow().waitFor(2, TimeUnit.MINUTES)) {
            throw new AssertionError("the process goes on");
        }
        return process.orElseThrow().exitValue();
    }

    void say(char word) throws IOException {
        var out = process.orElseThrow().getOutputStream();
        out.write(word);
        out.flush();
    }

    /// What is wrong by the audit, and what was acknowledged and is not there.
    List<String> wrong(Set<String> acknowledged) {
        try (Store open = Stores.toRead(store, data)) {
            List<String> found =
                    new Audit(open, MasterKeys.open(data, false), Regulations.shipped())
                            .whole().stream()
                                    .flatMap(part -> part.wrong().stream())
                                    .map(Audit.Wrong::words)
                                    .toList();
            return found.isEmpty() ? lost(open, acknowledged) : found;
        } catch (StoreFailed e) {
            return List.of(String.valueOf(e.getMessage()));
        }
    }

    private static List<String> lost(Store open, Set<String> acknowledged) {
        var lost = new HashSet<>(acknowledged);
        open.read(handle -> handle.createQuery("SELECT id FROM command").mapTo(String.class).list())
                .forEach(lost::remove);
        return lost.isEmpty() ? List.of() : List.of("UNSAID: acknowledged and lost: " + lost);
    }

    void assertRight() {
        Set<String> acknowledged = Set.copyOf(guest().acknowledged());
        List<String> wrong = wrong(acknowledged);
        if (!wrong.isEmpty()) {
            throw new AssertionError(wrong.toString());
        }
    }

    @Override
    public void close() {
        guest.ifPresent(Asking::close);
        try {
            kill();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
