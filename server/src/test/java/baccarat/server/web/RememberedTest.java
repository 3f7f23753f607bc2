package baccarat.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/// However often `/ready` is asked, the store and the tables are asked once a second.
class RememberedTest {

    @Test
    void a_thousand_questions_in_a_second_are_one_look() {
        var now = new AtomicLong(-5);
        var looks = new AtomicInteger();
        var count = new Remembered<>(Duration.ofSeconds(1), now::get, looks::incrementAndGet);

        for (int i = 0; i < 1_000; i++) {
            assertEquals(1, count.now());
            now.addAndGet(1_000_000);
        }
        assertEquals(1, count.now(), "a second later it is still good");
        now.incrementAndGet();
        assertEquals(2, count.now());
        assertEquals(2, count.now());
    }
}
