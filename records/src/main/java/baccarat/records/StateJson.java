package baccarat.records;

import baccarat.rules.Money;
import baccarat.rules.TableRules;
import baccarat.table.Account;
import baccarat.table.Accounts;
import baccarat.table.Cards;
import baccarat.table.Correctable;
import baccarat.table.CorruptLog;
import baccarat.table.Curator;
import baccarat.table.Funds;
import baccarat.table.Invariants;
import baccarat.table.Meters;
import baccarat.table.People;
import baccarat.table.Phase;
import baccarat.table.Roster;
import baccarat.table.Shoe;
import baccarat.table.Stock;
import baccarat.table.TableState;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;

/// A table as one JSON object, so that it need not be replayed from its first event. Because it can
/// always be rebuilt from the events, a snapshot in another version of this form is not read.
public final class StateJson {

    /// The version of the form.
    public static final int FORM = 8;

    private static final RecordShape<Written> SHAPE = RecordShape.of(Written.class, Spelling.WORDS);

    /// The balance of an account, in cents because the cage may be negative.
    record Held(Account account, long cents) {}

    /// Everything except the rules, which are in the log's header.
    record Written(
            int form,
            Instant clock,
            Phase phase,
            List<String> racks,
            List<Held> accounts,
            Roster roster,
            Stock stock,
            Shoe shoe,
            Meters meters,
            Optional<Curator> curator,
            Correctable correctable) {}

    private StateJson() {}

    public static String write(TableState state) {
        var written =
                new Written(
                        FORM,
                        state.clock(),
                        state.phase(),
                        state.accounts().patrons(),
                        held(state.accounts()),
                        state.roster(),
                        state.stock(),
                        state.shoe(),
                        state.meters(),
                        state.curator(),
                        state.correctable());
        return Json.object(out -> SHAPE.writeFields(written, out));
    }

    private static List<Held> held(Accounts accounts) {
        return accounts.held().entrySet().stream()
                .map(entry -> new Held(entry.getKey(), entry.getValue().cents()))
                .toList();
    }

    /// Whether a table was written in this version's form; otherwise it is rebuilt from the events.
    public static boolean isOfThisForm(String json) {
        return Json.field(Json.parse(json), "form", Shapes.WHOLE) == FORM;
    }

    /// Reads what [#write] writes; throws [BadRecord] for any other JSON or for an impossible
    /// table.
    public static TableState read(String json, TableRules rules) {
        var object = Json.parse(json);
        checkForm(Json.field(object, "form", Shapes.WHOLE));
        Written written = SHAPE.read(object);
        try {
            var state =
                    new TableState(
                            rules,
                            written.clock(),
                            written.phase(),
                            new People(written.roster(), written.curator()),
                            new Cards(written.stock(), written.shoe()),
                            new Funds(accounts(written), written.meters(), written.correctable()));
            Invariants.check(state);
            return state;
        } catch (CorruptLog e) {
            throw new BadRecord(String.valueOf(e.getMessage()));
        }
    }

    private static void checkForm(int form) {
        if (form != FORM) {
            throw new BadRecord("should be %d, not %d".formatted(FORM, form)).in("form");
        }
    }

    private static Accounts accounts(Written written) {
        var held = new LinkedHashMap<Account, Money>();
        written.accounts().forEach(one -> held.put(one.account(), new Money(one.cents())));
        return Accounts.of(written.racks(), held);
    }
}
