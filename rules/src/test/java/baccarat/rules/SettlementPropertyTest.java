package baccarat.rules;

import static baccarat.rules.Money.dollars;
import static baccarat.rules.ThirdCard.Action.DRAW;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.summingLong;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.cards.Card;
import baccarat.cards.Rank;
import baccarat.cards.Suit;
import baccarat.rules.Step.Action;
import baccarat.rules.Vigorish.Collected;
import baccarat.rules.Vigorish.Rounding;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Thousands of rounds that could have been dealt, over layouts that would have been accepted.
class SettlementPropertyTest {

    private static final int ROUNDS = 20_000;

    private static final Map<Meter, Money> METERS =
            Map.of(
                    Meter.MAJOR, new Money(5_123_456),
                    Meter.K9_BANKER, new Money(40_010),
                    Meter.K9_PLAYER, new Money(36_015),
                    Meter.STAR, new Money(5_000_001),
                    Meter.SPADE, new Money(35_002),
                    Meter.HEART, new Money(35_003));

    private static final List<TableRules> TABLES =
            List.of(
                    Tables.MIDI,
                    Tables.EZ,
                    Tables.BIG,
                    Tables.MINI,
                    Tables.WASHINGTON,
                    Tables.withPressed(Tables.EZ, Rate.percent(50)),
                    Tables.with(
                            Tables.BIG,
                            Tables.fivePercent(Rounding.NEXT_QUARTER, Collected.MARKED)),
                    Tables.with(
                            Tables.MINI,
                            Tables.fivePercent(Rounding.NEXT_QUARTER_OF_TOTAL, Collected.MARKED)));

    private static final List<Card> DECK =
            Stream.of(Suit.values())
                    .flatMap(suit -> Stream.of(Rank.values()).map(rank -> new Card(rank, suit)))
                    .toList();

    /// Chairs above it have no combination, and so no Royal 9.
    private static final int LAST_ROYAL_9_CHAIR = 9;

    /// The ways a wager may end, coupon and vigorish aside.
    private static final Set<List<Action>> ENDINGS =
            Set.of(
                    List.of(Action.COLLECT),
                    List.of(Action.PAY),
                    List.of(Action.RETURN),
                    List.of(Action.COLLECT, Action.AWARD));

    private final Random random = new Random(20_260_101);
    private final Set<Action> seen = EnumSet.noneOf(Action.class);

    @Test
    void money_is_conserved_and_every_wager_ends_in_one_way() {
        for (int played = 0; played < ROUNDS; played++) {
            TableRules rules = TABLES.get(played % TABLES.size());
            Round round = deal();
            List<Placed> layout = layout(rules);

            assertEquals(
                    Optional.empty(),
                    Dealt.refusal(round.player().cards(), round.banker().cards(), 8));
            assertEquals(List.of(), Acceptance.refusals(layout, rules));
            assertSettled(round, layout, rules);
        }
        assertEquals(EnumSet.allOf(Action.class), seen);
    }

    private void assertSettled(Round round, List<Placed> layout, TableRules rules) {
        var houseMoney =
                HouseMoneySettlement.of(
                        round.player().firstTwo(),
                        round.banker().firstTwo(),
                        layout,
                        presses(layout),
                        rules);
        List<Step> steps =
                Settlement.of(round, houseMoney.layout(), rules, METERS, Optional.empty());
        var recount = new Recount(round, rules, METERS);
        Supplier<String> which = () -> round + " " + layout;

        assertEquals(nets(onlyHouseMoney(layout), recount), sums(houseMoney.steps()), which);
        assertEquals(nets(houseMoney.layout(), recount), sums(steps), which);
        Map<Lies, List<Step>> byWager = steps.stream().collect(groupingBy(Lies::of));
        for (Placed placed : houseMoney.layout()) {
            assertEndsOnce(placed, byWager.getOrDefault(Lies.of(placed), List.of()));
        }
        Stream.of(houseMoney.steps(), steps)
                .flatMap(List::stream)
                .forEach(step -> seen.add(step.action()));
    }

