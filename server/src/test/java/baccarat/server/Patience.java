package baccarat.server;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.function.Predicate;
import java.util.function.Supplier;

/// Waits for what must come, however busy the machine is. No bound is set here: a test in which it
/// never comes is interrupted by the timeout that the build sets for every test.
public final class Patience {

    private static final int MILLIS_BETWEEN_LOOKS = 20;

    private Patience() {}

    /// Looks again and again until it is as wanted.
    public static <T> T until(Supplier<T> look, Predicate<? super T> wanted) {
        T seen = look.get();
        try {
            while (!wanted.test(seen)) {
                Thread.sleep(MILLIS_BETWEEN_LOOKS);
                seen = look.get();
            }
        } catch (InterruptedException e) {
            throw new AssertionError("it never was as wanted; the last was " + seen, e);
        }
        return seen;
    }

    /// What a future comes to, as with `join`, but this can be interrupted.
    public static <T> T got(CompletableFuture<T> future) {
        try {
            return future.get();
        } catch (InterruptedException e) {
            throw new AssertionError("it never came", e);
        } catch (ExecutionException e) {
            throw new CompletionException(e.getCause());
        }
    }
}
