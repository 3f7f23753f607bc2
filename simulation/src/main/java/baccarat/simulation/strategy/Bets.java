package baccarat.simulation.strategy;

import static java.util.stream.Collectors.joining;

import baccarat.rules.TableRules;
import baccarat.rules.Wager;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/// Units on one wager or on several: `banker`, or `player=2+tie=1`.
record Bets(List<Bet> all) {

    private static final long UNITS_AT_MOST = 1_000_000;

    /// Units on a wager.
    record Bet(Wager wager, long units) {}

    Bets {
        all = List.copyOf(all);
    }

    static Bets of(String text, TableRules rules) {
        List<Bet> bets = Stream.of(text.split("\\+", -1)).map(one -> bet(one, rules)).toList();
        if (bets.stream().map(Bet::wager).distinct().count() < bets.size()) {
            throw new Unreadable("'%s' names a wager twice".formatted(text));
        }
        return new Bets(bets);
    }

    private static Bet bet(String text, TableRules rules) {
        String[] parts = text.split("=", 2);
        Wager wager = wager(parts[0], rules);
        return new Bet(wager, parts.length == 1 ? 1 : units(parts[1], text));
    }

    static Wager wager(String text, TableRules rules) {
        Optional<Wager> wager = Wager.of(text);
        if (wager.isEmpty()) {
            throw new Unreadable(
                    "there is no wager '%s'; this table offers %s".formatted(text, offered(rules)));
        }
        if (wager.get() == Wager.ROYAL_9) {
            throw new Unreadable("no strategy wagers on royal-9, which reads suits");
        }
        if (!rules.wagers().include(wager.get())) {
            throw new Unreadable(
                    "this table does not offer %s; it offers %s".formatted(text, offered(rules)));
        }
        return wager.get();
    }

    private static long units(String text, String bet) {
        return Arguments.number(text)
                .filter(units -> 1 <= units && units <= UNITS_AT_MOST)
                .orElseThrow(
                        () ->
                                new Unreadable(
                                        "'%s': units are 1 to %d, as in player=2"
                                                .formatted(bet, UNITS_AT_MOST)));
    }

    private static String offered(TableRules rules) {
        return wagers(rules).map(Wager::toString).collect(joining(", "));
    }

    /// The wagers of a table that a strategy can make: Royal 9 reads suits, and shoes are dealt by
    /// rank.
    static Stream<Wager> wagers(TableRules rules) {
        return Stream.of(Wager.values())
                .filter(rules.wagers()::include)
                .filter(wager -> wager != Wager.ROYAL_9);
    }

    /// Places all of them, multiplied by this number.
    void place(Stakes stakes, long times) {
        for (Bet bet : all) {
            stakes.on(bet.wager, bet.units * times);
        }
    }

    @Override
    public String toString() {
        long units = all.getFirst().units;
        if (all.stream().allMatch(bet -> bet.units == units)) {
            String each = all.size() > 1 ? " each" : "";
            return inWords(units) + each + " on " + named(bet -> bet.wager.toString());
        }
        return named(bet -> inWords(bet.units) + " on " + bet.wager);
    }

    private static String inWords(long units) {
        return units + (units == 1 ? " unit" : " units");
    }

    private String named(Function<Bet, String> name) {
        List<String> names = all.stream().map(name).toList();
        String most = String.join(", ", names.subList(0, names.size() - 1));
        return most.isEmpty() ? names.getLast() : most + " and " + names.getLast();
    }
}