    /// Nothing of the chips is forgotten: what is collected or returned is all of them.
    private static void assertEndsOnce(Placed placed, List<Step> steps) {
        List<Step> own =
                steps.stream()
                        .filter(step -> step.because().getFirst() != Paying.COUPON_PAYS_EVEN_MONEY)
                        .filter(step -> step.because().getFirst() != Paying.VIGORISH_RATE)
                        .toList();
        List<Action> ending = own.stream().map(Step::action).toList();

        assertTrue(ENDINGS.contains(ending), () -> placed + " ends in " + ending);
        if (ending.getFirst() != Action.PAY) {
            assertEquals(placed.chips(), own.getFirst().amount());
        }
    }

    private static Map<Lies, Long> nets(List<Placed> layout, Recount recount) {
        return layout.stream().collect(groupingBy(Lies::of, summingLong(recount::net)));
    }

    /// What the steps bring for each wager; what comes back was the patron's all along.
    private static Map<Lies, Long> sums(List<Step> steps) {
        return steps.stream()
                .collect(groupingBy(Lies::of, summingLong(SettlementPropertyTest::brings)));
    }

    /// Where which wager lies.
    private record Lies(Spot spot, Wager wager) {

        static Lies of(Placed placed) {
            return new Lies(placed.spot(), placed.wager());
        }

        static Lies of(Step step) {
            return new Lies(step.spot(), step.wager());
        }
    }

    private static long brings(Step step) {
        return switch (step.action()) {
            case PAY, PRESS, AWARD -> step.amount().cents();
            case COLLECT, VIGORISH, MARK -> -step.amount().cents();
            case RETURN -> 0;
        };
    }

    private static List<Placed> onlyHouseMoney(List<Placed> layout) {
        return layout.stream().filter(placed -> placed.wager() == Wager.HOUSE_MONEY).toList();
    }

    private Round deal() {
        var player = new Hand(List.of(card(), card()));
        var banker = new Hand(List.of(card(), card()));
        player = ThirdCard.forPlayer(player, banker).action() == DRAW ? drawn(player) : player;
        banker = ThirdCard.forBanker(player, banker).action() == DRAW ? drawn(banker) : banker;
        return new Round(player, banker);
    }

    private Hand drawn(Hand hand) {
        return new Hand(List.of(hand.cards().get(0), hand.cards().get(1), card()));
    }

    /// Nines and face cards come twice as often, so that Royal 9s and pairs are no rarity.
    private Card card() {
        while (true) {
            Card card = DECK.get(random.nextInt(DECK.size()));
            if (random.nextBoolean() || card.rank() == Rank.NINE || card.rank().isFace()) {
                return card;
            }
        }
    }

    private List<Placed> layout(TableRules rules) {
        var layout = new ArrayList<Placed>();
        for (int seat = 1; seat <= rules.seating().seats(); seat++) {
            if (!rules.seating().gallery() && random.nextInt(4) > 0) {
                continue;
            }
            Spot spot = Spot.seat(seat);
            Wager main = Wager.on(random.nextBoolean() ? Side.PLAYER : Side.BANKER);
            layout.add(withCoupon(Placed.of(spot, main, stake()), rules));
            for (Wager wager : Wager.values()) {
                boolean both = rules.procedures().wagers().bothHands() || !wager.isOnAHand();
                boolean hasChair = wager != Wager.ROYAL_9 || seat <= LAST_ROYAL_9_CHAIR;
                if (wager != main
                        && both
                        && hasChair
                        && rules.wagers().include(wager)
                        && random.nextBoolean()) {
                    Money stake = wager == Wager.ROYAL_9 ? Money.dollars(5) : stake();
                    layout.add(Placed.of(spot, wager, stake));
                }
            }
        }
        IntStream.rangeClosed(1, rules.seating().lines())
                .mapToObj(line -> Placed.of(Spot.line(line), Wager.TIE, stake()))
                .forEach(layout::add);
        Collections.shuffle(layout, random);
        return layout;
    }

    private Placed withCoupon(Placed placed, TableRules rules) {
        return rules.procedures().wagers().matchPlay() && random.nextInt(4) == 0
                ? placed.withCoupon(dollars(5))
                : placed;
    }

    private Money stake() {
        return dollars(5 + random.nextInt(9_996));
    }

    private Map<Spot, Side> presses(List<Placed> layout) {
        var presses = new HashMap<Spot, Side>();
        for (Placed placed : layout) {
            if (random.nextInt(3) == 0) {
                presses.put(placed.spot(), random.nextBoolean() ? Side.PLAYER : Side.BANKER);
            }
        }
        return presses;
    }
}
