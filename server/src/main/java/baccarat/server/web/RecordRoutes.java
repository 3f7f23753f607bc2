package baccarat.server.web;

import static baccarat.server.web.Route.Verb.GET;

import baccarat.records.Recorded;
import baccarat.rules.Money;
import baccarat.server.Casino;
import baccarat.server.names.Naming;
import baccarat.server.people.Member;
import baccarat.server.people.Post;
import baccarat.server.rounds.RebuiltRound;
import baccarat.server.rounds.RoundJson;
import baccarat.server.rounds.RoundLines;
import baccarat.server.store.PatronResults;
import baccarat.server.store.Rounds;
import baccarat.server.tables.Setting;
import baccarat.server.tables.TableDoor;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The records: rounds, logs and their chains, shoes. For a table that has had several sets of
/// rules, `run` selects the log; the default is the current one.
final class RecordRoutes {

    static final Set<Post> THOSE_WHO_WATCH = Post.with(Post.FLOOR, Post.READERS);

    private static final int ROUNDS = 10;
    private static final int ROUNDS_AT_MOST = 1_000;
    private static final int NUMBER_AT_MOST = 1_000_000_000;

    private final Casino casino;
    private final StaffReads reads;
    private final LogPages log;

    RecordRoutes(Casino casino, StaffReads reads) {
        this.casino = casino;
        this.reads = reads;
        this.log = new LogPages(casino, reads);
    }

    List<Route> all() {
        return List.of(
                Route.everybody(
                        GET, "/tables/{table}/rounds", "the last rounds of a table", this::rounds),
                Route.only(
                        GET,
                        "/rounds",
                        EnumSet.of(Post.PATRON),
                        "the last rounds in which you had a wager, at any table",
                        this::own),
                Route.everybody(
                        GET,
                        "/tables/{table}/rounds/{number}",
                        "a round rebuilt from the log, with the clause behind each step",
                        this::round),
                Route.everybody(
                        GET,
                        "/tables/{table}/rounds/{number}/bundle",
                        "the same round as one file, to keep or print",
                        this::bundle),
                Route.only(
                        GET,
                        "/tables/{table}/log",
                        THOSE_WHO_WATCH,
                        "the log, as `baccarat replay` reads it",
                        log::lines),
                Route.only(
                        GET,
                        "/tables/{table}/chain",
                        THOSE_WHO_WATCH,
                        "check the log's hash chain from its first line to its last",
                        log::chain),
                Route.open(
                        GET,
                        "/tables/{table}/shoes/{number}",
                        "a sealed shoe as a file that `baccarat verify` reads",
                        this::shoe));
    }

    private Setting setting(Call call) {
        return setting(casino, call);
    }

    /// The table that a request is about, as it is or was in the selected log.
    static Setting setting(Casino casino, Call call) {
        TableDoor table = TableRoutes.table(casino, call);
        if (call.query("run").isEmpty()) {
            return table.setting();
        }
        int run = call.count("run", 1, NUMBER_AT_MOST);
        return casino.floor()
                .setting(table, run)
                .orElseThrow(
                        () ->
                                Problem.notFound(
                                        "table %s has no log %d"
                                                .formatted(table.setting().id(), run)));
    }

    private void rounds(Call call) {
        Setting setting = setting(call);
        int last = call.count("last", ROUNDS, ROUNDS_AT_MOST);
        list(call, casino.store().read(handle -> Rounds.last(handle, setting.log(), last)));
    }

    private void own(Call call) {
        int last = call.count("last", ROUNDS, ROUNDS_AT_MOST);
        Member who = call.who();
        ObjectNode node = Call.object();
        ArrayNode array = node.putArray("rounds");
        var results = new HashMap<String, PatronResults.Result>();
        casino.store()
                .read(handle -> PatronResults.last(handle, who.id(), who.name(), last))
                .forEach(it -> results.put(it.log() + "#" + it.round(), it));
        casino.store()
                .read(handle -> Rounds.ofThePatron(handle, who.id(), who.name(), last))
                .forEach(
                        round -> {
                            ObjectNode line = RoundJson.line(round);
                            Optional.ofNullable(results.get(round.log() + "#" + round.number()))
                                    .ifPresent(it -> brought(it, line));
                            array.add(line);
                        });
        call.answer(node);
    }

    private static void brought(PatronResults.Result result, ObjectNode line) {
        line.put("staked", new Money(result.staked()).toString());
        line.put("net", new Money(-result.lost() - result.vigorish()).toString());
        line.put("vigorish", new Money(result.vigorish()).toString());
    }

    private static void list(Call call, List<Rounds.StoredRound> rounds) {
        ObjectNode node = Call.object();
        ArrayNode array = node.putArray("rounds");
        rounds.forEach(round -> array.add(RoundJson.line(round)));
        call.answer(node);
    }

    private void round(Call call) {
        ObjectNode page = page(call);
        reads.read(call, table(call), "rounds of " + page.path("log").asString());
        call.answer(page);
    }

    static Optional<String> table(Call call) {
        return Optional.of(call.path("table"));
    }

    private ObjectNode page(Call call) {
        Setting setting = setting(call);
        return page(call, setting, found(call, setting));
    }

    private ObjectNode page(Call call, Setting setting, RebuiltRound rebuilt) {
        return new RoundJson(rebuilt, setting.approved(), call.who().person(), naming(setting))
                .page();
    }

    private Naming naming(Setting setting) {
        return new Naming(casino.aliases(), setting.log());
    }

    private RebuiltRound found(Call call, Setting setting) {
        int number = number(call);
        return casino.records()
                .await(() -> rebuilt(setting, number))
                .orElseThrow(
                        () ->
                                Problem.notFound(
                                        "Round %d of %s is not over, or does not exist."
                                                .formatted(number, setting.log())));
    }

    private Optional<RebuiltRound> rebuilt(Setting setting, int number) {
        return RebuiltRound.of(casino.store(), setting.approved().rules(), setting.log(), number);
    }

    private static int number(Call call) {
        String text = call.path("number");
        if (!text.matches("[1-9]\\d{0,8}")) {
            throw Problem.badRequest("a number from 1 on, not " + text);
        }
        return Integer.parseInt(text);
    }

    private void bundle(Call call) {
        Setting setting = setting(call);
        RebuiltRound rebuilt = found(call, setting);
        List<Recorded> lines = RoundLines.of(rebuilt, call.who().person(), naming(setting));
        ObjectNode page =
                new RoundBundle(casino, setting.log()).of(page(call, setting, rebuilt), lines);
        RoundExport.add(call, casino, setting.log(), lines, page);
        reads.export(
                call,
                table(call),
                "round %d of %s".formatted(number(call), page.path("log").asString()));
        String file =
                "%s-round-%s"
                        .formatted(page.path("log").asString().replace('/', '-'), number(call));
        switch (call.query("form").orElse("html")) {
            case "html" -> call.download("text/html", file + ".html", RoundHtml.of(page));
            case "json" -> call.download("application/json", file + ".json", page.toPrettyString());
            default -> throw Problem.badRequest("form: html or json");
        }
    }

    private void shoe(Call call) {
        Setting setting = setting(call);
        int number = number(call);
        String file =
                casino.shoes()
                        .file(setting, number)
                        .orElseThrow(
                                () ->
                                        Problem.notFound(
                                                "%s has no sealed shoe %d."
                                                        .formatted(setting.log(), number)));
        // Hashes hardly compress, and each attempt would take processor time.
        call.context().disableCompression();
        call.context().contentType("application/json").result(file);
    }
}
