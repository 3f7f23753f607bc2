package baccarat.server.tables;

import baccarat.reports.Json;
import baccarat.server.store.Commands;
import baccarat.server.store.Store;
import baccarat.server.views.Wire;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Judges each request once. A retry gets the first answer, or the one that is being worked out.
/// The store remembers accepted commands forever; the last few thousand refusals, which changed
/// nothing, are kept in memory. A different command under the same id is rejected without being
/// judged.
final class Answers {

    private static final int REMEMBERED = 5_000;

    private final Store store;
    private final Underway underway;

    /// @param digest of the answered command
    private record Judged(String digest, CompletableFuture<Answer> answer) {}

    private final Map<Commands.Key, Judged> recent =
            new LinkedHashMap<>() {
                @Override
                protected boolean removeEldestEntry(Map.Entry<Commands.Key, Judged> eldest) {
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
        Judged judged = recent.get(key);
        if (judged == null) {
            judged = new Judged(asked.digest(), first(asked, judge));
            recent.put(key, judged);
        } else if (!judged.digest().equals(asked.digest())) {
            answer.complete(new Answer.IdTaken());
            return;
        }
        var _ =
                judged.answer()
                        .thenAccept(
                                told -> {
                                    if (isToBeAskedAgain(told)) {
                                        recent.remove(key);
                                    }
                                    answer.complete(told);
                                });
    }

    /// Whether to look in the store for the answer to the retry of a command whose id is taken.
    private static boolean isToBeAskedAgain(Answer told) {
        return switch (told) {
            case Answer.Unavailable _, Answer.IdTaken _ -> true;
            case Answer.Accepted _, Answer.Refused _, Answer.Unreadable _ -> false;
        };
    }

    private CompletableFuture<Answer> first(
            Commands.Asked asked, Supplier<CompletableFuture<Answer>> judge) {
        if (!underway.begin(asked)) {
            return CompletableFuture.completedFuture(
                    new Answer.Unavailable(
                            "a command with this id is being handled at another table"));
        }
        boolean isJudged = false;
        try {
            CompletableFuture<Answer> answer =
                    stored(asked).map(CompletableFuture::completedFuture).orElseGet(judge);
            isJudged = true;
            return answer.exceptionally(_ -> Answer.Unavailable.LOADED_ANEW)
                    .whenComplete((_, _) -> underway.end(asked));
        } finally {
            if (!isJudged) {
                underway.end(asked);
            }
        }
    }

    private Optional<Answer> stored(Commands.Asked asked) {
        return store.read(handle -> Commands.answered(handle, asked.key()))
                .map(it -> it.isTo(asked) ? read(it.answer()) : new Answer.IdTaken());
    }

    static String written(Answer.Accepted accepted) {
        ObjectNode node = Wire.object();
        node.put("first", accepted.first());
        node.put("last", accepted.last());
        return node.toString();
    }

    private static Answer read(String written) {
        JsonNode node = Json.MAPPER.readTree(written);
        return new Answer.Accepted(node.path("first").asLong(), node.path("last").asLong());
    }
}
