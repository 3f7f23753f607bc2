package baccarat.server.tables;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/// Tasks for a table's thread. After the thread has ended, each task runs on the thread that brings
/// it, because somebody may wait for its answer.
final class TableMail implements Executor {

    private final BlockingQueue<Runnable> tasks = new LinkedBlockingQueue<>();
    private volatile boolean isOver;

    @Override
    public void execute(Runnable task) {
        tasks.add(task);
        if (isOver) {
            runAll();
        }
    }

    @Nullable Runnable poll() {
        return tasks.poll();
    }

    @Nullable Runnable poll(long time, TimeUnit unit) throws InterruptedException {
        return tasks.poll(time, unit);
    }

    Runnable take() throws InterruptedException {
        return tasks.take();
    }

    /// The thread takes no more tasks.
    void end() {
        isOver = true;
        runAll();
    }

    private synchronized void runAll() {
        for (Runnable task = tasks.poll(); task != null; task = tasks.poll()) {
            task.run();
        }
    }
}
