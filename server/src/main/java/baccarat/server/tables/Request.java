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

/// A command from outside, under an id of the sender's own. Sent again, it has no second effect and
/// gets the same answer.
///
/// @param session it is sent under; with several processes, the store checks that it exists when
///   the command is stored
/// @param isSignedIn whether the sender still is; checked when the request is judged
public record Request(
        Asker who,
        String id,
        JsonNode command,
        BooleanSupplier isSignedIn,
        Optional<String> session,
        CompletableFuture<Answer> answer) {

    /// Without a session, for machines.
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

    /// The request as the table knows it: with the log's ids for patrons.
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
