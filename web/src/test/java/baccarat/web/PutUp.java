package baccarat.web;

import baccarat.server.FirstTables;
import baccarat.server.Staff;
import baccarat.server.Visitor;
import java.util.function.UnaryOperator;

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
        Staff.table(
                        open.staff().administrator(),
                        id,
                        "Pit of " + id,
                        dealing,
                        otherwise.apply(FirstTables.submission(example)))
                .is(201);
    }

    /// Opens a table: the dealer counts the tray, the floor signs for it.
    static void open(OpenPage open, String id) {
        opened(id, open.staff().hire("dan", "dealer"), open.staff().hire("fay", "floorperson"));
    }

    /// The same by two who are there already.
    static void opened(String id, Visitor dealer, Visitor floor) {
        Staff.slip(dealer, floor, "/v1/tables/" + id + "/opening", "{'tray':'100000.00'}").is(200);
    }
}
