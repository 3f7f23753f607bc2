package baccarat.server.web;

import baccarat.records.Names;
import baccarat.rules.Combination;
import baccarat.rules.DragonBonus;
import baccarat.rules.Handling;
import baccarat.rules.HouseMoney;
import baccarat.rules.Limits;
import baccarat.rules.Outcome;
import baccarat.rules.Procedures;
import baccarat.rules.Royal9;
import baccarat.rules.TableRules;
import baccarat.rules.Vigorish;
import baccarat.rules.Wager;
import java.util.Arrays;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The rules in force at a table as its layout shows them: places, wagers with limits and odds,
/// vigorish, what is posted at the chairs.
public final class RulesView {

    private RulesView() {}

    public static void write(TableRules rules, ObjectNode node) {
        node.put("seats", rules.seating().seats());
        node.put("lines", rules.seating().lines());
        node.put("freeHands", rules.seating().freeHands());
        node.put("resultsOnly", rules.seating().resultsOnly());
        node.put("smallestChip", rules.seating().smallestChip().toString());
        node.put("decks", rules.cards().decksInTheShoe());
        rules.cards().procedure().ifPresent(filed -> node.put("procedure", filed));
        node.put("suits", rules.needSuits());
        node.put("cutDepth", rules.procedures().cut().depth());
        node.put("coverCard", rules.handling().ways().coverCardDepth());
        byHand(rules.procedures(), node.putObject("byHand"));
        node.put("ez", rules.isEz());
        node.put("curator", rules.procedures().hands().curator());
        node.put("squeeze", rules.handling().turnedBy() == Handling.TurnedBy.PATRONS);
        if (rules.vigorish() instanceof Vigorish.Share(var rate, _, var collected)) {
            node.put("vigorish", rate.toString());
            node.put("marked", collected == Vigorish.Collected.MARKED);
        }
        node.put("pressed", rules.wagers().pressed().basisPoints());
        ArrayNode wagers = node.putArray("wagers");
        for (Wager wager : Wager.values()) {
            if (rules.wagers().include(wager)) {
                wagers.add(wager(wager, rules));
            }
        }
        rules.wagers().royal9().ifPresent(royal9 -> royal9(royal9, node));
    }

    /// How the document has a dealer handle the cards, in the words of its options.
    private static void byHand(Procedures procedures, ObjectNode node) {
        node.put(
                "shuffle",
                switch (procedures.shuffle().byHand()) {
                    case FIVE_STEPS -> "five-steps";
                    case THREE_DEALERS -> "three-dealers";
                    case PLAIN -> "plain";
                });
        node.put(
                "spread",
                switch (procedures.laying().spread()) {
                    case FANS -> "fans";
                    case COLUMNS -> "columns";
                });
        node.put(
                "firstLook",
                switch (procedures.laying().firstLook()) {
                    case FIRST_PATRON -> "first-patron";
                    case FIRST_PATRONS -> "first-patrons";
                });
        node.put(
                "coverCards",
                switch (procedures.laying().coverCards()) {
                    case FROM_THE_BOTTOM -> "from-the-bottom";
                    case FROM_THE_BACK -> "from-the-back";
                });
    }

    private static ObjectNode wager(Wager wager, TableRules rules) {
        ObjectNode node = Call.object();
        node.put("wager", Names.of(wager));
        Limits limits = rules.wagers().limits().get(wager);
        if (limits != null) {
            node.put("min", limits.min().toString());
            node.put("max", limits.max().toString());
        }
        ArrayNode odds = node.putArray("toOne");
        switch (wager) {
            case PLAYER, BANKER -> odds.add(1);
            case TIE -> odds.add(rules.wagers().tieOdds().toOne());
            case DRAGON_7 -> odds.add(Outcome.DRAGON_7_ODDS.toOne());
            case PANDA_8 -> odds.add(Outcome.PANDA_8_ODDS.toOne());
            case HOUSE_MONEY ->
                    odds.add(HouseMoney.ONE_PAIR.toOne()).add(HouseMoney.BOTH_PAIRS.toOne());
            case DRAGON_BONUS_PLAYER, DRAGON_BONUS_BANKER -> bonus(rules, odds);
            case ROYAL_9 -> {}
        }
        return node;
    }

    /// From the least to the most that the pay table has.
    private static void bonus(TableRules rules, ArrayNode odds) {
        rules.wagers()
                .dragonBonus()
                .ifPresent(
                        table ->
                                Arrays.stream(DragonBonus.Line.values())
                                        .mapToInt(line -> line.odds(table).toOne())
                                        .distinct()
                                        .sorted()
                                        .forEach(odds::add));
    }

    /// What is posted at every chair, and what Must Hit is won by at the latest.
    private static void royal9(Royal9 royal9, ObjectNode node) {
        ArrayNode chairs = node.putArray("chairs");
        for (Combination combination : royal9.chairs()) {
            ArrayNode posted = chairs.addArray();
            royal9.posted(combination).forEach(posted::add);
        }
        royal9.mustHit()
                .ifPresent(
                        mustHit ->
                                node.putObject("mustHit")
                                        .put("reset", mustHit.reset().toString())
                                        .put("ceiling", mustHit.ceiling().toString()));
    }
}
