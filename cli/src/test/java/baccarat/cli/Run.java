package baccarat.cli;

import baccarat.reports.Json;
import java.io.PrintWriter;
import java.io.StringWriter;
import tools.jackson.databind.JsonNode;

/// A run of the command: how it ended and what it wrote.
record Run(int status, String out, String err) {

    static final String EXAMPLES = "../regulations/examples/";

    static Run of(String... args) {
        var out = new StringWriter();
        var err = new StringWriter();
        int status = Main.run(new PrintWriter(out), new PrintWriter(err), args);
        return new Run(status, out.toString(), err.toString());
    }

    JsonNode json() {
        return Json.MAPPER.readTree(out);
    }
}
