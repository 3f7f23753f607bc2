package baccarat.server.tables;

import baccarat.server.names.Asker;
import baccarat.server.names.Naming;
import baccarat.server.store.Commands;
import baccarat.table.Role;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;
import tools.jackson.databind.JsonNode;

/// A command from outside, under an id of the asker's own: sent again, it has no other effect and
/// the same answer.
///
/// @param session under which it is asked: where there are several processes, the store looks
///   whether it is there when the command is stored
/// @param isSignedIn whether the asker still is; looked at when the request is judged
public record Request(
        Asker who,
        String id,
        JsonNode command,
        BooleanSupplier isSignedIn,
        Optional<String> session,
        CompletableFuture<Answer> answer) {

    /// Under no session, as a machine asks.
    public Request(
            Asker who,
            String id,
            JsonNode command,
            BooleanSupplier isSignedIn,
            CompletableFuture<Answer> answer) {
        this(who, id, command, isSignedIn, Optional.empty(), answer);
    }

    /// As the store remembers it.
    Commands.Asked asked(String log, Instant at) {
        return new Commands.Asked(who.id(), id, log, at, CommandDigest.of(command));
    }

    /// The request as the table knows it: with the ids of its log for patrons.
    Request inside(Naming naming) {
        boolean isStaff = who.person().role() != Role.PATRON;
        return new Request(
                naming.inside(who),
                id,
                naming.inside(command, isStaff),
                isSignedIn,
                session,
                answer);
    }
}
