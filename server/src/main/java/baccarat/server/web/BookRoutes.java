package baccarat.server.web;

import static baccarat.server.web.Route.Verb.GET;

import baccarat.regulations.Kind;
import baccarat.regulations.Regulation;
import baccarat.regulations.Summary;
import baccarat.reports.ClauseLedger;
import baccarat.reports.Json;
import baccarat.reports.Readings;
import baccarat.rules.CardRules;
import baccarat.server.Casino;
import baccarat.server.FirstTables;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The book: the documents, their clauses, and the readings.
final class BookRoutes {

    private static final int LONGEST_SEARCH = 100;

    private final Casino casino;
    private final List<ClauseLedger.Entry> clauses;

    BookRoutes(Casino casino) {
        this.casino = casino;
        this.clauses = ClauseLedger.of(casino.regulations());
    }

    List<Route> all() {
        return List.of(
                Route.open(GET, "/regulations", "the rule documents", this::regulations),
                Route.open(
                        GET,
                        "/regulations/{regulation}/clauses",
                        "the clauses of a document, and the tests that show them",
                        this::clauses),
                Route.open(
                        GET,
                        "/regulations/{regulation}/terms",
                        "what a document lets a licensee choose, and what it prescribes",
                        this::terms),
                Route.open(GET, "/examples", "example submissions, all approved", this::examples),
                Route.open(
                        GET,
                        "/readings",
                        "how the documents are read where they are unclear",
                        this::readings),
                Route.open(GET, "/readings/{number}", "the page of a reading", this::reading));
    }

    private void regulations(Call call) {
        ObjectNode node = Call.object();
        ArrayNode all = node.putArray("regulations");
        for (Regulation regulation : casino.regulations().all()) {
            ObjectNode one = all.addObject();
            one.put("id", regulation.id());
            one.put("title", regulation.title());
            one.put("clauses", regulation.clauses().size());
        }
        call.answer(node);
    }

    private Regulation regulation(Call call) {
        return casino.regulations()
                .of(call.path("regulation"))
                .orElseThrow(
                        () -> Problem.notFound("there is no document " + call.path("regulation")));
    }

    private void terms(Call call) {
        Regulation regulation = regulation(call);
        ObjectNode node = Call.object();
        node.put("regulation", regulation.id());
        ArrayNode keys = node.putArray("keys");
        Summary.keys(regulation).forEach(keys::add);
        ObjectNode batches = node.putObject("batches");
        regulation.batches().forEach((shuffle, number) -> batches.put(word(shuffle), number));
        ArrayNode terms = node.putArray("terms");
        for (Summary.Line line : Summary.of(regulation)) {
            ObjectNode one = terms.addObject();
            one.put("about", line.about());
            one.put("acceptable", line.acceptable());
            line.unsaid().ifPresent(unsaid -> one.put("unsaid", unsaid));
            ArrayNode clauses = one.putArray("clauses");
            line.clauses().forEach(clauses::add);
        }
        call.answer(node);
    }

    /// As written in a submission.
    private static String word(CardRules.Shuffle shuffle) {
        return switch (shuffle) {
            case MANUAL -> "manual";
            case MACHINE -> "machine";
            case PRESHUFFLED -> "preshuffled";
            case CONTINUOUS -> "continuous";
        };
    }

    private void examples(Call call) {
        ObjectNode node = Call.object();
        ArrayNode examples = node.putArray("examples");
        for (String id : FirstTables.EXAMPLES) {
            ObjectNode one = examples.addObject();
            one.put("id", id);
            one.put("submission", FirstTables.submission(id));
        }
        call.answer(node);
    }

    private void clauses(Call call) {
        Regulation regulation = regulation(call);
        Optional<Kind> kind =
                call.query("kind")
                        .map(
                                text ->
                                        Kind.of(text)
                                                .orElseThrow(
                                                        () ->
                                                                Problem.badRequest(
                                                                        "kind: one of "
                                                                                + List.of(
                                                                                        Kind
                                                                                                .values()))));
        String search = call.query("search").orElse("").toLowerCase(Locale.ROOT);
        if (search.length() > LONGEST_SEARCH) {
            throw Problem.badRequest("search: up to 100 characters");
        }
        ObjectNode node = Call.object();
        node.put("regulation", regulation.id());
        ArrayNode found = node.putArray("clauses");
        clauses.stream()
                .filter(clause -> clause.regulation().equals(regulation.id()))
                .filter(clause -> kind.map(it -> it.toString().equals(clause.kind())).orElse(true))
                .filter(clause -> says(clause, search))
                .forEach(clause -> found.add((ObjectNode) Json.MAPPER.valueToTree(clause)));
        call.answer(node);
    }

    private static boolean says(ClauseLedger.Entry clause, String search) {
        return (clause.path() + " " + clause.gist()).toLowerCase(Locale.ROOT).contains(search)
                || clause.parts().stream()
                        .anyMatch(
                                part ->
                                        (part.part() + " " + part.gist())
                                                .toLowerCase(Locale.ROOT)
                                                .contains(search));
    }

    private void readings(Call call) {
        ObjectNode node = Call.object();
        ArrayNode all = node.putArray("readings");
        Readings.all().forEach(reading -> all.add(json(reading)));
        call.answer(node);
    }

    private static ObjectNode json(Readings.Reading reading) {
        ObjectNode node = Call.object();
        node.put("number", reading.number());
        node.put("title", reading.title());
        node.put("gist", reading.gist());
        ArrayNode where = node.putArray("where");
        Readings.where(reading).forEach(where::add);
        return node;
    }

    private void reading(Call call) {
        String number = call.path("number");
        Readings.Reading reading =
                Optional.of(number)
                        .filter(text -> text.matches("\\d{1,3}"))
                        .flatMap(text -> Readings.of(Integer.parseInt(text)))
                        .orElseThrow(() -> Problem.notFound("there is no reading " + number));
        ObjectNode node = json(reading);
        node.put("markdown", Readings.text(reading));
        call.answer(node);
    }
}
