package baccarat.server.tables;

import baccarat.server.store.TableOwners;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// How a process claims a table.
public interface Owners {

    /// For a casino in one process, which needs no claims.
    Owners ALONE = (_, table, _) -> TableOwners.Claim.alone(table);

    /// Claims a table, in a transaction before the table is loaded.
    ///
    /// @param before this process's own claim, if it led the table already: then the table is not
    ///   taken from a process that has claimed it meanwhile
    TableOwners.Claim claim(Handle handle, String table, Optional<TableOwners.Claim> before);

    /// For one of several processes.
    ///
    /// @param process its name for the others
    static Owners of(String process) {
        return (handle, table, before) ->
                before.map(it -> TableOwners.again(handle, it, process))
                        .orElseGet(() -> TableOwners.claim(handle, table, process));
    }
}
