package baccarat.server.store;

import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Handle;

/// A change that has been handed to the writer. Its result is reported once it is durable.
final class Pending<T> {

    private final Change<T> change;
    private final CompletableFuture<T> future = new CompletableFuture<>();
    private Runnable telling = () -> {};

    Pending(Change<T> change) {
        this.change = change;
    }

    CompletableFuture<T> future() {
        return future;
    }

    void make(Handle handle) {
        T result = change.in(handle);
        telling = () -> future.complete(result);
    }

    void failed(Throwable why) {
        telling = () -> future.completeExceptionally(why);
    }

    void tell() {
        telling.run();
    }
}
