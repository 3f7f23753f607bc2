package baccarat.reports;

import baccarat.odds.Removal;
import baccarat.reports.OddsJson.Exact;
import java.util.List;

/// A removal in the shape of the JSON answers, by a card or by its rank.
public record RemovalJson(String card, List<Effect> effects) {

    public record Effect(String wager, Exact ev) {}

    public static RemovalJson of(String card, Removal removal) {
        return new RemovalJson(
                card,
                removal.effects().stream()
                        .map(effect -> new Effect(effect.wager().toString(), Exact.of(effect.ev())))
                        .toList());
    }
}
