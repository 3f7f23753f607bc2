package baccarat.server.web;

import static baccarat.server.web.Route.Verb.GET;

import baccarat.reports.DayHtml;
import baccarat.reports.DayJson;
import baccarat.reports.DayLine;
import baccarat.server.Casino;
import baccarat.server.money.DayCsv;
import baccarat.server.money.DayReport;
import baccarat.server.money.TheoreticalWin;
import baccarat.server.people.Post;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;

/// The report of a day: what was won beside what was to be expected, and how far apart they are.
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
                        EnumSet.of(Post.FLOORPERSON, Post.SURVEILLANCE, Post.ADMINISTRATOR),
                        "win against theoretical win by table, pit, shift, hour or wager",
                        this::day));
    }

    private void day(Call call) {
        call.only("from", "to", "by", "form");
        Instant now = casino.clock().instant();
        Instant to = call.time("to").orElseGet(() -> now.plusMillis(1));
        Instant from = call.time("from").orElseGet(() -> to.minus(Duration.ofDays(1)));
        if (!from.isBefore(to) || Duration.between(from, to).compareTo(LONGEST) > 0) {
            throw Problem.badRequest("from: before to, and at most 31 days");
        }
        DayReport.By by = by(call.query("by").orElse("table"));
        String form = call.query("form").orElse("json");
        if (!List.of("json", "csv", "html").contains(form)) {
            throw Problem.badRequest("form: json, csv or html");
        }
        List<DayLine> lines =
                DayReport.of(
                        casino.store(), theory, by, from, to, now, ReportRoutes.day(casino)::shift);
        String house = HouseRoutes.kind(casino);
        if (form.equals("json")) {
            call.answer(DayJson.of(by.toString(), from.toString(), to.toString(), house, lines));
            return;
        }
        reads.export(call, Optional.empty(), "the report by %s, %s to %s".formatted(by, from, to));
        if (form.equals("csv")) {
            call.download("text/csv; charset=utf-8", "day.csv", DayCsv.of(lines));
        } else {
            call.download(
                    "text/html",
                    "day.html",
                    DayHtml.of(by.toString(), from.toString(), to.toString(), house, lines));
        }
    }

    private static DayReport.By by(String text) {
        return Arrays.stream(DayReport.By.values())
                .filter(by -> by.toString().equals(text))
                .findFirst()
                .orElseThrow(() -> Problem.badRequest("by: table, pit, shift, hour or wager"));
    }
}
