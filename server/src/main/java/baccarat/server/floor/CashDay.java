package baccarat.server.floor;

import baccarat.records.Csv;
import baccarat.rules.Money;
import baccarat.server.Powers;
import baccarat.server.money.GamingDay;
import baccarat.server.names.Asker;
import baccarat.server.store.CashMoves;
import baccarat.server.store.CashMoves.Move;
import baccarat.server.store.CashMoves.Taken;
import baccarat.server.store.Store;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The cash of each patron in a gaming day, in and out apart, and the thresholds it passed. Many
/// small amounts count as their sum.
public final class CashDay {

    private final LocalDate day;
    private final Powers powers;
    private final TreeMap<String, List<Move>> moves;
    private final List<Taken> taken;

    private CashDay(LocalDate day, Powers powers, List<Move> moves, List<Taken> taken) {
        this.day = day;
        this.powers = powers;
        this.moves =
                moves.stream()
                        .collect(
                                Collectors.groupingBy(
                                        Move::patron, TreeMap::new, Collectors.toList()));
        this.taken = List.copyOf(taken);
    }

    public static CashDay of(Store store, GamingDay house, LocalDate day, Powers powers) {
        Instant from = house.begins(day);
        Instant to = house.begins(day.plusDays(1));
        return store.read(
                handle ->
                        new CashDay(
                                day,
                                powers,
                                CashMoves.between(handle, Asker.CASH_ACCOUNT, from, to),
                                CashMoves.taken(handle, day.toString())));
    }

    /// A threshold that a patron's cash has passed.
    ///
    /// @param since the movement that passed it
    public record Call(
            String patron, boolean isIn, Money threshold, Instant since, Optional<Taken> taken) {}

    public LocalDate day() {
        return day;
    }

    /// By patron, in the order of their names.
    public Map<String, List<Move>> moves() {
        return moves;
    }

    public Money sum(String patron, boolean isIn) {
        return new Money(of(patron, isIn).mapToLong(Move::cents).sum());
    }

    private Stream<Move> of(String patron, boolean isIn) {
        return moves.getOrDefault(patron, List.of()).stream().filter(it -> it.isIn() == isIn);
    }

    public List<Call> calls() {
        return moves.keySet().stream().flatMap(this::calls).toList();
    }

    public Stream<Call> calls(String patron) {
        return Stream.of(true, false)
                .flatMap(
                        isIn ->
                                Stream.of(powers.cashNotice(), powers.cashReport())
                                        .flatMap(it -> call(patron, isIn, it).stream()));
    }

    private Optional<Call> call(String patron, boolean isIn, Money threshold) {
        long sum = 0;
        for (Move move : of(patron, isIn).toList()) {
            sum += move.cents();
            if (sum >= threshold.cents()) {
                return Optional.of(
                        new Call(patron, isIn, threshold, move.at(), by(patron, isIn, threshold)));
            }
        }
        return Optional.empty();
    }

    private Optional<Taken> by(String patron, boolean isIn, Money threshold) {
        return taken.stream()
                .filter(it -> it.patron().equals(patron) && it.isIn() == isIn)
                .filter(it -> it.cents() == threshold.cents())
                .findFirst();
    }

    /// Every movement as a row, for whoever has to report it.
    public String csv() {
        var text =
                new StringBuilder(
                        Csv.row(List.of("day", "patron", "at", "where", "direction", "amount")));
        moves.values()
                .forEach(
                        list ->
                                list.forEach(
                                        move ->
                                                text.append(
                                                        Csv.row(
                                                                List.of(
                                                                        day.toString(),
                                                                        move.patron(),
                                                                        move.at().toString(),
                                                                        move.where(),
                                                                        move.isIn() ? "in" : "out",
                                                                        new Money(move.cents())
                                                                                .toString())))));
        return text.toString();
    }
}
