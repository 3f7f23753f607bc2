package baccarat.odds;

import baccarat.rules.Meter;
import baccarat.rules.Money;
import baccarat.rules.Royal9;
import baccarat.rules.Spot;
import baccarat.rules.TableRules;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/// What is asked: the odds of a table's wagers from a shoe.
///
/// @param shoe with the known cards still in it
/// @param stake what is wagered on the Banker's Hand, for vigorish that is rounded
/// @param seat the chair that wagers on Royal 9
/// @param meters what the meters show; their seeds where nothing is said
public record Question(
        Composition shoe,
        TableRules rules,
        Known known,
        Optional<Money> stake,
        Spot seat,
        Map<Meter, Money> meters) {

    public Question {
        meters = Map.copyOf(meters);
    }

    public static Question of(Composition shoe, TableRules rules) {
        return new Question(shoe, rules, Known.NOTHING, Optional.empty(), Spot.seat(1), Map.of());
    }

    public Question withShoe(Composition other) {
        return new Question(other, rules, known, stake, seat, meters);
    }

    public Question withStake(Money amount) {
        return new Question(shoe, rules, known, Optional.of(amount), seat, meters);
    }

    Map<Meter, Money> shown() {
        var shown = new EnumMap<Meter, Money>(Meter.class);
        rules.wagers()
                .royal9()
                .map(Royal9::meters)
                .ifPresent(terms -> terms.forEach((meter, of) -> shown.put(meter, of.seed())));
        shown.putAll(meters);
        return shown;
    }
}
