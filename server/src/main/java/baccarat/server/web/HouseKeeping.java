package baccarat.server.web;

import baccarat.reports.Json;
import baccarat.reports.Program;
import baccarat.reports.ProgramJson;
import baccarat.server.Casino;
import baccarat.server.store.Meters;
import baccarat.server.store.StoreFailed;
import baccarat.server.tables.TableDoor;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.function.IntSupplier;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import org.jdbi.v3.core.JdbiException;
import tools.jackson.databind.node.ObjectNode;

/// Health, readiness and metrics (in the Prometheus format) for operators.
final class HouseKeeping implements AutoCloseable {

    /// Every path answered here.
    static final Set<String> PATHS = Set.of("/health", "/ready", "/metrics");

    private static final String ROUTE = "route";
    private static final int SECONDS = 2;

    private record Readiness(Optional<String> trouble, String words) {}

    private final Casino casino;

    /// Cached, because each check asks the store and every table.
    private final Remembered<Readiness> readiness;

    private final PrometheusMeterRegistry registry =
            new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
    private final JvmGcMetrics collections = new JvmGcMetrics();

    HouseKeeping(Casino casino, IntSupplier sockets) {
        this(casino, sockets, System::nanoTime);
    }

    /// @param nanos by which a second is measured
    HouseKeeping(Casino casino, IntSupplier sockets, LongSupplier nanos) {
        this.casino = casino;
        this.readiness = new Remembered<>(Duration.ofSeconds(1), nanos, this::looked);
        gauge("baccarat.sockets", "open WebSockets", sockets);
        gauge("baccarat.tables", "tables on the floor", () -> casino.tables().size());
        gauge(
                "baccarat.tables.led",
                "tables that this process leads",
                () -> casino.floor().directory().here().size());
        gauge("baccarat.store.waiting", "changes not stored yet", casino.store()::waiting);
        gauge("baccarat.counts.waiting", "exact counts that wait", casino.analysis()::waiting);
        gauge("baccarat.records.waiting", "records that wait", casino.records()::waiting);
        gauge(
                "baccarat.simulations.waiting",
                "simulations that wait",
                casino.analysis().simulations()::waiting);
        new JvmMemoryMetrics().bindTo(registry);
        collections.bindTo(registry);
    }

    private void gauge(String name, String what, IntSupplier value) {
        Gauge.builder(name, value::getAsInt).description(what).register(registry);
    }

    void configure(RoutesConfig routes) {
        routes.get("/health", HouseKeeping::health);
        routes.get("/ready", this::ready);
        routes.get("/metrics", this::metrics);
    }

    private static void health(Context context) {
        ObjectNode answer = Call.object();
        answer.put("status", "ok");
        answer.set("program", Json.MAPPER.valueToTree(ProgramJson.of(Program.running())));
        context.contentType("application/json").result(answer.toString());
    }

    /// What keeps the casino from being played in, if anything does.
    Optional<String> trouble() {
        return readiness.now().trouble();
    }

    private void ready(Context context) {
        Readiness now = readiness.now();
        now.trouble()
                .ifPresent(
                        why -> {
                            throw Problem.unavailable(why);
                        });
        context.result(now.words());
    }

    private Readiness looked() {
        Optional<String> trouble =
                storeTrouble()
                        .or(casino.processes()::trouble)
                        .or(casino.auditor()::trouble)
                        .or(
                                () ->
                                        casino.floor().directory().here().stream()
                                                .map(HouseKeeping::trouble)
                                                .flatMap(Optional::stream)
                                                .findFirst());
        String words = "ready, %d tables%s".formatted(casino.tables().size(), leaders());
        return new Readiness(trouble, words);
    }

    /// Which process leads which table, one per line; empty in a casino of one process.
    private String leaders() {
        try {
            return casino.floor().directory().leaders().entrySet().stream()
                    .map(it -> "\n%s is led by %s".formatted(it.getKey(), it.getValue()))
                    .collect(Collectors.joining());
        } catch (JdbiException e) {
            return "";
        }
    }

    private Optional<String> storeTrouble() {
        try {
            casino.store().read(handle -> handle.execute("SELECT 1"));
            return Optional.empty();
        } catch (JdbiException e) {
            return Optional.of("the store does not answer: " + StoreFailed.firstLine(e));
        }
    }

    private static Optional<String> trouble(TableDoor table) {
        if (table.isSilent()) {
            return Optional.of("table %s does not answer".formatted(table.setting().id()));
        }
        try {
            var _ = table.state().orTimeout(SECONDS, TimeUnit.SECONDS).join();
            return Optional.empty();
        } catch (CompletionException e) {
            return Optional.of(
                    e.getCause() instanceof TableDoor.NotRunning not
                            ? String.valueOf(not.getMessage())
                            : "table %s does not answer".formatted(table.setting().id()));
        }
    }

    private void metrics(Context context) {
        if (!casino.settings().doors().openMetrics() && !Callers.isHere(context)) {
            throw Problem.forbidden(
                    "Metrics are available on this machine only; see the setting metrics.");
        }
        context.contentType("text/plain; version=0.0.4; charset=utf-8")
                .result(Meters.OF_THE_PROCESS.scrape() + registry.scrape() + led());
    }

    /// Which tables this process leads, for those who ask several.
    private String led() {
        String lines =
                casino.floor().directory().here().stream()
                        .map(
                                it ->
                                        "baccarat_table_led{table=\"%s\"} 1\n"
                                                .formatted(it.setting().id()))
                        .sorted()
                        .collect(Collectors.joining());
        return """
        # HELP baccarat_table_led tables that this process leads
        # TYPE baccarat_table_led gauge
        """
                + lines;
    }

    void began(Context context, Route route) {
        context.attribute(ROUTE, route.verb() + " " + route.path());
    }

    /// Counts a request by its route and not by its path, because the number of paths is unlimited.
    void answered(Context context, Float milliseconds) {
        String route = context.attribute(ROUTE);
        registry.timer(
                        "baccarat.requests",
                        ROUTE,
                        route == null ? "other" : route,
                        "status",
                        String.valueOf(context.statusCode()))
                .record(Duration.ofNanos((long) (milliseconds * 1e6)));
    }

    @Override
    public void close() {
        collections.close();
        registry.close();
    }
}
