package baccarat.cli;

import baccarat.table.Happened;
import baccarat.table.TableState;

/// Somebody who watches a table and does nothing there: prints, counts or writes down.
interface Onlooker {

    /// `before` and `after`: the table around the command that brought the event about.
    void saw(Happened happened, TableState before, TableState after);
}
