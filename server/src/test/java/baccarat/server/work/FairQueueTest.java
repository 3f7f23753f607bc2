package baccarat.server.work;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Long work waits in a bounded line, and nobody's flood keeps the others out. The one thread is
/// held until a test lets it go, so that what waits is known.
class FairQueueTest {

    private final CountDownLatch hold = new CountDownLatch(1);
    private final List<String> done = new CopyOnWriteArrayList<>();
    private final FairQueue queue = new FairQueue("sums", new FairQueue.Size(1, 4, 3, 2));

    @AfterEach
    void letGo() {
        hold.countDown();
    }

    private static Caller stranger(String address) {
        return new Caller(Caller.Rank.STRANGER, address, "");
    }

    private static Caller guest(String address, String name) {
        return new Caller(Caller.Rank.SIGNED_IN, address, name);
    }

    private static Caller staff(String name) {
        return new Caller(Caller.Rank.STAFF, "192.0.2.9", name);
    }

    /// The thread is busy from here on.
    private void occupied() throws InterruptedException {
        var begun = new CountDownLatch(1);
        Thread.startVirtualThread(
                () ->
                        stranger("203.0.113.1")
                                .run(
                                        () ->
                                                queue.await(
                                                        () -> {
                                                            begun.countDown();
                                                            return held();
                                                        })));
        begun.await();
    }

    private boolean held() {
        try {
            hold.await();
            return true;
        } catch (InterruptedException e) {
            throw new AssertionError("interrupted", e);
        }
    }

    /// Asked, and in the line or turned away when this returns.
    private CompletableFuture<String> waits(Caller caller, String name) {
        var answer = new CompletableFuture<String>();
        Thread asks =
                Thread.startVirtualThread(() -> caller.run(() -> answer.complete(answered(name))));
        while (asks.getState() != Thread.State.WAITING && !answer.isDone()) {
            Thread.onSpinWait();
        }
        return answer;
    }

    private String answered(String name) {
        try {
            return queue.await(
                    () -> {
                        done.add(name);
                        return "done";
                    });
        } catch (Busy busy) {
            return busy.isOwnShare() ? "own share" : "full";
        }
    }

    @Test
    void each_line_has_its_turn_and_staff_go_first() throws InterruptedException {
        occupied();
        List<CompletableFuture<String>> answers =
                List.of(
                        waits(stranger("192.0.2.1"), "first of one"),
                        waits(stranger("192.0.2.1"), "second of one"),
                        waits(stranger("192.0.2.2"), "another"),
                        waits(staff("flo"), "staff"));
        hold.countDown();
        answers.forEach(answer -> assertEquals("done", answer.join()));

        assertEquals(List.of("staff", "first of one", "another", "second of one"), done);
    }

    @Test
    void a_person_and_an_address_have_a_share_and_no_more() throws InterruptedException {
        occupied();
        var first = waits(guest("192.0.2.1", "anna"), "anna");
        var second = waits(guest("192.0.2.1", "anna"), "anna again");
        assertEquals("own share", waits(guest("192.0.2.7", "anna"), "too much").join());
        var third = waits(guest("192.0.2.1", "bert"), "bert");
        assertEquals("own share", waits(guest("192.0.2.1", "carl"), "too much").join());
        hold.countDown();

        List.of(first, second, third).forEach(answer -> assertEquals("done", answer.join()));
        assertFalse(done.contains("too much"));
    }

    @Test
    void whoever_has_most_places_gives_one_up_when_all_are_taken() throws InterruptedException {
        occupied();
        var greedy =
                List.of(
                        waits(stranger("192.0.2.1"), "one"),
                        waits(stranger("192.0.2.1"), "two"),
                        waits(stranger("192.0.2.1"), "three"));
        var other = waits(stranger("192.0.2.2"), "other");
        var late = waits(stranger("192.0.2.3"), "late");
        assertEquals("full", greedy.get(2).join());
        var later = waits(stranger("192.0.2.4"), "later");
        assertEquals("full", greedy.get(1).join());
        assertEquals("full", waits(stranger("192.0.2.5"), "last").join(), "each has one");
        var floor = waits(staff("flo"), "floor");
        assertEquals(4, queue.waiting(), "staff take a stranger's place");
        hold.countDown();

        assertEquals("done", floor.join());
        List<String> strangers =
                Stream.of(greedy.getFirst(), other, late, later)
                        .map(CompletableFuture::join)
                        .sorted()
                        .toList();
        assertEquals(List.of("done", "done", "done", "full"), strangers);
    }

    @Test
    void what_the_work_throws_is_thrown_to_whoever_asked_and_the_next_is_done() {
        assertThrows(
                IllegalStateException.class,
                () ->
                        queue.await(
                                () -> {
                                    throw new IllegalStateException("a sum that fails");
                                }));
        assertEquals("done", answered("next"));
    }

    @Test
    void work_runs_on_a_platform_thread_and_nothing_waits_for_ever_when_it_closes()
            throws InterruptedException {
        assertFalse(queue.await(Thread::currentThread).isVirtual());
        occupied();
        var waiting = waits(stranger("192.0.2.1"), "never");
        queue.close();

        assertEquals("full", waiting.join());
        assertTrue(done.isEmpty());
    }
}
