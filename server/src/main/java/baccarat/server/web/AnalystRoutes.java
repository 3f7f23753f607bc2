package baccarat.server.web;

import static baccarat.server.web.Route.Verb.POST;

import baccarat.odds.Composition;
import baccarat.odds.Known;
import baccarat.odds.Odds;
import baccarat.odds.Question;
import baccarat.odds.WagerOdds;
import baccarat.records.Names;
import baccarat.regulations.Review;
import baccarat.reports.AskedOdds;
import baccarat.reports.CannotBe;
import baccarat.reports.Json;
import baccarat.reports.MathReport;
import baccarat.reports.OddsJson;
import baccarat.reports.RemovalsJson;
import baccarat.reports.ReportHtml;
import baccarat.reports.ReportJson;
import baccarat.reports.ReviewJson;
import baccarat.reports.Warnings;
import baccarat.rules.TableRules;
import baccarat.server.Casino;
import java.util.List;
import java.util.function.Supplier;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The analyst's page: reviews, exact odds and the mathematics report. Not for a patron who is at a
/// table, where no one gets live odds or counts.
final class AnalystRoutes {

    private final Casino casino;

    AnalystRoutes(Casino casino) {
        this.casino = casino;
    }

    List<Route> all() {
        return List.of(
                Route.everybody(
                        POST,
                        "/reviews",
                        "review a Rules Submission",
                        awayFromTables(this::review)),
                Route.everybody(
                        POST, "/odds", "the exact odds of every wager", awayFromTables(this::odds)),
                Route.everybody(
                        POST,
                        "/odds/removal",
                        "the effect of removing each card from the shoe",
                        awayFromTables(this::removal)),
                Route.everybody(
                        POST,
                        "/report",
                        "the mathematics report of a Rules Submission",
                        awayFromTables(this::report)));
    }

    private Route.Action awayFromTables(Route.Action action) {
        return call -> {
            AwayFromTables.check(casino, call.who());
            try {
                action.take(call);
            } catch (CannotBe e) {
                throw Problem.badRequest(e.line());
            }
        };
    }

    private <T> T counted(Supplier<T> count) {
        return casino.analysis().count(count);
    }

    private void review(Call call) {
        Review review = casino.floor().review(call.text());
        call.answer(
                switch (review) {
                    case Review.Approved approved -> approved(approved);
                    case Review.Objected _ ->
                            Json.MAPPER.<ObjectNode>valueToTree(ReviewJson.of(review));
                });
    }

    private ObjectNode approved(Review.Approved approved) {
        TableRules rules = approved.rules();
        Question question = Question.of(Composition.of(rules.cards().decksInTheShoe()), rules);
        Odds odds = counted(() -> AskedOdds.odds(question));
        ObjectNode node =
                Json.MAPPER.valueToTree(ReviewJson.of(approved, Warnings.of(rules, odds)));
        node.put("name", approved.name());
        edges(odds, node.putArray("houseEdges"));
        return node;
    }

    private static void edges(Odds odds, ArrayNode edges) {
        for (WagerOdds wager : odds.wagers()) {
            ObjectNode one = edges.addObject();
            one.put("wager", Names.of(wager.wager()));
            one.put("houseEdge", wager.houseEdge());
        }
    }

    private void odds(Call call) {
        Question question = OddsBody.question(call.body(), casino);
        answer(call, counted(() -> OddsJson.of(AskedOdds.odds(question))));
    }

    private void removal(Call call) {
        Question question = OddsBody.question(call.body(), casino);
        answer(call, counted(() -> RemovalsJson.of(question)));
    }

    private static void answer(Call call, Object shape) {
        call.answer("application/json", Json.MAPPER.writeValueAsString(shape));
    }

    /// The report as JSON, or as a page to print, which is downloaded because its style is inline.
    private void report(Call call) {
        var fields = new Fields(call.body());
        boolean html =
                switch (fields.text("form").orElse("json")) {
                    case "html" -> true;
                    case "json" -> false;
                    default -> throw Problem.badRequest("form: html or json");
                };
        AskedRules asked = AskedRules.of(fields, casino);
        Review.Approved approved =
                asked.approved()
                        .orElseThrow(() -> Problem.badRequest("submission: a text is missing"));
        AskedOdds chair = OddsBody.chair(fields);
        fields.noOthers();
        TableRules rules = approved.rules();
        Question question =
                chair.question(
                        Composition.of(rules.cards().decksInTheShoe()), rules, Known.NOTHING);
        MathReport report = counted(() -> MathReport.of(approved, asked.sha256(), question));
        if (html) {
            call.download("text/html; charset=utf-8", "report.html", ReportHtml.of(report) + "\n");
        } else {
            answer(call, ReportJson.of(report));
        }
    }
}
