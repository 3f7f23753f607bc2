package baccarat.server.web;

import static baccarat.server.web.Route.Verb.GET;
import static baccarat.server.web.Route.Verb.POST;

import baccarat.regulations.Review;
import baccarat.reports.Paper;
import baccarat.reports.PrintedSubmission.As;
import baccarat.server.Casino;
import baccarat.server.analysis.Prints;
import baccarat.server.floor.RulesDesk;
import baccarat.server.store.Submissions;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Stored submissions, with which tables are put up.
final class SubmissionRoutes {

    private final Casino casino;
    private final RulesDesk rules;

    SubmissionRoutes(Casino casino, RulesDesk rules) {
        this.casino = casino;
        this.rules = rules;
    }

    List<Route> all() {
        return List.of(
                Route.only(
                        GET,
                        "/submissions",
                        FloorRoutes.THE_FLOOR,
                        "approved submissions",
                        this::submissions),
                Route.only(
                        GET,
                        "/submissions/{submission}",
                        FloorRoutes.THE_FLOOR,
                        "an approved submission with its text",
                        this::submission),
                Route.only(
                        POST,
                        "/submissions",
                        FloorRoutes.THE_FLOOR,
                        "keep an approved submission",
                        this::keep),
                Route.only(
                        POST,
                        "/submissions/print",
                        FloorRoutes.THE_FLOOR,
                        "an approved submission as a page to print",
                        this::print));
    }

    private void print(Call call) {
        var fields = new Fields(call.body());
        String yaml = fields.text("submission").orElse("");
        As as =
                fields.text("as", "document, card, sign, layout or training", As::of)
                        .orElse(As.DOCUMENT);
        Paper paper = fields.text("paper", "a4 or letter", Paper::of).orElse(Paper.A4);
        fields.noOthers();
        Review.Approved approved = approved(yaml);
        String page = casino.analysis().count(() -> Prints.of(approved, yaml).html(as, paper));
        call.download("text/html; charset=utf-8", as + ".html", page);
    }

    /// `submission` is either YAML text or the id of a stored one.
    String yaml(Call call, JsonNode body) {
        String given = call.text(body, "submission");
        return casino.store()
                .read(handle -> Submissions.find(handle, given))
                .map(Submissions.Submission::yaml)
                .orElse(given);
    }

    Review.Approved approved(String yaml) {
        return switch (casino.floor().review(yaml)) {
            case Review.Approved approved -> approved;
            case Review.Objected objected -> throw Problem.objected(objected);
        };
    }

    private void keep(Call call) {
        String yaml = call.text(call.body(), "submission");
        Review.Approved approved = approved(yaml);
        FloorRoutes.name("name", approved.name());
        call.answer(201, json(rules.keep(approved, yaml, call.who().name())));
    }

    private void submissions(Call call) {
        ObjectNode node = Call.object();
        ArrayNode array = node.putArray("submissions");
        casino.store().read(Submissions::all).forEach(one -> array.add(json(one)));
        call.answer(node);
    }

    private void submission(Call call) {
        String id = call.path("submission");
        Submissions.Submission kept =
                casino.store()
                        .read(handle -> Submissions.find(handle, id))
                        .orElseThrow(() -> Problem.notFound("there is no submission " + id));
        ObjectNode node = json(kept);
        node.put("submission", kept.yaml());
        call.answer(node);
    }

    private static ObjectNode json(Submissions.Submission one) {
        ObjectNode node = Call.object();
        node.put("id", one.id());
        node.put("name", one.name());
        node.put("regulation", one.regulation());
        node.put("by", one.by());
        node.put("at", one.at().toString());
        return node;
    }
}
