package baccarat.server.faults;

import baccarat.server.FreePort;
import baccarat.server.store.StoreKind;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// A PostgreSQL server of its own, which can be crashed: its first process is killed, so that it
/// recovers from its log at the next start.
final class CrashingPostgres implements AutoCloseable {

    private final Path data;
    private final int port;
    private EmbeddedPostgres server;

    CrashingPostgres(Path data) throws IOException {
        this.data = data;
        this.port = FreePort.any();
        this.server = started();
    }

    private EmbeddedPostgres started() throws IOException {
        return EmbeddedPostgres.builder()
                .setDataDirectory(data)
                .setCleanDataDirectory(false)
                .setPort(port)
                .setPGStartupWait(StoreKind.LONG_ENOUGH)
                .start();
    }

    String location() {
        return "postgresql://postgres:x@localhost:%d/postgres".formatted(port);
    }

    void crash() throws IOException, InterruptedException {
        String first = Files.readAllLines(data.resolve("postmaster.pid")).getFirst().strip();
        ProcessHandle process = ProcessHandle.of(Long.parseLong(first)).orElseThrow();
        var children = process.descendants().toList();
        process.destroyForcibly();
        process.onExit().join();
        for (ProcessHandle child : children) {
            child.onExit().join();
        }
        close();
        server = started();
    }

    @Override
    public void close() throws IOException {
        server.close();
    }
}
