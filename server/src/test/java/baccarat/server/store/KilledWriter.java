package baccarat.server.store;

import baccarat.rules.Money;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import org.jdbi.v3.core.Handle;

/// A process that writes numbers and says which are stored, until somebody kills it. Each number
/// comes with a cent from the cage to a patron.
final class KilledWriter {

    private static final int AT_ONCE = 200;

    private KilledWriter() {}

    /// Arguments: location, data folder, first number. It ends with whoever started it.
    @SuppressWarnings("SystemOut") // whoever started it listens
    public static void main(String[] arguments) throws InterruptedException {
        Thread.ofPlatform().daemon().start(KilledWriter::endWithTheStarter);
        try (Store store = Stores.open(arguments[0], Path.of(arguments[1]))) {
            var free = new Semaphore(AT_ONCE);
            for (int number = Integer.parseInt(arguments[2]); ; number++) {
                int one = number;
                free.acquire();
                store.write(handle -> put(handle, one))
                        .thenAccept(
                                stored -> {
                                    System.out.println(stored + ";");
                                    free.release();
                                })
                        .exceptionally(
                                failed -> {
                                    throw new IllegalStateException(failed);
                                })
                        .isDone();
            }
        } catch (StoreFailed e) {
            System.out.println(e.getMessage());
        }
    }

    private static void endWithTheStarter() {
        try {
            Runtime.getRuntime().halt(System.in.read());
        } catch (IOException e) {
            Runtime.getRuntime().halt(1);
        }
    }

    /// One more process.
    static Process started(String location, Path data, int first) throws IOException {
        return new ProcessBuilder(
                        ProcessHandle.current().info().command().orElseThrow(),
                        "--enable-native-access=ALL-UNNAMED",
                        "-XX:TieredStopAtLevel=1",
                        "-Dslf4j.internal.verbosity=ERROR",
                        "-cp",
                        System.getProperty("java.class.path"),
                        KilledWriter.class.getName(),
                        location,
                        data.toString(),
                        String.valueOf(first))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    private static int put(Handle handle, int number) {
        Significant.add(
                handle,
                new Significant.Entry(Instant.EPOCH, "number", "", Optional.empty(), "" + number));
        Ledger.post(
                handle,
                new Ledger.Posting(
                        Instant.EPOCH,
                        Optional.empty(),
                        "cage",
                        "patron:anna",
                        new Money(1),
                        "" + number));
        return number;
    }
}
