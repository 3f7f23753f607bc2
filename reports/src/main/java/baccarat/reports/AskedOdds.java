package baccarat.reports;

import baccarat.cards.Card;
import baccarat.cards.Decks;
import baccarat.odds.Composition;
import baccarat.odds.Known;
import baccarat.odds.Odds;
import baccarat.odds.Question;
import baccarat.rules.Meter;
import baccarat.rules.Money;
import baccarat.rules.Royal9;
import baccarat.rules.Spot;
import baccarat.rules.TableRules;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The chair, stake and meters of a question for odds, and the errors in such a question, one line
/// each.
public record AskedOdds(Optional<Money> stake, Spot seat, Map<Meter, Money> meters) {

    private static final int CARDS_AT_LEAST = 6;
    private static final int MOST_DECKS = 16;

    public AskedOdds {
        meters = Map.copyOf(meters);
    }

    /// The question about these rules, if it is valid.
    public Question question(Composition shoe, TableRules rules, Known known) {
        if (shoe.cards() < CARDS_AT_LEAST) {
            throw new CannotBe("a round takes up to six cards; this shoe holds " + shoe.cards());
        }
        if (seat.kind() != Spot.Kind.SEAT || seat.number() > rules.seating().seats()) {
            throw new CannotBe(
                    "there is no %s; the last one is %d".formatted(seat, rules.seating().seats()));
        }
        if (stake.filter(amount -> !amount.isAboveZero()).isPresent()) {
            throw new CannotBe("a stake must be greater than zero");
        }
        Map<Meter, ?> own = rules.wagers().royal9().map(Royal9::meters).orElse(Map.of());
        meters.keySet().stream()
                .filter(meter -> !own.containsKey(meter))
                .findFirst()
                .ifPresent(
                        meter -> {
                            throw new CannotBe("this table has no meter " + meter);
                        });
        return new Question(shoe, rules, known, stake, seat, meters);
    }

    /// The counted odds, unless the known cards are impossible.
    public static Odds odds(Question question) {
        return Odds.of(question)
                .orElseThrow(
                        () ->
                                new CannotBe(
                                        "the known cards cannot lie there: the shoe lacks one, or no round deals them"));
    }

    public static int checkedDecks(int decks) {
        if (decks < 1 || decks > MOST_DECKS) {
            throw new CannotBe("a shoe has 1 to 16 decks, not " + decks);
        }
        return decks;
    }

    /// A shoe without these cards.
    public static Composition without(Composition fresh, List<Card> out) {
        return fresh.without(out).orElseThrow(() -> new CannotBe(tooMany(fresh, out)));
    }

    private static String tooMany(Composition fresh, List<Card> out) {
        Composition gone = Composition.of(out);
        return Decks.one()
                .filter(card -> gone.count(card) > fresh.count(card))
                .findFirst()
                .map(
                        card ->
                                "%s is out %d times, the shoe holds it %d times"
                                        .formatted(card, gone.count(card), fresh.count(card)))
                .orElse("the shoe does not hold these cards");
    }

    /// The known cards of a hand.
    public static List<Card> hand(String text) {
        return Card.listOf(text)
                .filter(cards -> cards.size() <= 3)
                .orElseThrow(
                        () ->
                                new CannotBe(
                                        "'%s' is not a hand of up to three cards".formatted(text)));
    }
}
