package baccarat.rules;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The Royal 9 progressive in one of its two forms: the combinations posted at the chairs, and the
/// line of the pay table that a chair's wager has reached.
public sealed interface Royal9 permits MultiLevelRoyal9, PersonalRoyal9 {

    /// The fixed amount of a wager, as the document sets it.
    Money stake();

    Map<Meter, MeterTerms> meters();

    Optional<MustHit> mustHit();

    /// The name of the link whose tables share these meters; empty if the meters are the table's
    /// own (reading 55).
    Optional<String> link();

    /// The combinations of the chairs from chair 1 on; later chairs have none.
    List<Combination> chairs();

    /// The hands that are posted at a chair with this combination, each written as `Ks9h`.
    List<String> posted(Combination combination);

    /// The highest line of the pay table that applies to `chair`; empty if its wager loses. A lower
    /// line is not paid, even where its sum is larger (reading 21).
    Optional<Line> line(Spot chair, Hand player, Hand banker);

    /// A line of a Royal 9 pay table.
    sealed interface Line extends Provision permits MultiLevelLine, PersonalLine {

        Award award();
    }

    default Outcome outcome(Spot chair, Round round) {
        return line(chair, round.player(), round.banker())
                .<Outcome>map(Outcome.WinsAward::new)
                .orElseGet(() -> new Outcome.Loses(Royal9Terms.ROYAL_9_LOSES));
    }
}
