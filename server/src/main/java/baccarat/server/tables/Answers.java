package baccarat.server.tables;

import baccarat.server.store.Commands;
import baccarat.server.store.Store;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Each request is judged once: sent again, it gets the answer it got, or the one it is about to
/// get. Accepted ones are remembered for ever, by the store; refused ones, which changed nothing,
/// among the last few thousand.
final class Answers {

    private static final int REMEMBERED = 5_000;

    private final Store store;
    private final Underway underway;
    private final Map<Commands.Key, CompletableFuture<Answer>> recent =
            new LinkedHashMap<>() {
                @Override
                protected boolean removeEldestEntry(
                        Map.Entry<Commands.Key, CompletableFuture<Answer>> eldest) {
                    return size() > REMEMBERED;
                }
            };

    Answers(Store store, Underway underway) {
        this.store = store;
        this.underway = underway;
    }

    void once(
            Commands.Asked asked,
            CompletableFuture<Answer> answer,
            Supplier<CompletableFuture<Answer>> judge) {
        Commands.Key key = asked.key();
        CompletableFuture<Answer> earlier = recent.get(key);
        if (earlier == null) {
            earlier = first(asked, judge);
            recent.put(key, earlier);
        }
        var _ =
                earlier.thenAccept(
                        told -> {
                            if (told instanceof Answer.Unavailable) {
                                recent.remove(key);
                            }
                            answer.complete(told);
                        });
    }

    private CompletableFuture<Answer> first(
            Commands.Asked asked, Supplier<CompletableFuture<Answer>> judge) {
        if (!underway.begin(asked)) {
            return CompletableFuture.completedFuture(
                    new Answer.Unavailable("this id is being judged at another table"));
        }
        boolean isJudged = false;
        try {
            CompletableFuture<Answer> answer =
                    stored(asked).map(CompletableFuture::completedFuture).orElseGet(judge);
            isJudged = true;
            return answer.whenComplete((_, _) -> underway.end(asked));
        } finally {
            if (!isJudged) {
                underway.end(asked);
            }
        }
    }

    private Optional<Answer> stored(Commands.Asked asked) {
        return store.read(handle -> Commands.answer(handle, asked.key())).map(Answers::read);
    }

    static String written(Answer.Accepted accepted) {
        ObjectNode node = Wire.object();
        node.put("first", accepted.first());
        node.put("last", accepted.last());
        return node.toString();
    }

    private static Answer read(String written) {
        JsonNode node = Wire.JSON.readTree(written);
        return new Answer.Accepted(node.path("first").asLong(), node.path("last").asLong());
    }
}
