package baccarat.server.web;

import static baccarat.server.web.Route.Verb.GET;

import baccarat.odds.Composition;
import baccarat.odds.Odds;
import baccarat.odds.Question;
import baccarat.odds.WagerOdds;
import baccarat.records.Names;
import baccarat.reports.AskedOdds;
import baccarat.rules.Award;
import baccarat.rules.PayLine;
import baccarat.rules.TableOne;
import baccarat.rules.TableRules;
import baccarat.server.Casino;
import baccarat.server.tables.TableDoor;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What a patron may know about a wager beforehand: the lines of its pay table, and the house edge
/// of a full shoe. Nothing about the shoe being dealt.
final class WagerRoutes {

    private final Casino casino;

    /// Computed once for each log, whose rules never change.
    private final Map<String, ObjectNode> known = new ConcurrentHashMap<>();

    WagerRoutes(Casino casino) {
        this.casino = casino;
    }

    List<Route> all() {
        return List.of(
                Route.open(
                        GET,
                        "/tables/{table}/wagers",
                        "pay tables and house edges of a full shoe",
                        this::wagers));
    }

    private void wagers(Call call) {
        TableDoor table = TableRoutes.table(casino, call);
        TableRules rules = table.setting().approved().rules();
        call.answer(
                known.computeIfAbsent(
                        table.setting().log(), _ -> casino.analysis().count(() -> counted(rules))));
    }

    private static ObjectNode counted(TableRules rules) {
        Composition shoe = Composition.of(rules.cards().decksInTheShoe());
        Odds odds = AskedOdds.odds(Question.of(shoe, rules));
        ObjectNode node = Call.object();
        node.put("decks", rules.cards().decksInTheShoe());
        ArrayNode wagers = node.putArray("wagers");
        for (WagerOdds one : odds.wagers()) {
            ObjectNode wager = wagers.addObject();
            wager.put("wager", Names.of(one.wager()));
            wager.put("houseEdge", one.houseEdge());
            lines(PayLine.of(one.wager(), rules), wager.putArray("lines"));
        }
        bankerDraws(node.putArray("bankerDraws"));
        return node;
    }

    /// By the Banker's Point Count, from 0 to 7: the values of the Player's third card on which the
    /// Banker's Hand draws.
    private static void bankerDraws(ArrayNode counts) {
        for (int count = 0; count <= TableOne.MOST; count++) {
            ArrayNode draws = counts.addArray();
            TableOne.draws(count).forEach(draws::add);
        }
    }

    /// The lines of a pay table; a wager with one payout has none.
    private static void lines(List<PayLine> all, ArrayNode lines) {
        if (all.size() > 1) {
            all.forEach(line -> line(line, lines.addObject()));
        }
    }

    private static ObjectNode line(PayLine line, ObjectNode node) {
        node.put("line", line.name());
        return switch (line) {
            case PayLine.ToOne(_, _, var odds) -> node.put("toOne", odds.toOne());
            case PayLine.OwnAmount(_, _, var award) -> award(award, node);
        };
    }

    private static ObjectNode award(Award award, ObjectNode node) {
        return switch (award) {
            case Award.Fixed(var amount) -> node.put("amount", amount.toString());
            case Award.OfMeter(var meter, var share) ->
                    node.put("meter", Names.of(meter)).put("share", share.toString());
        };
    }
}
