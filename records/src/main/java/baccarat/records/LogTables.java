package baccarat.records;

import baccarat.table.Happened;
import baccarat.table.Phase;
import baccarat.table.Play;
import baccarat.table.TableState;
import baccarat.table.Transfer;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// A log as three tables for other tools: a row for each wager, each card and each movement of
/// money. The columns are described in docs/records.md.
public final class LogTables {

    /// A table, with the names of its columns.
    public enum Name {
        WAGERS(
                "event,at,shoe,round,spot,patron,wager,stake,coupon,pressed,result,house-win,vigorish"),
        CARDS("event,at,shoe,round,kind,place,card,from,result"),
        MONEY("event,at,shoe,round,what,role,who,from,to,amount");

        private final List<String> columns;

        Name(String columns) {
            this.columns = List.of(columns.split(","));
        }

        public List<String> columns() {
            return columns;
        }

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /// Receives the rows in order.
    public interface Rows {

        void row(Name table, List<String> cells);
    }

    /// The first columns of an event's rows.
    record Beginning(long number, Happened happened, String shoe, Optional<Play> play) {

        String round() {
            return play.filter(one -> one.kind() != Play.Kind.SIMULATED)
                    .map(one -> String.valueOf(one.number()))
                    .orElse("");
        }

        List<String> with(String round, String... more) {
            return Stream.concat(
                            Stream.of(
                                    String.valueOf(number), happened.at().toString(), shoe, round),
                            Stream.of(more))
                    .toList();
        }
    }

    private final long firstShoe;
    private final Rows rows;
    private final CardRows cards;
    private final WagerRows wagers;

    /// @param firstShoe the number of the log's first shoe
    public LogTables(long firstShoe, Rows rows) {
        this.firstShoe = firstShoe;
        this.rows = rows;
        this.cards = new CardRows(cells -> rows.row(Name.CARDS, cells));
        this.wagers = new WagerRows(cells -> rows.row(Name.WAGERS, cells));
    }

    /// An event of the log, with the table before and after it.
    public void saw(long number, TableState before, Happened happened, TableState after) {
        var row =
                new Beginning(
                        number,
                        happened,
                        shoe(before),
                        before.phase().underWay().or(() -> after.phase().underWay()));
        happened.transfers().forEach(transfer -> money(row, transfer));
        cards.saw(row, before, after);
        wagers.saw(row, before, after);
    }

    /// Cards that are being prepared are those of the next shoe; a closed table has none.
    private String shoe(TableState before) {
        long number = firstShoe + before.shoe().number() - 1;
        return switch (before.phase()) {
            case Phase.Closed _ -> "";
            case Phase.OfPreparation _ -> String.valueOf(number + 1);
            case Phase.BetweenRounds _, Phase.InRound _, Phase.Interruption _ ->
                    String.valueOf(number);
        };
    }

    private void money(Beginning row, Transfer transfer) {
        Happened happened = row.happened();
        rows.row(
                Name.MONEY,
                row.with(
                        row.round(),
                        Names.of(happened.event()),
                        happened.who().role().toString(),
                        happened.who().name(),
                        AccountWords.of(transfer.from()),
                        AccountWords.of(transfer.to()),
                        Words.money(transfer.amount())));
    }
}
