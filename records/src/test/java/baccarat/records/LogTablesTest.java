package baccarat.records;

import static java.util.stream.Collectors.toMap;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.records.LogTables.Name;
import baccarat.regulations.ExampleFiles;
import baccarat.rules.Money;
import baccarat.rules.Step;
import baccarat.table.Account;
import baccarat.table.Event;
import baccarat.table.Happened;
import baccarat.table.TableState;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/// The rows of a log against what the table itself counts, in worlds in which everything goes
/// wrong.
@Tag("slow")
class LogTablesTest {

    static final List<String> EXAMPLES = ExampleFiles.NAMES;
    private static final int ROUNDS = 150;

    /// Chips that are bought or carried away: no win of either side.
    private static final Set<String> BETWEEN_POCKET_AND_RACK =
            Set.of("ChipsBought", "ChipsTakenAway", "PatronLeft", "SpokenWagerConfirmed");

    /// Counts beside the rows.
    private static final class Counted extends CarelessCoverage {

        private final Map<Name, Integer> rows = new EnumMap<>(Name.class);
        private final Map<Account, Long> balances = new HashMap<>();
        private final LogTables tables = new LogTables(1, this::row);
        private long events;
        private int drawn;
        private int fromTheShoe;
        private long wonByMoney;
        private long wonByWagers;
        private long pressedBySteps;
        private long pressedByWagers;
        private int ends;
        private long owed;

        @Override
        void happened(TableState before, Happened event, TableState after) {
            super.happened(before, event, after);
            events++;
            tables.saw(events, before, event, after);
            boolean sameDecks =
                    before.stock().stacked() == after.stock().stacked()
                            && !after.stock().opened().isEmpty();
            if (sameDecks) {
                drawn += Math.max(0, before.stock().shoe() - after.stock().shoe());
            }
            if (event.event() instanceof Event.HouseMoneySettled(_, _, var steps)) {
                steps.stream()
                        .filter(step -> step.action() == Step.Action.PRESS)
                        .forEach(step -> pressedBySteps += step.amount().cents());
            }
            HouseShare.of(before, event).forEach(share -> owed += share.owed());
            assertEquals(owed(after), owed, "vigorish owed, event " + events);
            if (event.event() instanceof Event.EndOfRound) {
                ends++;
                assertEquals(drawn, fromTheShoe, "cards out of the shoe, event " + events);
                assertEquals(wonByMoney, wonByWagers, "the house's win, event " + events);
                assertEquals(pressedBySteps, pressedByWagers, "pressed, event " + events);
                assertEquals(held(after), nonZero(balances), "balances, event " + events);
            }
        }

        private void row(Name table, List<String> cells) {
            assertEquals(table.columns().size(), cells.size());
            rows.merge(table, 1, Integer::sum);
            Map<String, String> row = new HashMap<>();
            for (int i = 0; i < cells.size(); i++) {
                row.put(table.columns().get(i), cells.get(i));
            }
            switch (table) {
                case CARDS -> fromTheShoe += "shoe".equals(row.get("from")) ? 1 : 0;
                case MONEY -> moved(row);
                case WAGERS -> {
                    wonByWagers += cents(row, "house-win") + cents(row, "vigorish");
                    pressedByWagers += cents(row, "pressed");
                }
            }
        }

        private void moved(Map<String, String> row) {
            Account from = account(row, "from");
            Account to = account(row, "to");
            long cents = cents(row, "amount");
            balances.merge(from, -cents, Long::sum);
            balances.merge(to, cents, Long::sum);
            if (to instanceof Account.VigorishBox) {
                wonByMoney += cents;
            } else if (isPatrons(from) != isPatrons(to)
                    && !BETWEEN_POCKET_AND_RACK.contains(row.get("what"))) {
                wonByMoney += isPatrons(from) ? cents : -cents;
            }
        }

        private static Account account(Map<String, String> row, String column) {
            return AccountWords.read(Objects.requireNonNull(row.get(column))).orElseThrow();
        }

        private static long cents(Map<String, String> row, String column) {
            String text = Objects.requireNonNull(row.get(column));
            boolean minus = text.startsWith("-");
            long cents = Money.of(minus ? text.substring(1) : text).orElseThrow().cents();
            return minus ? -cents : cents;
        }

        private static boolean isPatrons(Account account) {
            return account instanceof Account.Rack || account instanceof Account.Wagers;
        }

        private static long owed(TableState state) {
            return state.roster().markers().values().stream()
                            .mapToLong(marker -> marker.owed().cents())
                            .sum()
                    + state.roster().unpaid().stream().mapToLong(left -> left.owed().cents()).sum();
        }

        private static Map<Account, Long> held(TableState state) {
            return nonZero(
                    state.accounts().held().entrySet().stream()
                            .collect(toMap(Map.Entry::getKey, one -> one.getValue().cents())));
        }

        private static Map<Account, Long> nonZero(Map<Account, Long> balances) {
            var kept = new HashMap<>(balances);
            kept.values().removeIf(cents -> cents == 0);
            return kept;
        }
    }

    @ParameterizedTest
    @FieldSource("EXAMPLES")
    void rows_add_up_to_what_the_table_counts(String example) {
        var counted = new Counted();
        new CarelessWorld(ExampleFiles.rules(example), 7, counted).play(example, 7, ROUNDS);

        assertTrue(counted.ends >= ROUNDS - 1, "rounds ended: " + counted.ends);
        assertEquals(Set.of(Name.values()), new TreeSet<>(counted.rows.keySet()));
    }
}
