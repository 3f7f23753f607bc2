package baccarat.server.web;

import static baccarat.server.web.Route.Verb.GET;
import static baccarat.server.web.Route.Verb.POST;

import baccarat.rules.Money;
import baccarat.server.Casino;
import baccarat.server.money.Figures;
import baccarat.server.money.GamingDay;
import baccarat.server.money.TableReport;
import baccarat.server.money.TheoreticalWin;
import baccarat.server.money.Tray;
import baccarat.server.people.Post;
import baccarat.server.store.Kept;
import baccarat.server.store.RoundWagers;
import baccarat.server.store.Significant;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The results of the tables: handle, win, hold, vigorish, drop, and theoretical win.
final class ReportRoutes {

    private static final int LAST_HOUR = 23;

    private final Casino casino;
    private final TheoreticalWin theory;
    private final StaffReads reads;

    ReportRoutes(Casino casino, StaffReads reads) {
        this.casino = casino;
        this.reads = reads;
        this.theory = new TheoreticalWin(casino.store(), casino.regulations());
    }

    List<Route> all() {
        return List.of(
                Route.only(
                        GET,
                        "/reports/tables",
                        Post.with(FloorRoutes.THE_FLOOR, Post.READERS),
                        "handle, win, hold, vigorish, drop and theoretical win",
                        this::tables),
                Route.only(
                        POST,
                        "/reports/shifts",
                        EnumSet.of(Post.ADMINISTRATOR),
                        "set the hour at which the gaming day begins",
                        this::shifts));
    }

    private void tables(Call call) {
        call.only("day", "from", "to", "form");
        GamingDay house = day(casino);
        Optional<LocalDate> day =
                call.query("day").map(text -> day(text, house, casino.clock().instant()));
        Instant to =
                day.map(it -> house.begins(it.plusDays(1)))
                        .or(() -> call.time("to"))
                        .orElseGet(() -> casino.clock().instant().plusSeconds(1));
        Instant from =
                day.map(house::begins)
                        .or(() -> call.time("from"))
                        .orElseGet(() -> to.minus(Duration.ofDays(1)));
        if (!from.isBefore(to)) {
            throw Problem.badRequest("from: must be before to");
        }
        TableReport report =
                TableReport.of(
                        casino.store(), theory, new RoundWagers.Period(from, to, house::shift));
        String kind = HouseRoutes.kind(casino);
        switch (call.query("form").orElse("json")) {
            case "json" -> call.answer(json(report, from, to, kind));
            case "csv" -> {
                reads.export(
                        call,
                        Optional.empty(),
                        "the report of tables, %s to %s".formatted(from, to));
                call.download("text/csv; charset=utf-8", "tables.csv", ReportCsv.of(report, kind));
            }
            default -> throw Problem.badRequest("form: json or csv");
        }
    }

    static GamingDay day(Casino casino) {
        return GamingDay.of(casino.store(), casino.settings().house().zone());
    }

    static LocalDate day(String text, GamingDay house, Instant now) {
        return house.read(text, now)
                .orElseThrow(
                        () -> Problem.badRequest("day: today, or a gaming day such as 2026-01-31"));
    }

    private void shifts(Call call) {
        JsonNode hour = call.body().path("hour");
        if (!hour.isInt() || hour.intValue() < 0 || hour.intValue() > LAST_HOUR) {
            throw Problem.badRequest(
                    "hour: 0 to 23, when the gaming day begins by the house's clock; a shift has 8 hours");
        }
        Instant now = casino.clock().instant();
        String by = call.who().name();
        casino.store()
                .write(
                        handle -> {
                            Kept.put(handle, GamingDay.key(), hour.toString());
                            Significant.note(
                                    handle,
                                    now,
                                    "setting",
                                    by,
                                    Optional.empty(),
                                    "the gaming day begins at %s:00, %s"
                                            .formatted(hour, casino.settings().house().zone()));
                            return true;
                        })
                .join();
        call.nothing();
    }

    private static ObjectNode json(TableReport report, Instant from, Instant to, String house) {
        ObjectNode node = Call.object();
        node.put("house", house);
        node.put("from", from.toString());
        node.put("to", to.toString());
        ArrayNode tables = node.putArray("tables");
        report.tables().forEach((id, shifts) -> tables.add(table(id, shifts)));
        return node;
    }

    private static ObjectNode table(String id, Map<Instant, TableReport.Shift> shifts) {
        ObjectNode node = Call.object();
        node.put("table", id);
        write(TableReport.sum(shifts.values().stream().map(TableReport.Shift::all).toList()), node);
        wagers(together(shifts.values()), node.putArray("wagers"));
        ArrayNode array = node.putArray("shifts");
        shifts.forEach(
                (begins, shift) -> {
                    ObjectNode one = array.addObject();
                    one.put("begins", begins.toString());
                    write(shift.all(), one);
                    write(shift.tray(), one);
                    wagers(shift.wagers(), one.putArray("wagers"));
                });
        return node;
    }

    private static Map<String, Figures> together(Collection<TableReport.Shift> shifts) {
        var wagers = new TreeMap<String, Figures>();
        for (TableReport.Shift shift : shifts) {
            shift.wagers()
                    .forEach(
                            (wager, figures) ->
                                    wagers.merge(
                                            wager,
                                            figures,
                                            (a, b) -> TableReport.sum(List.of(a, b))));
        }
        return wagers;
    }

    private static void wagers(Map<String, Figures> wagers, ArrayNode array) {
        wagers.forEach(
                (wager, figures) -> {
                    ObjectNode one = array.addObject();
                    one.put("wager", wager);
                    write(figures, one);
                    one.remove(List.of("drop", "hold"));
                });
    }

    private static void write(Tray tray, ObjectNode node) {
        tray.opener().ifPresent(amount -> node.put("opener", amount.toString()));
        tray.closer().ifPresent(amount -> node.put("closer", amount.toString()));
        node.put("fills", tray.fills().toString());
        node.put("credits", tray.credits().toString());
    }

    private static void write(Figures figures, ObjectNode node) {
        node.put("handle", new Money(figures.handle()).toString());
        node.put("win", new Money(figures.win()).toString());
        node.put("vigorish", new Money(figures.vigorish()).toString());
        node.put("owed", new Money(figures.owed()).toString());
        node.put("drop", new Money(figures.drop()).toString());
        figures.hold().ifPresent(hold -> node.put("hold", hold.toPlainString()));
        node.put("theoretical", figures.theoreticalWin().toString());
    }
}
