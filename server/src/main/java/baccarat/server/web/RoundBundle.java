package baccarat.server.web;

import baccarat.records.Recorded;
import baccarat.records.tree.Proofs;
import baccarat.reports.Json;
import baccarat.reports.Program;
import baccarat.reports.ProgramJson;
import baccarat.server.Casino;
import baccarat.server.store.Checkpoints;
import baccarat.server.store.LogTree;
import baccarat.server.store.Logs;
import baccarat.table.Event;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// A round as one file that can be checked on its own: the round itself, the log lines behind it,
/// the proof that each is in the log, and the checkpoint that the house has signed.
final class RoundBundle {

    static final String FORMAT = "round-bundle/1";

    private final Casino casino;
    private final String log;

    RoundBundle(Casino casino, String log) {
        this.casino = casino;
        this.log = log;
    }

    /// @param lines the lines that the caller may have
    ObjectNode of(ObjectNode page, List<Recorded> lines) {
        ObjectNode bundle = Call.object();
        bundle.put("format", FORMAT);
        bundle.set("program", Json.MAPPER.valueToTree(ProgramJson.of(Program.running())));
        bundle.setAll(page);
        casino.store()
                .read(handle -> proof(handle, lines))
                .ifPresent(proof -> bundle.set("proof", proof));
        return bundle;
    }

    /// A log of format 1 contains patrons' names, and a line with a name could be guessed from its
    /// hash.
    private Optional<ObjectNode> proof(Handle handle, List<Recorded> lines) {
        boolean hasNames = Logs.find(handle, log).orElseThrow().header().format() == 1;
        return hasNames || lines.isEmpty()
                ? Optional.empty()
                : Checkpoints.last(handle, log)
                        .filter(signed -> isAbout(signed, lines))
                        .map(signed -> proof(handle, lines, signed));
    }

    /// A round that has just ended may not have been signed yet. Simulated rounds that belong to it
    /// may follow later.
    private static boolean isAbout(Checkpoints.Stored signed, List<Recorded> lines) {
        return lines.stream()
                .filter(RoundBundle::isTheEnd)
                .findFirst()
                .filter(end -> end.number() < signed.size())
                .isPresent();
    }

    private static boolean isTheEnd(Recorded line) {
        return line.happened().event() instanceof Event.EndOfRound;
    }

    private ObjectNode proof(Handle handle, List<Recorded> lines, Checkpoints.Stored signed) {
        var proofs = new Proofs(new LogTree(casino.store().events(), handle, log));
        ObjectNode proof = Call.object();
        proof.set("house", casino.keys().json());
        proof.put("checkpoint", signed.note());
        ArrayNode array = proof.putArray("lines");
        lines.stream()
                .filter(line -> line.number() < signed.size())
                .forEach(
                        line -> {
                            ObjectNode one = array.addObject();
                            one.put("line", line.number() + 1);
                            one.put("text", line.written().line());
                            ArrayNode path = one.putArray("path");
                            proofs.inclusion(line.number(), signed.size())
                                    .forEach(hash -> path.add(hash.hex()));
                        });
        return proof;
    }
}
