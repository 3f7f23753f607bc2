package baccarat.cli;

import baccarat.cli.Arguments.MeterArgument;
import baccarat.cli.Arguments.MeterConverter;
import baccarat.cli.Arguments.MoneyConverter;
import baccarat.cli.Arguments.SpotConverter;
import baccarat.odds.Composition;
import baccarat.odds.Known;
import baccarat.odds.Question;
import baccarat.rules.Meter;
import baccarat.rules.Money;
import baccarat.rules.Royal9;
import baccarat.rules.Spot;
import baccarat.rules.TableRules;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// From which seat, with what stake and at which meters odds are asked for.
final class SeatOptions {

    @Option(
            names = "--stake",
            paramLabel = "AMOUNT",
            converter = MoneyConverter.class,
            description = "The wager on Banker, for vigorish that is rounded; exact if left out.")
    private @Nullable Money stake;

    @Option(
            names = "--seat",
            paramLabel = "SEAT",
            converter = SpotConverter.class,
            description = "The seat that wagers on Royal 9; 1 if left out.")
    private Spot seat = Spot.seat(1);

    @Option(
            names = "--meter",
            paramLabel = "METER=AMOUNT",
            converter = MeterConverter.class,
            description = "What a meter shows, as in star=50000; its seed if left out.")
    private List<MeterArgument> meters = List.of();

    Question question(Composition shoe, TableRules rules, Known known) {
        if (seat.kind() != Spot.Kind.SEAT || seat.number() > rules.seating().seats()) {
            throw Stop.wrongUsage(
                    "there is no %s; the last one is %d".formatted(seat, rules.seating().seats()));
        }
        if (stake != null && !stake.isAboveZero()) {
            throw Stop.wrongUsage("a stake is more than nothing");
        }
        return new Question(shoe, rules, known, Optional.ofNullable(stake), seat, shown(rules));
    }

    private Map<Meter, Money> shown(TableRules rules) {
        var shown = new EnumMap<Meter, Money>(Meter.class);
        Map<Meter, ?> own = rules.wagers().royal9().map(Royal9::meters).orElse(Map.of());
        for (MeterArgument argument : meters) {
            if (!own.containsKey(argument.meter())) {
                throw Stop.wrongUsage("this table has no meter " + argument.meter());
            }
            shown.put(argument.meter(), argument.shows());
        }
        return shown;
    }
}
