package baccarat.cli;

import baccarat.odds.Fraction;
import baccarat.odds.HouseMoneyOdds;
import baccarat.odds.Odds;
import baccarat.odds.Royal9Odds;
import baccarat.odds.WagerOdds;
import baccarat.reports.Json;
import baccarat.reports.OddsJson;
import baccarat.rules.Side;
import baccarat.rules.Vigorish;
import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// `baccarat odds`: the exact odds of every wager from any shoe.
@Command(
        name = "odds",
        mixinStandardHelpOptions = true,
        version = Main.VERSION,
        sortOptions = false,
        subcommands = OddsRemovalCommand.class,
        description = {
            "Shows the exact odds of every wager, counted over all deals, from a fresh shoe or any other.",
            "The JSON output has the exact fractions."
        },
        footer = {
            "",
            "Examples:",
            "  baccarat odds",
            "  baccarat odds --decks 6 --ez --tie 9",
            "  baccarat odds --rules regulations/examples/ma-midi.yaml --stake 7",
            "  baccarat odds --without 9h,9s,Kd --known player=2h,3d --known banker=Kc"
        })
final class OddsCommand implements Runnable {

    @Mixin private final OddsOptions options = new OddsOptions();

    @Mixin private final Output output = new Output();

    @Override
    public void run() {
        Odds odds = options.odds();
        if (output.isJson()) {
            Json.print(output.out(), OddsJson.of(odds));
            return;
        }
        PrintWriter out = output.out();
        out.printf("%d cards in the shoe%n%n", odds.question().shoe().cards());
        var columns =
                new Columns(
                        List.of(1, 2, 3, 4, 5),
                        "wager",
                        "house edge",
                        "std dev",
                        "wins",
                        "pushes",
                        "loses");
        odds.wagers().forEach(wager -> row(columns, wager));
        columns.print(out);
        odds.houseMoney().ifPresent(houseMoney -> print(out, houseMoney));
        odds.royal9().ifPresent(royal9 -> print(out, royal9, odds));
        if (odds.question().stake().isPresent() && !isRounded(odds.question().rules().vigorish())) {
            out.printf(
                    "%n--stake changes nothing: these rules do not round the vigorish of a wager%n");
        }
    }

    private static boolean isRounded(Vigorish vigorish) {
        return vigorish instanceof Vigorish.Share share
                && share.rounding() == Vigorish.Rounding.NEXT_QUARTER;
    }

    private static void row(Columns columns, WagerOdds wager) {
        columns.row(
                wager.wager(),
                percent(wager.ev().negated()),
                wager.variance().squareRoot(4),
                percent(wager.wins()),
                percent(wager.pushes()),
                percent(wager.loses()));
    }

    static String percent(Fraction fraction) {
        return fraction.times(Fraction.of(100, 1)).toDecimal(4) + "%";
    }

    private static void print(PrintWriter out, HouseMoneyOdds odds) {
        out.printf(
                "%nHouse Money, house edge: taken %s; pressed onto Player always %s, at its best %s;"
                        + " onto Banker always %s, at its best %s%n",
                percent(odds.taken().negated()),
                percent(odds.onto(Side.PLAYER).always().negated()),
                percent(odds.onto(Side.PLAYER).best().negated()),
                percent(odds.onto(Side.BANKER).always().negated()),
                percent(odds.onto(Side.BANKER).best().negated()));
    }

    private static void print(PrintWriter out, Royal9Odds royal9, Odds odds) {
        out.printf(
                "%nRoyal 9 at %s: fixed awards return %s%n",
                odds.question().seat(), percent(royal9.fixedReturn()));
        var columns = new Columns(List.of(1, 2, 3), "meter", "shows", "returns", "fair at");
        royal9.meterValues()
                .forEach(
                        meter ->
                                columns.row(
                                        meter.meter(),
                                        meter.shows(),
                                        percent(meter.value()),
                                        meter.breakEven().map(Object::toString).orElse("any")));
        if (!royal9.meterValues().isEmpty()) {
            columns.print(out);
        }
    }
}
