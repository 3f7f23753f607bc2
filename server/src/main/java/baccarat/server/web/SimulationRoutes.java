package baccarat.server.web;

import static baccarat.server.web.Route.Verb.DELETE;
import static baccarat.server.web.Route.Verb.GET;
import static baccarat.server.web.Route.Verb.POST;

import baccarat.reports.Json;
import baccarat.rules.TableRules;
import baccarat.server.Casino;
import baccarat.server.analysis.SimulationRun;
import baccarat.server.analysis.Simulations;
import baccarat.simulation.Plan;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Simulations, which take a while: asked for, looked at, cancelled. Everybody sees their own
/// alone.
final class SimulationRoutes {

    private static final int USUAL_DECKS = 8;
    private static final long USUAL_SHOES = 10_000;

    private final Casino casino;

    SimulationRoutes(Casino casino) {
        this.casino = casino;
    }

    List<Route> all() {
        return List.of(
                Route.everybody(POST, "/simulations", "ask for a simulation", this::add),
                Route.everybody(GET, "/simulations", "the own simulations", this::list),
                Route.everybody(
                        GET,
                        "/simulations/{id}",
                        "how far a simulation is, and its result",
                        this::one),
                Route.everybody(DELETE, "/simulations/{id}", "cancel a simulation", this::cancel));
    }

    private Simulations simulations() {
        return casino.analysis().simulations();
    }

    private void add(Call call) {
        AwayFromTables.check(casino, call.who());
        Plan plan = plan(new Fields(call.body()));
        SimulationRun run =
                simulations()
                        .add(call.who(), plan)
                        .orElseThrow(
                                () ->
                                        Problem.tooMany(
                                                "three of your simulations are under way, or twenty wait"));
        call.answer(202, json(run));
    }

    private static Plan plan(Fields fields) {
        TableRules rules = AskedRules.of(fields).rules(USUAL_DECKS);
        long most = Simulations.shoesAtMost(rules.cards().decksInTheShoe());
        long shoes = fields.whole("shoes", 1, most).orElse(USUAL_SHOES);
        long seed =
                fields.text(
                                "seed",
                                "a whole number in a text, such as \"1\"",
                                SimulationRoutes::seed)
                        .orElse(1L);
        fields.noOthers();
        return Plan.of(rules, seed, shoes);
    }

    /// In a text, since not every reader of JSON keeps 64 bits.
    private static Optional<Long> seed(String text) {
        try {
            return Optional.of(Long.parseLong(text));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    private SimulationRun run(Call call) {
        return simulations()
                .find(call.who(), call.path("id"))
                .orElseThrow(() -> Problem.notFound("you have no such simulation"));
    }

    private void list(Call call) {
        ObjectNode node = Call.object();
        ArrayNode runs = node.putArray("simulations");
        simulations().ofOwner(call.who()).forEach(run -> runs.add(json(run)));
        call.answer(node);
    }

    private void one(Call call) {
        SimulationRun run = run(call);
        ObjectNode node = json(run);
        run.result().ifPresent(result -> node.set("result", Json.MAPPER.valueToTree(result)));
        call.answer("application/json", Json.MAPPER.writeValueAsString(node));
    }

    private void cancel(Call call) {
        simulations().cancel(run(call));
        call.nothing();
    }

    private static ObjectNode json(SimulationRun run) {
        ObjectNode node = Call.object();
        node.put("id", run.id());
        node.put("state", run.state().name().toLowerCase(Locale.ROOT));
        node.put("seed", Long.toString(run.plan().seed()));
        node.put("shoes", run.plan().shoes());
        node.put("shoesPlayed", run.shoes());
        node.put("roundsPlayed", run.rounds());
        return node;
    }
}
