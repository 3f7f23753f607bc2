package baccarat.server.web;

import static baccarat.server.web.Route.Verb.GET;

import baccarat.reports.DayHtml;
import baccarat.reports.DayJson;
import baccarat.reports.DayLine;
import baccarat.reports.DaySpan;
import baccarat.server.Casino;
import baccarat.server.money.DayCsv;
import baccarat.server.money.DayQuestion;
import baccarat.server.money.DayReport;
import baccarat.server.money.GamingDay;
import baccarat.server.money.TheoreticalWin;
import baccarat.server.people.Post;
import baccarat.server.store.Logs;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/// The report of a day: win, theoretical win, and the deviation between them.
final class DayRoutes {

    private static final Duration LONGEST = Duration.ofDays(31);

    private final Casino casino;
    private final StaffReads reads;
    private final TheoreticalWin theory;

    DayRoutes(Casino casino, StaffReads reads) {
        this.casino = casino;
        this.reads = reads;
        this.theory = new TheoreticalWin(casino.store(), casino.regulations());
    }

    List<Route> all() {
        return List.of(
                Route.only(
                        GET,
                        "/reports/day",
                        Post.with(FloorRoutes.THE_FLOOR, Post.READERS),
                        "win against theoretical win by table, pit, shift, hour, wager, dealer or patron",
                        this::day));
    }

    private void day(Call call) {
        call.only("day", "from", "to", "table", "by", "form");
        DayQuestion asked = asked(call);
        String form = call.query("form").orElse("json");
        if (!List.of("json", "csv", "html").contains(form)) {
            throw Problem.badRequest("form: json, csv or html");
        }
        List<DayLine> lines = DayReport.of(casino.store(), theory, asked);
        var span =
                new DaySpan(
                        asked.by().toString(),
                        asked.from(),
                        asked.to(),
                        asked.day().zone(),
                        HouseRoutes.kind(casino),
                        asked.table().orElse(""));
        if (form.equals("json")) {
            call.answer(DayJson.of(span, lines));
            return;
        }
        reads.export(
                call,
                asked.table(),
                "the report by %s, %s to %s".formatted(asked.by(), asked.from(), asked.to()));
        if (form.equals("csv")) {
            call.download("text/csv; charset=utf-8", "day.csv", DayCsv.of(lines));
        } else {
            call.download("text/html", "day.html", DayHtml.of(span, lines));
        }
    }

    private DayQuestion asked(Call call) {
        Instant now = casino.clock().instant();
        GamingDay house = ReportRoutes.day(casino);
        Optional<LocalDate> day = call.query("day").map(text -> ReportRoutes.day(text, house, now));
        Instant to =
                day.map(it -> house.begins(it.plusDays(1)))
                        .or(() -> call.time("to"))
                        .orElseGet(() -> now.plusMillis(1));
        Instant from =
                day.map(house::begins)
                        .or(() -> call.time("from"))
                        .orElseGet(() -> to.minus(Duration.ofDays(1)));
        if (day.isPresent() && (call.time("from").isPresent() || call.time("to").isPresent())) {
            throw Problem.badRequest("day: alone, without from and to");
        }
        if (!from.isBefore(to) || Duration.between(from, to).compareTo(LONGEST) > 0) {
            throw Problem.badRequest("from: before to, and at most 31 days");
        }
        return new DayQuestion(by(call), from, to, table(call), house, now);
    }

    private Optional<String> table(Call call) {
        Optional<String> table = call.query("table");
        table.ifPresent(
                id -> {
                    if (!casino.store().read(handle -> Logs.wasOnTheFloor(handle, id))) {
                        throw Problem.notFound("There is no table " + id + ".");
                    }
                });
        return table;
    }

    private static DayQuestion.By by(Call call) {
        return DayQuestion.By.of(call.query("by").orElse("table"))
                .orElseThrow(
                        () ->
                                Problem.badRequest(
                                        "by: table, pit, shift, hour, wager, dealer or patron"));
    }
}
