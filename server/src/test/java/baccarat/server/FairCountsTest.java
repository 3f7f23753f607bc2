package baccarat.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.Visitor.Reply;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// One analyst's long questions do not refuse another's.
class FairCountsTest {

    @TempDir Path data;

    @Test
    void whoever_asks_too_much_is_told_so_and_the_next_analyst_is_answered() {
        try (var open = OpenCasino.with(Settings.USUAL.with(data).withRegulars(0))) {
            Visitor ada = open.visitor().walkIn("ada");
            Visitor ben = open.visitor().walkIn("ben");
            var longQuestion = new CompletableFuture<Boolean>();
            var counting = new CompletableFuture<Boolean>();
            var first =
                    CompletableFuture.supplyAsync(
                            () ->
                                    open.casino()
                                            .analysis()
                                            .count(
                                                    () -> {
                                                        counting.complete(true);
                                                        return Patience.got(longQuestion);
                                                    }));
            assertTrue(Patience.got(counting));

            int share = Limits.USUAL.counts().perPerson();
            List<CompletableFuture<Reply>> own =
                    Stream.generate(() -> asks(ada)).limit(share).toList();
            Patience.until(() -> open.casino().analysis().waiting(), waiting -> waiting == share);
            Reply tooMany = asks(ada).join().is(429);
            assertTrue(tooMany.headers().firstValue("Retry-After").isPresent());

            CompletableFuture<Reply> other = asks(ben);
            Patience.until(
                    () -> open.casino().analysis().waiting(), waiting -> waiting == share + 1);
            longQuestion.complete(true);

            assertEquals(200, Patience.got(other).status(), "the other analyst");
            own.forEach(it -> assertEquals(200, Patience.got(it).status(), "within the share"));
            assertTrue(Patience.got(first));
        }
    }

    private static CompletableFuture<Reply> asks(Visitor analyst) {
        return CompletableFuture.supplyAsync(() -> analyst.post("/v1/odds", "{}"));
    }
}
