package baccarat.server.web;

import static baccarat.server.web.Route.Verb.GET;

import baccarat.records.tree.Proofs;
import baccarat.records.tree.TreeHash;
import baccarat.server.Casino;
import baccarat.server.store.Checkpoints;
import baccarat.server.store.LogTree;
import baccarat.server.tables.Setting;
import java.util.List;
import java.util.function.Function;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The checkpoints that the house has signed, and their proofs. A witness has no account, so anyone
/// may request checkpoints and proofs between two of them. Proofs about a single line are for those
/// who may read the log, because a guessable line could be found from its neighbour's proof.
final class CheckpointRoutes {

    private static final int LINES_AT_MOST = 1_000_000_000;

    private final Casino casino;

    CheckpointRoutes(Casino casino) {
        this.casino = casino;
    }

    List<Route> all() {
        return List.of(
                Route.open(
                        GET, "/house/keys", "the keys the house signs its logs with", this::keys),
                Route.open(
                        GET,
                        "/checkpoints",
                        "the last checkpoint of every table's current log",
                        this::checkpoints),
                Route.open(
                        GET,
                        "/tables/{table}/checkpoint",
                        "the last checkpoint of a log, or the one for `size` lines",
                        this::checkpoint),
                Route.open(
                        GET,
                        "/tables/{table}/consistency",
                        "a proof that the log at one checkpoint begins with the log at another",
                        this::consistency),
                Route.only(
                        GET,
                        "/tables/{table}/inclusion",
                        RecordRoutes.THOSE_WHO_WATCH,
                        "a proof that a line is in the log that a checkpoint covers",
                        this::inclusion));
    }

    private void keys(Call call) {
        call.answer(casino.keys().json());
    }

    private void checkpoints(Call call) {
        ObjectNode node = Call.object();
        ArrayNode array = node.putArray("checkpoints");
        casino.tables().stream()
                .map(table -> table.setting().log())
                .flatMap(
                        log ->
                                casino
                                        .store()
                                        .read(handle -> Checkpoints.last(handle, log))
                                        .stream())
                .forEach(checkpoint -> array.add(json(checkpoint)));
        call.answer(node);
    }

    private static ObjectNode json(Checkpoints.Stored checkpoint) {
        ObjectNode node = Call.object();
        node.put("log", checkpoint.log());
        node.put("size", checkpoint.size());
        node.put("at", checkpoint.at().toString());
        node.put("checkpoint", checkpoint.note());
        return node;
    }

    private void checkpoint(Call call) {
        Setting setting = RecordRoutes.setting(casino, call);
        call.answer(
                json(
                        call.query("size").isPresent()
                                ? signed(setting, call, "size")
                                : last(setting)));
    }

    private Checkpoints.Stored last(Setting setting) {
        return casino.store()
                .read(handle -> Checkpoints.last(handle, setting.log()))
                .orElseThrow(
                        () ->
                                Problem.notFound(
                                        "The house has not signed anything about %s yet."
                                                .formatted(setting.log())));
    }

    private Checkpoints.Stored signed(Setting setting, Call call, String name) {
        if (call.query(name).isEmpty()) {
            throw Problem.badRequest("%s: how many lines, is missing".formatted(name));
        }
        int size = call.count(name, 1, LINES_AT_MOST);
        return casino.store()
                .read(handle -> Checkpoints.at(handle, setting.log(), size))
                .orElseThrow(
                        () ->
                                Problem.notFound(
                                        "there is no checkpoint of %s about %d lines"
                                                .formatted(setting.log(), size)));
    }

    private void consistency(Call call) {
        Setting setting = RecordRoutes.setting(casino, call);
        long from = signed(setting, call, "from").size();
        long to = signed(setting, call, "to").size();
        if (from > to) {
            throw Problem.badRequest("from: at most to, which is %d, not %d".formatted(to, from));
        }
        ObjectNode node = Call.object();
        node.put("log", setting.log());
        node.put("from", from);
        node.put("to", to);
        hashes(node.putArray("proof"), proved(setting, proofs -> proofs.consistency(from, to)));
        call.answer(node);
    }

    private void inclusion(Call call) {
        Setting setting = RecordRoutes.setting(casino, call);
        long size =
                call.query("size").isPresent()
                        ? signed(setting, call, "size").size()
                        : last(setting).size();
        int line = call.count("line", 1, LINES_AT_MOST);
        if (line > size) {
            throw Problem.badRequest("line: 1 to %d, not %d".formatted(size, line));
        }
        ObjectNode node = Call.object();
        node.put("log", setting.log());
        node.put("line", line);
        node.put("size", size);
        hashes(node.putArray("path"), proved(setting, proofs -> proofs.inclusion(line - 1, size)));
        call.answer(node);
    }

    private List<TreeHash> proved(Setting setting, Function<Proofs, List<TreeHash>> what) {
        return casino.records()
                .await(
                        () ->
                                casino.store()
                                        .read(
                                                handle ->
                                                        what.apply(
                                                                new Proofs(
                                                                        new LogTree(
                                                                                casino.store()
                                                                                        .events(),
                                                                                handle,
                                                                                setting.log())))));
    }

    private static void hashes(ArrayNode array, List<TreeHash> hashes) {
        hashes.forEach(hash -> array.add(hash.hex()));
    }
}
