package baccarat.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/// Ctrl-C while something long runs: the JVM waits until it has come to an end of its own and said
/// what it has. The exit status is then the JVM's, 130.
final class Interrupt implements AutoCloseable {

    private static final int SECONDS_AT_MOST = 60;

    private final CountDownLatch ended = new CountDownLatch(1);
    private final Thread hook = new Thread(this::came);
    private volatile boolean hasCome;

    private Interrupt() {}

    static Interrupt watch() {
        var interrupt = new Interrupt();
        Runtime.getRuntime().addShutdownHook(interrupt.hook);
        return interrupt;
    }

    private void came() {
        hasCome = true;
        try {
            var _ = ended.await(SECONDS_AT_MOST, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    boolean hasCome() {
        return hasCome;
    }

    /// All is said; everything has to be flushed before.
    @Override
    public void close() {
        ended.countDown();
        if (!hasCome) {
            try {
                Runtime.getRuntime().removeShutdownHook(hook);
            } catch (IllegalStateException e) {
                hasCome = true;
            }
        }
    }
}
