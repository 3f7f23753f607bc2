package baccarat.server.web;

import static baccarat.server.web.Route.Verb.DELETE;
import static baccarat.server.web.Route.Verb.GET;
import static baccarat.server.web.Route.Verb.POST;

import baccarat.reports.Json;
import baccarat.rules.TableRules;
import baccarat.server.Casino;
import baccarat.server.analysis.PlayedStrategy;
import baccarat.server.analysis.SimulationRun;
import baccarat.server.analysis.Simulations;
import baccarat.simulation.Plan;
import baccarat.simulation.strategy.Parsed;
import baccarat.simulation.strategy.Sessions;
import baccarat.simulation.strategy.Strategies;
import baccarat.simulation.strategy.StrategyFactory;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Simulations, which take a while: requested, polled, cancelled. Each person sees only their own.
final class SimulationRoutes {

    private static final int USUAL_DECKS = 8;
    private static final int SECONDS_TO_WAIT = 30;
    private static final long USUAL_SHOES = 10_000;

    private final Casino casino;

    SimulationRoutes(Casino casino) {
        this.casino = casino;
    }

    List<Route> all() {
        return List.of(
                Route.everybody(POST, "/simulations", "start a simulation", this::add),
                Route.everybody(GET, "/simulations", "your simulations", this::list),
                Route.everybody(
                        GET,
                        "/simulations/{id}",
                        "the progress of a simulation, and its result",
                        this::one),
                Route.everybody(DELETE, "/simulations/{id}", "cancel a simulation", this::cancel));
    }

    private Simulations simulations() {
        return casino.analysis().simulations();
    }

    private void add(Call call) {
        AwayFromTables.check(casino, call.who());
        var fields = new Fields(call.body());
        Plan plan = plan(fields);
        Optional<PlayedStrategy> strategy = strategy(fields, plan);
        fields.noOthers();
        SimulationRun run =
                simulations()
                        .add(call.who(), plan, strategy)
                        .orElseThrow(
                                () ->
                                        Problem.tooMany(
                                                "Three of your simulations are running, or twenty are waiting. Try again later.",
                                                SECONDS_TO_WAIT));
        call.answer(202, json(run));
    }

    private Plan plan(Fields fields) {
        TableRules rules = AskedRules.of(fields, casino).rules(USUAL_DECKS);
        long most = Simulations.shoesAtMost(rules.cards().decksInTheShoe());
        long shoes = fields.whole("shoes", 1, most).orElse(USUAL_SHOES);
        long seed =
                fields.text(
                                "seed",
                                "a whole number in a text, such as \"1\"",
                                SimulationRoutes::seed)
                        .orElse(1L);
        Plan plan = Plan.of(rules, seed, shoes);
        plan.hindrance()
                .ifPresent(
                        line -> {
                            throw Problem.badRequest(line);
                        });
        return plan;
    }

    /// A strategy to play instead of one unit on everything.
    private static Optional<PlayedStrategy> strategy(Fields fields, Plan plan) {
        Optional<Long> bankroll = fields.whole("bankroll", 1, Sessions.BANKROLL_AT_MOST);
        Optional<Long> session = fields.whole("session", 1, plan.shoes());
        Optional<String> text = fields.text("strategy");
        if (text.isEmpty() && (bankroll.isPresent() || session.isPresent())) {
            throw Problem.badRequest("bankroll and session need a strategy");
        }
        int each = Math.toIntExact(session.orElse(1L));
        if (plan.shoes() % each != 0) {
            throw Problem.badRequest(
                    "session: %d shoes do not make whole sessions of %d"
                            .formatted(plan.shoes(), each));
        }
        return text.map(it -> new PlayedStrategy(it, read(it, plan), new Sessions(each, bankroll)));
    }

    private static StrategyFactory read(String text, Plan plan) {
        return switch (Strategies.parse(text, plan.rules(), plan.stake())) {
            case Parsed.Read(var factory) -> factory;
            case Parsed.Wrong(var line) -> throw Problem.badRequest("strategy: " + line);
        };
    }

    /// As text, because not every JSON parser keeps 64 bits.
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
                .orElseThrow(() -> Problem.notFound("You have no such simulation."));
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
        run.played().ifPresent(result -> node.set("result", Json.MAPPER.valueToTree(result)));
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
        run.strategy().ifPresent(strategy -> node.put("strategy", strategy.text()));
        node.put("shoes", run.plan().shoes());
        node.put("shoesPlayed", run.shoes());
        node.put("roundsPlayed", run.rounds());
        return node;
    }
}
