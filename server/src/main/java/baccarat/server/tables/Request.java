package baccarat.server.tables;

import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;
import tools.jackson.databind.JsonNode;

/// A command from outside, under an id of the asker's own: sent again, it has no other effect and
/// the same answer.
///
/// @param isSignedIn whether the asker still is; looked at when the request is judged
public record Request(
        Asker who,
        String id,
        JsonNode command,
        BooleanSupplier isSignedIn,
        CompletableFuture<Answer> answer) {}
