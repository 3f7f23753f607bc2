package baccarat.cli;

import baccarat.table.Happened;
import baccarat.table.TableState;

/// Watches a table without acting there: prints, counts or records.
interface Onlooker {

    /// `before` and `after`: the table around the command that brought the event about.
    void saw(Happened happened, TableState before, TableState after);
}
