package baccarat.server.web;

import static baccarat.server.web.Route.Verb.DELETE;
import static baccarat.server.web.Route.Verb.POST;

import baccarat.regulations.Regulation;
import baccarat.regulations.Review;
import baccarat.rules.Refusal;
import baccarat.server.Casino;
import baccarat.server.CasinoTables;
import baccarat.server.floor.Pits;
import baccarat.server.floor.RulesDesk;
import baccarat.server.floor.StopDesk;
import baccarat.server.floor.TakeDown;
import baccarat.server.people.Member;
import baccarat.server.people.People;
import baccarat.server.people.Post;
import baccarat.server.store.Logs;
import baccarat.server.tables.Dealing;
import baccarat.server.tables.Setting;
import baccarat.server.tables.TableDoor;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// The floor's tables: new ones, new rules, stopping and starting.
final class FloorRoutes {

    static final Set<Post> THE_FLOOR = Post.with(Post.FLOOR, Post.ADMINISTRATOR);

    /// The posts that take money from patrons and pay it out.
    static final Set<Post> THE_CAGE = Post.with(THE_FLOOR, Post.CAGE);

    private static final String WAITS = "not opened yet";

    private final Casino casino;
    private final Pits pits;
    private final RulesDesk rules;
    private final SubmissionRoutes submissions;
    private final StopDesk stops;
    private final TakeDown down;

    FloorRoutes(Casino casino) {
        this.casino = casino;
        this.pits = new Pits(casino);
        this.rules = new RulesDesk(casino);
        this.submissions = new SubmissionRoutes(casino, rules);
        this.stops = new StopDesk(casino);
        this.down = new TakeDown(casino);
    }

    List<Route> all() {
        return Stream.of(rules(), submissions.all(), stops()).flatMap(List::stream).toList();
    }

    private List<Route> rules() {
        return List.of(
                Route.only(POST, "/tables", THE_FLOOR, "put up a table, closed", this::add),
                Route.only(
                        DELETE,
                        "/tables/{table}",
                        THE_FLOOR,
                        "take away a table that was never opened",
                        this::takeDown),
                Route.only(
                        POST,
                        "/tables/{table}/rules",
                        THE_FLOOR,
                        "change the rules of a closed table",
                        this::change));
    }

    private List<Route> stops() {
        return List.of(
                Route.only(
                        POST,
                        "/tables/{table}/stopping",
                        THE_FLOOR,
                        "stop a table after the round under way",
                        call -> stop(call, List.of(TableRoutes.table(casino, call)))),
                Route.only(
                        POST,
                        "/tables/{table}/starting",
                        THE_FLOOR,
                        "let a stopped table continue",
                        call -> start(call, List.of(TableRoutes.table(casino, call)))),
                Route.only(
                        POST,
                        "/stopping",
                        THE_FLOOR,
                        "stop every table",
                        call -> stop(call, casino.tables())),
                Route.only(
                        POST,
                        "/starting",
                        THE_FLOOR,
                        "let every open table continue",
                        call -> start(call, open())),
                Route.only(
                        POST,
                        "/people/{name}/stopping",
                        THE_FLOOR,
                        "send a patron home",
                        this::sendHome));
    }

    private void add(Call call) {
        JsonNode body = call.body();
        String id = call.text(body, "id");
        if (!id.matches("[A-Za-z0-9][A-Za-z0-9_-]{0,63}")) {
            throw Problem.badRequest("id: up to 64 letters, digits, - and _");
        }
        Dealing dealing =
                Dealing.of(call.text(body, "dealing"))
                        .orElseThrow(
                                () ->
                                        Problem.badRequest(
                                                "dealing: automatic, sealed or real-cards"));
        String yaml = submissions.yaml(call, body);
        Review.Approved approved = submissions.approved(yaml);
        String pit = name("pit", call.text(body, "pit"));
        refuse(pits.refusals(pit, id, approved, dealing), approved.regulation());
        var table =
                new CasinoTables.NewTable(
                        id,
                        name("name", body.has("name") ? call.text(body, "name") : approved.name()),
                        pit,
                        dealing,
                        yaml);
        add(table);
        ObjectNode node = Call.object();
        node.put("id", id);
        node.put("stopped", WAITS);
        call.answer(201, node);
    }

    /// Synchronized, so that of two requests with the same id the second is refused.
    private void add(CasinoTables.NewTable table) {
        synchronized (casino) {
            boolean isKnown =
                    casino.store().read(Logs::tables).stream()
                            .anyMatch(it -> it.id().equals(table.id()));
            if (isKnown) {
                throw Problem.conflict("there is a table " + table.id());
            }
            casino.floor().add(table, Optional.of(WAITS));
        }
    }

    /// A name that appears in seals and on pages.
    static String name(String field, String name) {
        Wording.wrongName(name)
                .ifPresent(
                        wrong -> {
                            throw Problem.badRequest(field + ": " + wrong);
                        });
        return name;
    }

    private static void refuse(List<Refusal> refusals, Regulation regulation) {
        if (!refusals.isEmpty()) {
            throw Problem.refused(refusals, regulation);
        }
    }

    /// Holds the lock under which slips are carried out, so that no one opens the table meanwhile.
    private void change(Call call) {
        TableDoor table = TableRoutes.table(casino, call);
        String yaml = submissions.yaml(call, call.body());
        Review.Approved next = submissions.approved(yaml);
        synchronized (table) {
            if (Pits.isOpen(table)) {
                throw Problem.conflict("The rules of a table can only change while it is closed.");
            }
            refuse(refusals(table.setting(), next), next.regulation());
            rules.change(table, next, yaml, call.who().name());
        }
        ObjectNode node = Call.object();
        node.put("log", casino.table(call.path("table")).orElseThrow().setting().log());
        call.answer(node);
    }

    private void takeDown(Call call) {
        TableDoor table = TableRoutes.table(casino, call);
        synchronized (table) {
            if (Pits.isOpen(table)) {
                throw Problem.conflict("an open table must be closed first");
            }
            down.takeDown(table, call.who().name())
                    .ifPresent(
                            why -> {
                                throw Problem.conflict("the table stays: " + why);
                            });
        }
        call.nothing();
    }

    private List<Refusal> refusals(Setting setting, Review.Approved next) {
        var refusals =
                new ArrayList<>(
                        pits.refusals(setting.pit(), setting.id(), next, setting.dealing()));
        pits.refusal(setting, next, casino.clock().instant()).ifPresent(refusals::add);
        return refusals;
    }

    private void stop(Call call, List<TableDoor> tables) {
        String reason = call.reason(call.body(), "reason");
        tables.forEach(table -> stops.stop(table, reason, call.who().name()));
        call.nothing();
    }

    private void start(Call call, List<TableDoor> tables) {
        if (tables.stream().anyMatch(table -> !Pits.isOpen(table))) {
            throw Problem.conflict("A closed table is opened with two signatures.");
        }
        casino.auditor()
                .trouble()
                .ifPresent(
                        why -> {
                            throw Problem.unavailable(why);
                        });
        tables.forEach(table -> stops.start(table, call.who().name()));
        call.nothing();
    }

    private List<TableDoor> open() {
        return casino.tables().stream().filter(Pits::isOpen).toList();
    }

    private void sendHome(Call call) {
        String reason = call.reason(call.body(), "reason");
        Member patron =
                switch (casino.accounts().stop(call.path("name"), reason, call.who().name())) {
                    case People.Outcome.Done(var member) -> member;
                    case People.Outcome.Refused(var why) -> throw Problem.notFound(why);
                };
        stops.sendHome(patron.name());
        call.nothing();
    }
}
