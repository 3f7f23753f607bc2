package baccarat.server.web;

import static baccarat.server.web.Route.Verb.GET;
import static baccarat.server.web.Route.Verb.POST;

import baccarat.reports.Json;
import baccarat.rules.Money;
import baccarat.server.Casino;
import baccarat.server.floor.CashDay;
import baccarat.server.money.GamingDay;
import baccarat.server.people.Post;
import baccarat.server.store.CashMoves;
import baccarat.server.store.Significant;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Cash per patron and gaming day, and the calls when a threshold is passed.
final class CashRoutes {

    private final Casino casino;
    private final StaffReads reads;

    CashRoutes(Casino casino, StaffReads reads) {
        this.casino = casino;
        this.reads = reads;
    }

    List<Route> all() {
        return List.of(
                Route.only(
                        GET,
                        "/cash",
                        Post.with(FloorRoutes.THE_CAGE, Post.READERS),
                        "cash in and out per patron of a gaming day",
                        this::day),
                Route.only(
                        GET,
                        "/cash/calls",
                        Post.with(FloorRoutes.THE_CAGE, Post.READERS),
                        "thresholds of cash that were passed in a gaming day",
                        this::calls),
                Route.only(
                        POST,
                        "/cash/calls",
                        FloorRoutes.THE_CAGE,
                        "take the call about a patron's cash",
                        this::take));
    }

    private CashDay cash(String text) {
        GamingDay house = ReportRoutes.day(casino);
        LocalDate day = ReportRoutes.day(text, house, casino.clock().instant());
        return CashDay.of(casino.store(), house, day, casino.settings().powers());
    }

    private void day(Call call) {
        call.only("day", "form");
        CashDay cash = cash(call.query("day").orElse("today"));
        String form = call.query("form").orElse("json");
        switch (form) {
            case "csv" -> {
                reads.export(call, Optional.empty(), "the cash of patrons on " + cash.day());
                call.download("text/csv; charset=utf-8", "cash.csv", cash.csv());
            }
            case "json" -> {
                reads.read(call, Optional.empty(), "the cash of patrons on " + cash.day());
                call.answer(json(cash));
            }
            default -> throw Problem.badRequest("form: json or csv");
        }
    }

    private static ObjectNode json(CashDay cash) {
        ObjectNode node = Call.object();
        node.put("day", cash.day().toString());
        ArrayNode patrons = node.putArray("patrons");
        cash.moves()
                .forEach(
                        (patron, moves) -> {
                            ObjectNode one = patrons.addObject();
                            one.put("patron", patron);
                            one.put("in", cash.sum(patron, true).toString());
                            one.put("out", cash.sum(patron, false).toString());
                            ArrayNode list = one.putArray("moves");
                            moves.forEach(move -> list.add(json(move)));
                        });
        node.set("calls", json(cash.calls()));
        return node;
    }

    private static ObjectNode json(CashMoves.Move move) {
        return Call.object()
                .put("at", move.at().toString())
                .put("where", move.where())
                .put("direction", direction(move.isIn()))
                .put("amount", new Money(move.cents()).toString());
    }

    private static String direction(boolean isIn) {
        return isIn ? "in" : "out";
    }

    private static ArrayNode json(List<CashDay.Call> calls) {
        ArrayNode array = Json.MAPPER.createArrayNode();
        for (CashDay.Call one : calls) {
            ObjectNode node = array.addObject();
            node.put("patron", one.patron());
            node.put("direction", direction(one.isIn()));
            node.put("threshold", one.threshold().toString());
            node.put("since", one.since().toString());
            one.taken()
                    .ifPresent(
                            it -> node.put("takenBy", it.by()).put("takenAt", it.at().toString()));
        }
        return array;
    }

    private void calls(Call call) {
        call.only("day");
        CashDay cash = cash(call.query("day").orElse("today"));
        ObjectNode node = Call.object();
        node.put("day", cash.day().toString());
        node.set("calls", json(cash.calls()));
        call.answer(node);
    }

    private void take(Call call) {
        JsonNode body = call.body();
        CashDay cash = cash(call.text(body, "day"));
        String patron = call.text(body, "patron");
        boolean isIn = call.text(body, "direction").equals("in");
        Money threshold = call.money(body, "threshold");
        CashDay.Call passed =
                cash.calls(patron)
                        .filter(it -> it.isIn() == isIn && it.threshold().equals(threshold))
                        .findFirst()
                        .orElseThrow(() -> Problem.notFound("There is no such call."));
        Instant now = casino.clock().instant();
        var taken = new CashMoves.Taken(patron, isIn, threshold.cents(), call.who().name(), now);
        boolean isFirst = casino.store().write(handle -> take(handle, cash, passed, taken)).join();
        if (!isFirst) {
            throw Problem.conflict("Somebody else has taken this call.");
        }
        call.nothing();
    }

    private static boolean take(
            Handle handle, CashDay cash, CashDay.Call passed, CashMoves.Taken taken) {
        if (!CashMoves.take(handle, cash.day().toString(), taken)) {
            return false;
        }
        String words =
                "%s: %s cash %s on %s, above %s"
                        .formatted(
                                passed.patron(),
                                cash.sum(passed.patron(), passed.isIn()),
                                direction(passed.isIn()),
                                cash.day(),
                                passed.threshold());
        Significant.note(handle, taken.at(), "cash", taken.by(), Optional.empty(), words);
        return true;
    }
}
