package baccarat.cli;

import baccarat.cli.Arguments.MeterArgument;
import baccarat.cli.Arguments.MeterConverter;
import baccarat.cli.Arguments.MoneyConverter;
import baccarat.cli.Arguments.SpotConverter;
import baccarat.reports.AskedOdds;
import baccarat.rules.Meter;
import baccarat.rules.Money;
import baccarat.rules.Spot;
import java.util.EnumMap;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// From which seat, with what stake and at which meters odds are asked for.
final class SeatOptions {

    @Option(
            names = "--stake",
            paramLabel = "AMOUNT",
            converter = MoneyConverter.class,
            description = "The wager on Banker, for rounded vigorish (default: unrounded).")
    private @Nullable Money stake;

    @Option(
            names = "--seat",
            paramLabel = "SEAT",
            converter = SpotConverter.class,
            description = "The seat that wagers on Royal 9 (default: 1).")
    private Spot seat = Spot.seat(1);

    @Option(
            names = "--meter",
            paramLabel = "METER=AMOUNT",
            converter = MeterConverter.class,
            description = "What a meter shows, as in star=50000 (default: its seed).")
    private List<MeterArgument> meters = List.of();

    AskedOdds asked() {
        var shown = new EnumMap<Meter, Money>(Meter.class);
        meters.forEach(argument -> shown.put(argument.meter(), argument.shows()));
        return new AskedOdds(Optional.ofNullable(stake), seat, shown);
    }
}
