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
    private final Map<Key, CompletableFuture<Answer>> recent =
            new LinkedHashMap<>() {
                @Override
                protected boolean removeEldestEntry(
                        Map.Entry<Key, CompletableFuture<Answer>> eldest) {
                    return size() > REMEMBERED;
                }
            };

    private record Key(String person, String id) {}

    Answers(Store store) {
        this.store = store;
    }

    void once(
            Commands.Asked asked,
            CompletableFuture<Answer> answer,
            Supplier<CompletableFuture<Answer>> judge) {
        var key = new Key(asked.person(), asked.id());
        CompletableFuture<Answer> earlier = recent.get(key);
        if (earlier == null) {
            earlier = stored(key).map(CompletableFuture::completedFuture).orElseGet(judge);
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

    private Optional<Answer> stored(Key key) {
        return store.read(handle -> Commands.answer(handle, key.person(), key.id()))
                .map(Answers::read);
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
