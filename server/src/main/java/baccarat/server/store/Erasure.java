package baccarat.server.store;

import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jdbi.v3.core.Handle;

/// Removes a person's name from the store. Rows that others need stay, under a meaningless name:
/// the ledger has to add up, and logs are never changed.
public final class Erasure {

    private static final int BYTES = 6;
    private static final SecureRandom RANDOM = new SecureRandom();

    private Erasure() {}

    /// Replaces the name everywhere except in logs.
    ///
    /// @return the name that replaces it
    public static String of(Handle handle, String person, String name) {
        var bytes = new byte[BYTES];
        RANDOM.nextBytes(bytes);
        String erased = "erased-" + HexFormat.of().formatHex(bytes);
        handle.execute("DELETE FROM alias WHERE person = ?", person);
        handle.execute("DELETE FROM session WHERE person = ?", person);
        handle.execute("DELETE FROM device WHERE person = ?", person);
        handle.execute("DELETE FROM passkey WHERE person = ?", person);
        handle.execute("DELETE FROM command WHERE person = ?", person);
        handle.execute("DELETE FROM guest WHERE person = ?", person);
        handle.execute("DELETE FROM own_limit WHERE person = ?", person);
        handle.execute("DELETE FROM away WHERE person = ?", person);
        handle.execute("DELETE FROM visit WHERE person = ?", person);
        handle.execute(
                "UPDATE person SET name = ?, name_key = ?, password = NULL, shown = '',"
                        + " erasure_asked_at = NULL WHERE id = ?",
                erased,
                erased,
                person);
        handle.execute("UPDATE round_patron SET patron = ? WHERE patron = ?", erased, name);
        handle.execute("UPDATE round_wager SET patron = ? WHERE patron = ?", erased, name);
        handle.execute("UPDATE patron_result SET patron = ? WHERE patron = ?", erased, name);
        account(handle, Ledger.PATRON + name, Ledger.PATRON + erased);
        significant(handle, name, erased);
        slips(handle, name, erased);
        return erased;
    }

    /// An order may name the patron it is about.
    private static void slips(Handle handle, String name, String erased) {
        handle.execute("UPDATE slip SET patron = ? WHERE patron = ?", erased, name);
        handle.execute("UPDATE cash_call SET patron = ? WHERE patron = ?", erased, name);
        handle.execute(
                "UPDATE slip SET command = replace(command, ?, ?) WHERE command IS NOT NULL",
                named(name),
                named(erased));
    }

    private static String named(String patron) {
        return "\"patron\":\"" + patron + "\"";
    }

    private static void account(Handle handle, String old, String now) {
        handle.execute("UPDATE posting SET from_account = ? WHERE from_account = ?", now, old);
        handle.execute("UPDATE posting SET to_account = ? WHERE to_account = ?", now, old);
        handle.execute("UPDATE balance SET account = ? WHERE account = ?", now, old);
    }

    /// The name may occur anywhere in a sentence; a longer name that contains it belongs to someone
    /// else.
    private static void significant(Handle handle, String name, String erased) {
        record Row(long id, String who, String detail) {}
        var whole =
                Pattern.compile(
                        "(?<![\\p{L}\\p{N}._'-])" + Pattern.quote(name) + "(?![\\p{L}\\p{N}_'-])");
        List<Row> rows =
                handle.createQuery(
                                "SELECT id, who, detail FROM significant"
                                        + " WHERE who LIKE :some OR detail LIKE :some")
                        .bind("some", "%" + name.replaceAll("[%_]", "_") + "%")
                        .map(
                                (row, _) ->
                                        new Row(
                                                row.getLong("id"),
                                                row.getString("who"),
                                                row.getString("detail")))
                        .list();
        for (Row row : rows) {
            handle.execute(
                    "UPDATE significant SET who = ?, detail = ? WHERE id = ?",
                    replaced(whole, row.who(), erased),
                    replaced(whole, row.detail(), erased),
                    row.id());
        }
    }

    private static String replaced(Pattern name, String text, String erased) {
        return name.matcher(text).replaceAll(Matcher.quoteReplacement(erased));
    }
}
