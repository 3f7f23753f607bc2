package baccarat.reports;

import baccarat.odds.Question;
import baccarat.odds.Removal;
import baccarat.rules.Wager;
import java.util.List;

/// What each card does by leaving the shoe, in the shape of the JSON answer: by rank, and by the
/// card where Royal 9 reads suits.
public record RemovalsJson(int cards, List<RemovalJson> removals) {

    public static RemovalsJson of(Question question) {
        boolean byCard = isByCard(question);
        return new RemovalsJson(
                question.shoe().cards(),
                all(question).stream().map(one -> RemovalJson.of(name(one, byCard), one)).toList());
    }

    public static List<Removal> all(Question question) {
        return isByCard(question) ? Removal.byCard(question) : Removal.byRank(question);
    }

    public static boolean isByCard(Question question) {
        return question.rules().wagers().include(Wager.ROYAL_9);
    }

    public static String name(Removal removal, boolean byCard) {
        return byCard ? removal.card().toString() : String.valueOf(removal.card().rank().symbol());
    }
}
