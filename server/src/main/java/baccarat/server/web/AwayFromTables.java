package baccarat.server.web;

import baccarat.server.Casino;
import baccarat.server.people.Member;
import baccarat.server.people.Post;
import baccarat.server.tables.TableDoor;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;

/// Refuses odds and counts to patrons who are at a table; they have to leave it first. A table that
/// is not running takes no wagers, so it does not count.
final class AwayFromTables {

    private static final int SECONDS = 2;

    private AwayFromTables() {}

    static void check(Casino casino, Member member) {
        if (member.post() != Post.PATRON) {
            return;
        }
        for (TableDoor table : casino.tables()) {
            if (isAt(table, member.name())) {
                throw Problem.conflict(
                        "Odds are not available while you are at a table; leave %s first."
                                .formatted(table.setting().name()));
            }
        }
    }

    private static boolean isAt(TableDoor table, String name) {
        try {
            return table.isAt(name).orTimeout(SECONDS, TimeUnit.SECONDS).join();
        } catch (CompletionException e) {
            return false;
        }
    }
}
