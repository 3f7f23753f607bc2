package baccarat.server.web;

import baccarat.server.Casino;
import baccarat.server.store.ChainCheck;
import baccarat.server.store.Events;
import baccarat.server.store.Rounds;
import baccarat.server.store.StoreFailed;
import baccarat.server.tables.Setting;
import baccarat.server.tables.TableDoor;
import baccarat.table.CorruptLog;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jdbi.v3.core.JdbiException;
import tools.jackson.databind.node.ObjectNode;

/// A log and its chain, for those who check them. Both answer even if the record is wrong: the
/// stored lines are shown as they are, with what is wrong.
final class LogPages {

    private static final int LINES_AT_A_TIME = 20_000;
    private static final int SECONDS = 2;
    private static final int LONGEST_WORDS = 500;

    /// The header that says whether anything is wrong with the log.
    private static final String FINDING = "Baccarat-Record";

    private final Casino casino;
    private final StaffReads reads;

    LogPages(Casino casino, StaffReads reads) {
        this.casino = casino;
        this.reads = reads;
    }

    /// A running log is shown up to the round in progress; the log of a table that is not running
    /// up to its last round.
    private long last(Call call, Setting setting) {
        TableDoor table = TableRoutes.table(casino, call);
        return setting.log().equals(table.setting().log())
                ? table.lastPublicEvent()
                        .completeOnTimeout(-1L, SECONDS, TimeUnit.SECONDS)
                        .exceptionally(_ -> -1L)
                        .thenApply(last -> last < 0 ? lastOver(setting.log()) : last)
                        .join()
                : Long.MAX_VALUE;
    }

    private long lastOver(String log) {
        return casino.store().read(handle -> Rounds.last(handle, log, 1)).stream()
                .mapToLong(Rounds.StoredRound::lastEvent)
                .findFirst()
                .orElse(0);
    }

    void lines(Call call) {
        Setting setting = RecordRoutes.setting(casino, call);
        String log = setting.log();
        long last = last(call, setting);
        reads.export(call, RecordRoutes.table(call), "the log " + log);
        call.context()
                .contentType("text/plain; charset=us-ascii")
                .header(FINDING, finding(log))
                .header(
                        "Content-Disposition",
                        "attachment; filename=\"%s.log\"".formatted(log.replace('/', '-')));
        try {
            write(log, last, call.context().outputStream());
        } catch (IOException e) {
            throw new UncheckedIOException("the log could not be sent", e);
        }
    }

    private String finding(String log) {
        return switch (checked(log)) {
            case ChainCheck.Result.Right _ -> "right";
            case ChainCheck.Result.Wrong(long number, var what) ->
                    inAHeader("wrong; event %d: %s".formatted(number, what));
        };
    }

    /// Makes the text safe for a header, because it may contain anything.
    private static String inAHeader(String text) {
        String plain = text.replaceAll("[^ -~]", "?");
        return plain.substring(0, Math.min(LONGEST_WORDS, plain.length()));
    }

    /// Reads some lines at a time, so that a slow reader does not hold up the store. If lines are
    /// missing, the last line says why.
    private void write(String log, long last, OutputStream out) throws IOException {
        long from = 0;
        try {
            for (; ; from += LINES_AT_A_TIME) {
                List<String> lines = some(log, from, last);
                for (String line : lines) {
                    send(line, out);
                }
                if (lines.size() < LINES_AT_A_TIME) {
                    return;
                }
            }
        } catch (JdbiException | CorruptLog | UncheckedIOException e) {
            send(
                    "what follows event %d cannot be read: %s"
                            .formatted(Math.max(0, from - 1), inAHeader(StoreFailed.firstLine(e))),
                    out);
        }
    }

    private static void send(String line, OutputStream out) throws IOException {
        out.write((line + "\n").getBytes(StandardCharsets.US_ASCII));
    }

    private List<String> some(String log, long from, long last) {
        var lines = new ArrayList<String>();
        long to = Math.min(last, from + LINES_AT_A_TIME - 1);
        casino.store()
                .read(
                        handle -> {
                            casino.store().events().lines(handle, log, from, to, lines::add);
                            return true;
                        });
        return lines;
    }

    /// The head is that of the last public line; all lines are checked.
    void chain(Call call) {
        Setting setting = RecordRoutes.setting(casino, call);
        reads.read(call, RecordRoutes.table(call), "the chain of " + setting.log());
        long last = last(call, setting);
        ObjectNode node = Call.object();
        node.put("log", setting.log());
        switch (checked(setting.log())) {
            case ChainCheck.Result.Right(var head) -> {
                node.put("right", true);
                node.put("checked", head.number());
                long shown = Math.min(last, head.number());
                node.put("event", shown);
                node.put("head", head(setting.log(), shown).orElseThrow());
            }
            case ChainCheck.Result.Wrong(long number, var what) -> {
                node.put("right", false);
                node.put("event", number);
                node.put("detail", what);
            }
        }
        call.answer(node);
    }

    private ChainCheck.Result checked(String log) {
        return casino.records()
                .await(
                        () ->
                                casino.store()
                                        .read(
                                                handle ->
                                                        ChainCheck.whole(
                                                                casino.store().events(),
                                                                handle,
                                                                log)));
    }

    private Optional<String> head(String log, long event) {
        if (event == 0) {
            return Optional.of(
                    casino.store().read(handle -> Events.beginning(handle, log)).chain().hex());
        }
        var chains = new ArrayList<String>();
        casino.store()
                .read(
                        handle -> {
                            casino.store()
                                    .events()
                                    .read(
                                            handle,
                                            log,
                                            event,
                                            event,
                                            e -> chains.add(e.chain().hex()));
                            return true;
                        });
        return chains.stream().findFirst();
    }
}
