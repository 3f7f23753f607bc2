package baccarat.server.web;

import static baccarat.server.web.Route.Verb.GET;

import baccarat.rules.Money;
import baccarat.server.Casino;
import baccarat.server.money.GamingDay;
import baccarat.server.rounds.RoundJson;
import baccarat.server.store.AliasRows;
import baccarat.server.store.RoundSearch;
import baccarat.server.store.Rounds;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Finds a disputed round by what is known about it.
final class SearchRoutes {

    private static final int USUAL = 50;
    private static final int MOST = 500;
    private static final Set<String> RESULTS = Set.of("player", "banker", "tie", "void");

    private final Casino casino;
    private final StaffReads reads;

    SearchRoutes(Casino casino, StaffReads reads) {
        this.casino = casino;
        this.reads = reads;
    }

    List<Route> all() {
        return List.of(
                Route.only(
                        GET,
                        "/search/rounds",
                        RecordRoutes.THOSE_WHO_WATCH,
                        "find rounds of a gaming day by table, seat, patron, amount and result",
                        this::rounds));
    }

    private void rounds(Call call) {
        RoundSearch search = search(call);
        int last = call.count("last", USUAL, MOST);
        List<Rounds.StoredRound> rounds = casino.store().read(handle -> search.in(handle, last));
        reads.read(call, search.table(), "a search of rounds");
        ObjectNode node = Call.object();
        ArrayNode array = node.putArray("rounds");
        for (Rounds.StoredRound round : rounds) {
            int mark = round.log().lastIndexOf('/');
            ObjectNode line = RoundJson.line(round);
            line.put("table", round.log().substring(0, mark));
            line.put("run", Integer.parseInt(round.log().substring(mark + 1)));
            array.add(line);
        }
        call.answer(node);
    }

    private RoundSearch search(Call call) {
        GamingDay house = ReportRoutes.day(casino);
        LocalDate day =
                call.query("day")
                        .map(SearchRoutes::day)
                        .orElseGet(() -> house.at(casino.clock().instant()));
        return new RoundSearch(
                house.begins(day),
                house.begins(day.plusDays(1)),
                call.query("table"),
                call.query("seat"),
                call.query("patron").map(this::patron),
                call.query("least").map(SearchRoutes::cents).orElse(0L),
                call.query("result").map(SearchRoutes::result));
    }

    private static LocalDate day(String text) {
        try {
            return LocalDate.parse(text);
        } catch (DateTimeParseException e) {
            throw Problem.badRequest("day: a gaming day such as 2026-01-31");
        }
    }

    private AliasRows.Known patron(String name) {
        return casino.store()
                .read(handle -> AliasRows.patron(handle, name))
                .orElseThrow(() -> Problem.notFound("There is no patron called " + name));
    }

    private static long cents(String text) {
        return Optional.of(text)
                .filter(it -> it.matches("\\d{1,9}\\.\\d\\d"))
                .flatMap(Money::of)
                .map(Money::cents)
                .orElseThrow(() -> Problem.badRequest("least: an amount such as 25.00"));
    }

    private static String result(String text) {
        if (RESULTS.contains(text)) {
            return text;
        }
        throw Problem.badRequest("result: player, banker, tie or void");
    }
}
