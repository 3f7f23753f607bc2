package baccarat.records;

import baccarat.records.LogTables.Beginning;
import baccarat.rules.Money;
import baccarat.rules.Placed;
import baccarat.table.Event;
import baccarat.table.Patron;
import baccarat.table.Play;
import baccarat.table.TableState;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/// A row for each wager at the end of its round. Vigorish that is collected later and corrections
/// have rows of their own, so that the column of the house's win adds up.
final class WagerRows {

    private static final String NOTHING = Words.money(Money.ZERO);

    private final Consumer<List<String>> rows;
    private final List<HouseShare.Share> shares = new ArrayList<>();
    private List<Placed> pressed = List.of();

    WagerRows(Consumer<List<String>> rows) {
        this.rows = rows;
    }

    void saw(Beginning row, TableState before, TableState after) {
        Event event = row.happened().event();
        shares.addAll(HouseShare.of(before, row.happened()));
        if (event instanceof Event.HouseMoneySettled) {
            pressed = after.play().layout();
        }
        if (event instanceof Event.EndOfRound) {
            boolean isVoid = event instanceof Event.RoundVoided;
            Play play = row.play().orElseThrow();
            String result = new RoundRow(play, 0, isVoid).result();
            play.placed().forEach(placed -> wager(row, before, placed, result));
            pressed = List.of();
            later(row);
        } else if (row.play().isEmpty()) {
            later(row);
        }
    }

    private void wager(Beginning row, TableState before, Placed placed, String result) {
        String spot = Words.spot(placed.spot());
        String wager = Names.of(placed.wager());
        List<HouseShare.Share> its =
                shares.stream()
                        .filter(share -> share.spot().equals(spot) && share.wager().equals(wager))
                        .toList();
        shares.removeAll(its);
        rows.accept(
                row.with(
                        row.round(),
                        spot,
                        before.roster().at(placed.spot()).map(Patron::name).orElse(""),
                        wager,
                        Words.money(placed.stake()),
                        Words.money(placed.coupon()),
                        Words.money(pressedOnto(placed)),
                        result,
                        cents(its.stream().mapToLong(HouseShare.Share::won).sum()),
                        cents(its.stream().mapToLong(HouseShare.Share::vigorish).sum())));
    }

    private Money pressedOnto(Placed placed) {
        return pressed.stream()
                .filter(one -> one.spot().equals(placed.spot()) && one.wager() == placed.wager())
                .map(Placed::pressed)
                .findFirst()
                .orElse(Money.ZERO);
    }

    private void later(Beginning row) {
        for (HouseShare.Share share : shares) {
            if (share.won() == 0 && share.vigorish() == 0) {
                continue;
            }
            rows.accept(
                    row.with(
                            String.valueOf(share.round()),
                            share.spot(),
                            "",
                            share.wager(),
                            NOTHING,
                            NOTHING,
                            NOTHING,
                            Names.of(row.happened().event()),
                            cents(share.won()),
                            cents(share.vigorish())));
        }
        shares.clear();
    }

    private static String cents(long cents) {
        return new Money(cents).toString();
    }
}
