package baccarat.server.web;

import baccarat.reports.Json;
import baccarat.server.Casino;
import baccarat.server.floor.Draft;
import baccarat.server.floor.SlipDesk;
import baccarat.server.floor.SlipDesk.Outcome;
import baccarat.server.store.Counts;
import baccarat.server.store.SlipPapers;
import baccarat.server.store.Slips;
import baccarat.server.store.Slips.Slip;
import baccarat.server.tables.Answer;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Slips as JSON, and the results of signatures.
final class SlipAnswer {

    private SlipAnswer() {}

    static void list(Call call, Casino casino, List<Slip> slips) {
        ObjectNode node = Call.object();
        ArrayNode array = node.putArray("slips");
        slips.forEach(slip -> array.add(json(slip, casino)));
        call.answer(node);
    }

    /// A new slip, signed by the person whom the body proves.
    static void ask(Call call, Casino casino, SlipDesk desk, Draft draft) {
        Signer signer = Signer.of(casino, call);
        call.context().status(201);
        tell(call, desk.ask(draft, signer.member(), signer.proof()), casino);
    }

    static void tell(Call call, Outcome outcome, Casino casino) {
        switch (outcome) {
            case Outcome.Waits(var slip) -> call.answer(json(slip, casino));
            case Outcome.Done(var slip) -> call.answer(json(slip, casino));
            case Outcome.NotSigned(var why) ->
                    throw Problem.conflict("This signature does not count: " + why);
            case Outcome.TooLittle(var why) -> throw Problem.conflict(why);
            case Outcome.Refused(var slip, var answer) -> throw refused(slip, answer, casino);
        }
    }

    private static Problem refused(Slip slip, Answer answer, Casino casino) {
        return switch (answer) {
            case Answer.Refused refused ->
                    Problem.refused(
                            refused,
                            casino.table(slip.table().orElseThrow())
                                    .orElseThrow()
                                    .setting()
                                    .approved()
                                    .regulation());
            case Answer.Unreadable(var what) -> Problem.badRequest(what);
            case Answer.Unavailable(var why) ->
                    Problem.unavailable("Not carried out: %s. Sign again later.".formatted(why));
            case Answer.Accepted _, Answer.IdTaken _ ->
                    Problem.unavailable("The table does not answer. Sign again.");
        };
    }

    private static ObjectNode json(Slip slip, Casino casino) {
        ObjectNode node = Call.object();
        node.put("id", slip.id());
        SlipPapers.Paper paper = casino.store().read(handle -> SlipPapers.of(handle, slip.id()));
        node.put("number", paper.number());
        node.put("kind", slip.kind().toString());
        slip.table().ifPresent(it -> node.put("table", it));
        slip.patron().ifPresent(it -> node.put("patron", it));
        node.put("amount", slip.amount().toString());
        if (!paper.chips().isEmpty()) {
            ObjectNode chips = node.putObject("chips");
            paper.chips().forEach((value, pieces) -> chips.put(value.toString(), pieces));
        }
        slip.means().ifPresent(it -> node.put("means", it));
        slip.reason().ifPresent(it -> node.put("reason", it));
        slip.command().ifPresent(it -> node.set("command", Json.MAPPER.readTree(it)));
        node.put("askedBy", slip.signers().getFirst());
        ArrayNode signatures = node.putArray("signatures");
        slip.signers().forEach(signatures::add);
        node.put("at", slip.at().toString());
        slip.doneAt().ifPresent(at -> node.put("doneAt", at.toString()));
        slip.withdrawnBy().ifPresent(who -> node.put("withdrawnBy", who));
        if (slip.kind() == Slips.Kind.CLOSING && slip.doneAt().isPresent()) {
            casino.store()
                    .read(handle -> Counts.of(handle, slip.id()))
                    .ifPresent(count -> count(slip, count, node));
        }
        return node;
    }

    /// Both signers see it once the count is done.
    private static void count(Slip slip, Counts.Count count, ObjectNode node) {
        node.put("books", count.books().toString());
        node.put("difference", slip.amount().minus(count.books()).toString());
        count.reason().ifPresent(reason -> node.put("explanation", reason));
        count.explainedBy().ifPresent(who -> node.put("explainedBy", who));
    }
}
