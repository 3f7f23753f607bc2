package baccarat.cli;

import baccarat.cli.OddsJson.Exact;
import baccarat.odds.Removal;
import java.util.List;

/// A removal in the shape of the JSON answers, by a card or by its rank.
record RemovalJson(String card, List<Effect> effects) {

    record Effect(String wager, Exact ev) {}

    static RemovalJson of(String card, Removal removal) {
        return new RemovalJson(
                card,
                removal.effects().stream()
                        .map(effect -> new Effect(effect.wager().toString(), Exact.of(effect.ev())))
                        .toList());
    }
}
