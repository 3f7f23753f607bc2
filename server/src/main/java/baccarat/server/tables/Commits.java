package baccarat.server.tables;

import baccarat.server.money.Purse;
import baccarat.server.store.Store;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// What a table has handed to the store. Money moves and people are told only once it is durable.
///
/// Once the store has failed, nothing that it has not stored counts as having happened.
final class Commits {

    private final Store store;
    private final Purse purse;
    private final Executor thread;
    private final Consumer<Throwable> failed;
    private int waiting;
    private boolean haveFailed;

    /// @param thread runs what follows a result of the store
    /// @param failed called once
    Commits(Surroundings around, Executor thread, Consumer<Throwable> failed) {
        this.store = around.store();
        this.purse = around.purse();
        this.thread = thread;
        this.failed = failed;
    }

    /// @param stored what to do once it is durable, before it is answered
    /// @param after what can wait until it is answered
    CompletableFuture<Answer> write(Entry entry, Answer answer, Runnable stored, Runnable after) {
        var answered = new CompletableFuture<Answer>();
        waiting++;
        var _ =
                store.write(entry)
                        .whenComplete(
                                (_, failure) ->
                                        thread.execute(
                                                () -> {
                                                    waiting--;
                                                    if (haveFailed || failure != null) {
                                                        lost(entry, failure);
                                                        answered.complete(unavailable());
                                                        return;
                                                    }
                                                    try {
                                                        purse.stored(entry.spending());
                                                        stored.run();
                                                    } finally {
                                                        answered.complete(answer);
                                                    }
                                                    after.run();
                                                }));
        return answered;
    }

    private void lost(Entry entry, @Nullable Throwable failure) {
        purse.unsure(entry.spending());
        if (!haveFailed && failure != null) {
            haveFailed = true;
            failed.accept(failure);
        }
    }

    private static Answer unavailable() {
        return new Answer.Unavailable("the store failed and the table has stopped; try again");
    }

    /// Whether anything is not durable yet.
    boolean areWaiting() {
        return waiting > 0;
    }

    boolean haveFailed() {
        return haveFailed;
    }
}
