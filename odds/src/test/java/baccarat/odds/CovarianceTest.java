package baccarat.odds;

import static baccarat.odds.CountedTables.EZ;
import static baccarat.odds.CountedTables.MIDI;
import static baccarat.odds.CountedTables.MINI;
import static baccarat.odds.EveryDeal.cards;
import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.cards.Card;
import baccarat.cards.Decks;
import baccarat.rules.Meter;
import baccarat.rules.Money;
import baccarat.rules.Round;
import baccarat.rules.Spot;
import baccarat.rules.TableRules;
import baccarat.rules.Tables;
import baccarat.rules.Wager;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

final class CovarianceTest {

    /// Royal 9s of many kinds, for chair 1 (`Ks9h`) above all.
    private static final List<Card> ROYAL = cards("Ks,9h,Ks,9h,Qs,9d,Jc,8h,2c");

    private static final Known NOTHING = Known.NOTHING;

    static Stream<TableRules> tables() {
        return Stream.of(MIDI, MINI, EZ);
    }

    @ParameterizedTest
    @MethodSource("tables")
    void a_wager_varies_with_itself_as_its_variance_says(TableRules rules) {
        Odds odds = odds(Composition.of(8), rules, NOTHING);

        for (Wager wager : offered(rules)) {
            assertEquals(odds.of(wager).variance(), odds.covariance(wager, wager));
        }
    }

    @ParameterizedTest
    @MethodSource("tables")
    void covariance_is_the_same_both_ways_round(TableRules rules) {
        Odds odds = odds(Composition.of(1), rules, NOTHING);

        for (Wager one : offered(rules)) {
            for (Wager other : offered(rules)) {
                assertEquals(odds.covariance(one, other), odds.covariance(other, one));
            }
        }
    }

    /// One wins what the other loses, but for the vigorish: 0.95 x -1 and -1 x 1, and nothing on a
    /// tie.
    @Test
    void player_and_banker_win_against_each_other() {
        long deals = 4_998_398_275_503_360L;
        Fraction banker = Fraction.of(2_292_252_566_437_888L, deals);
        Fraction player = Fraction.of(2_230_518_282_592_256L, deals);
        Odds odds = odds(Composition.of(8), Tables.withMainWagersOnly(MIDI), NOTHING);

        Fraction share = Fraction.of(19, 20);
        Fraction product = banker.times(share).plus(player).negated();
        Fraction means = player.minus(banker).times(banker.times(share).minus(player));
        assertEquals(product.minus(means), odds.covariance(Wager.PLAYER, Wager.BANKER));
    }

    static Stream<Arguments> shoes() {
        var random = new Random(9);
        var shoes = new ArrayList<Arguments>();
        for (TableRules rules : List.of(MIDI, MINI, EZ)) {
            shoes.add(Arguments.of(rules, ROYAL, NOTHING));
            shoes.add(Arguments.of(rules, ROYAL, new Known(cards("Ks"), List.of())));
            shoes.add(Arguments.of(rules, ROYAL, new Known(cards("9h"), cards("Ks,9h"))));
            shoes.add(Arguments.of(rules, ROYAL, new Known(cards("2c,Ks"), cards("Qs"))));
            for (int shoe = 0; shoe < 3; shoe++) {
                shoes.add(Arguments.of(rules, cardsByLot(random), NOTHING));
            }
        }
        return shoes.stream();
    }

    @ParameterizedTest
    @MethodSource("shoes")
    void covariance_is_what_dealing_every_card_in_every_order_gives(
            TableRules rules, List<Card> shoe, Known known) {
        Odds odds = odds(Composition.of(shoe), rules, known);

        List<Wager> wagers = offered(rules);
        Map<List<Fraction>, Long> dealt =
                EveryDeal.grouped(
                        EveryDeal.of(shoe, known),
                        round -> wagers.stream().map(wager -> net(wager, round, rules)).toList());
        for (int one = 0; one < wagers.size(); one++) {
            for (int other = 0; other < wagers.size(); other++) {
                assertEquals(
                        covariance(dealt, one, other),
                        odds.covariance(wagers.get(one), wagers.get(other)),
                        wagers.get(one) + " with " + wagers.get(other));
            }
        }
    }

    private static Fraction covariance(Map<List<Fraction>, Long> dealt, int one, int other) {
        Fraction products = EveryDeal.mean(dealt, nets -> nets.get(one).times(nets.get(other)));
        Fraction mean = EveryDeal.mean(dealt, nets -> nets.get(one));
        return products.minus(mean.times(EveryDeal.mean(dealt, nets -> nets.get(other))));
    }

    private static Fraction net(Wager wager, Round round, TableRules rules) {
        return EveryDeal.net(wager, Spot.seat(1), round, rules, meters(rules));
    }

    private static Map<Meter, Money> meters(TableRules rules) {
        return Question.of(Composition.of(1), rules).shown();
    }

    private static List<Wager> offered(TableRules rules) {
        return Stream.of(Wager.values()).filter(rules.wagers()::include).toList();
    }

    private static List<Card> cardsByLot(Random random) {
        var cards = new ArrayList<>(Decks.of(2));
        Collections.shuffle(cards, random);
        return List.copyOf(cards.subList(0, 8));
    }

    private static Odds odds(Composition shoe, TableRules rules, Known known) {
        return Odds.of(new Question(shoe, rules, known, Optional.empty(), Spot.seat(1), Map.of()))
                .orElseThrow();
    }
}
