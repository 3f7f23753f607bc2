package baccarat.web;

import baccarat.server.Visitor;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.UnaryOperator;
import tools.jackson.databind.json.JsonMapper;

/// Tables that the floor puts up over HTTP, closed, each in a pit of its own.
final class PutUp {

    private PutUp() {}

    /// A table with an example in which something reads otherwise.
    static void table(
            OpenPage open,
            String id,
            String example,
            String dealing,
            UnaryOperator<String> otherwise) {
        String body =
                JsonMapper.shared()
                        .writeValueAsString(
                                Map.of(
                                        "id",
                                        id,
                                        "pit",
                                        "Pit of " + id,
                                        "dealing",
                                        dealing,
                                        "submission",
                                        otherwise.apply(submission(example))));
        open.staff().administrator().post("/v1/tables", body.replace("'", "\\u0027")).is(201);
    }

    private static String submission(String example) {
        try {
            return Files.readString(Path.of("..", "regulations", "examples", example + ".yaml"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Opens a table: the dealer counts the tray, the floor signs for it.
    static void open(OpenPage open, String id) {
        Visitor dealer = open.staff().hire("dan", "dealer");
        Visitor floor = open.staff().hire("fay", "floorperson");
        String slip =
                dealer.post("/v1/tables/" + id + "/opening", "{'tray':'100000.00'}")
                        .is(201)
                        .json()
                        .path("id")
                        .asString();
        floor.post("/v1/slips/" + slip + "/signatures", "{}").is(200);
    }
}
