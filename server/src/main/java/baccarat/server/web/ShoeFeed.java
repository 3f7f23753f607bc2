package baccarat.server.web;

import baccarat.records.BadRecord;
import baccarat.server.Casino;
import baccarat.server.people.DeviceKey;
import baccarat.server.store.ShoeKeys;
import baccarat.server.tables.Dealing;
import baccarat.server.tables.ShoeLine;
import baccarat.server.tables.ShoeSignal;
import baccarat.server.tables.TableDoor;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/// What a shoe that reads cards says, over HTTP or a WebSocket: lines of JSON, under its own key.
/// It is told whether it is followed, and never what anybody else did.
final class ShoeFeed {

    private static final int MOST_LINES = 100;
    private static final int SECONDS = 10;
    private static final String BEARER = "Bearer ";

    private final Casino casino;

    ShoeFeed(Casino casino) {
        this.casino = casino;
    }

    /// The table with real cards that a path names.
    static TableDoor table(Casino casino, String id) {
        TableDoor table =
                casino.table(id).orElseThrow(() -> Problem.notFound("there is no table " + id));
        if (table.setting().dealing() != Dealing.REAL_CARDS) {
            throw Problem.conflict("Only a table with real cards has a shoe that reads cards.");
        }
        return table;
    }

    /// The hash of the key that is sent, or of nothing.
    static String hash(@Nullable String header) {
        return DeviceKey.hash(
                header != null && header.startsWith(BEARER)
                        ? header.substring(BEARER.length())
                        : "");
    }

    /// The table at which a key is good.
    TableDoor opened(String hash, String id) {
        if (!casino.store().read(handle -> ShoeKeys.opens(handle, id, hash))) {
            throw Problem.wrongDeviceKey();
        }
        return table(casino, id);
    }

    void lines(Call call) {
        String hash = hash(call.context().header("Authorization"));
        TableDoor table = opened(hash, call.path("table"));
        List<String> lines = call.text().lines().filter(it -> !it.isBlank()).toList();
        if (lines.isEmpty() || lines.size() > MOST_LINES) {
            throw Problem.badRequest("1 to %d lines of JSON".formatted(MOST_LINES));
        }
        List<ShoeLine> read = lines.stream().map(ShoeFeed::line).toList();
        ObjectNode answer = Call.object();
        for (ShoeLine line : read) {
            answer = hear(table, line);
        }
        call.answer(answer);
    }

    private static ShoeLine line(String text) {
        try {
            return ShoeLine.read(text);
        } catch (BadRecord e) {
            throw Problem.badRequest(String.valueOf(e.getMessage()));
        }
    }

    /// Hears a line, and gives what the shoe is told.
    static ObjectNode hear(TableDoor table, ShoeLine line) {
        Optional<String> because;
        try {
            because =
                    table.hear(new ShoeSignal.Line(line))
                            .orTimeout(SECONDS, TimeUnit.SECONDS)
                            .join();
        } catch (CompletionException e) {
            throw Problem.unavailable("The table does not answer. Send the line again.");
        }
        ObjectNode answer = Call.object();
        answer.put("n", line.number());
        answer.put("reads", because.isEmpty());
        because.ifPresent(why -> answer.put("because", why));
        return answer;
    }
}
