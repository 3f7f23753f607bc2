package baccarat.server.web;

import baccarat.records.Names;
import baccarat.rules.Combination;
import baccarat.rules.Handling;
import baccarat.rules.Limits;
import baccarat.rules.PayLine;
import baccarat.rules.PayoutOdds;
import baccarat.rules.Procedures;
import baccarat.rules.Royal9;
import baccarat.rules.TableRules;
import baccarat.rules.Vigorish;
import baccarat.rules.Wager;
import java.util.List;
import java.util.stream.Stream;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The rules in force at a table as its layout shows them: places, wagers with limits and odds,
/// vigorish, and what is posted at the chairs.
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
        toOne(PayLine.of(wager, rules), node.putArray("toOne"));
        return node;
    }

    /// The lowest and the highest payout of the wager.
    private static void toOne(List<PayLine> lines, ArrayNode odds) {
        lines.stream()
                .flatMap(RulesView::toOne)
                .map(PayoutOdds::toOne)
                .distinct()
                .sorted()
                .forEach(odds::add);
    }

    private static Stream<PayoutOdds> toOne(PayLine line) {
        return switch (line) {
            case PayLine.ToOne(_, _, var odds) -> Stream.of(odds);
            case PayLine.OwnAmount _ -> Stream.empty();
        };
    }

    /// What is posted at every chair, and the ceiling of Must Hit.
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
