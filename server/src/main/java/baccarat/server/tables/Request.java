package baccarat.server.tables;

import java.util.concurrent.CompletableFuture;
import tools.jackson.databind.JsonNode;

/// A command from outside, under an id of the asker's own: sent again, it has no other effect and
/// the same answer.
public record Request(Asker who, String id, JsonNode command, CompletableFuture<Answer> answer) {}
