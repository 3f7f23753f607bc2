package baccarat.cli;

import baccarat.cards.Card;
import baccarat.cli.Arguments.Cards;
import baccarat.cli.Arguments.CardsConverter;
import baccarat.cli.Arguments.MeterArgument;
import baccarat.cli.Arguments.MeterConverter;
import baccarat.cli.Arguments.SpotConverter;
import baccarat.regulations.Regulation;
import baccarat.regulations.Review;
import baccarat.rules.Acceptance;
import baccarat.rules.Dealt;
import baccarat.rules.Hand;
import baccarat.rules.HouseMoneySettlement;
import baccarat.rules.Limits;
import baccarat.rules.Meter;
import baccarat.rules.Money;
import baccarat.rules.MustHit;
import baccarat.rules.Placed;
import baccarat.rules.Refusal;
import baccarat.rules.Round;
import baccarat.rules.Royal9;
import baccarat.rules.Royal9Terms;
import baccarat.rules.Settlement;
import baccarat.rules.Settling;
import baccarat.rules.Side;
import baccarat.rules.Spot;
import baccarat.rules.Step;
import baccarat.rules.TableRules;
import baccarat.rules.Wager;
import baccarat.rules.Wagering;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `baccarat settle`: a round's wagers settled step by step, each with its clause and reason.
@Command(
        name = "settle",
        mixinStandardHelpOptions = true,
        version = Main.VERSION,
        sortOptions = false,
        description = {
            "Settles the wagers of one round in the dealer's order, with clause and reason for each step.",
            "Hands that could not have been dealt and wagers the table does not take are refused."
        },
        footer = {
            "",
            "Examples:",
            "  baccarat settle --rules regulations/examples/ma-mini.yaml \\",
            "      --player 2h,3d,8s --banker 7c,Kd \\",
            "      --wager 3:banker:100 --wager 3:house-money:25",
            "  baccarat settle --rules regulations/examples/ma-mini-everything.yaml \\",
            "      --player Ks,9h --banker 9h,Ks \\",
            "      --wager 1:tie:5 --wager 1:royal-9:5 --meter star=61250.45"
        })
final class SettleCommand implements Runnable {

    @Option(
            names = "--rules",
            required = true,
            paramLabel = "FILE",
            description = "A Rules Submission.")
    private @Nullable Path file;

    @Option(
            names = "--player",
            required = true,
            paramLabel = "CARDS",
            converter = CardsConverter.class,
            description = "The Player's Hand in the order dealt, as in 2h,3d,8s.")
    private @Nullable Cards player;

    @Option(
            names = "--banker",
            required = true,
            paramLabel = "CARDS",
            converter = CardsConverter.class,
            description = "The Banker's Hand, as in 7c,Kd.")
    private @Nullable Cards banker;

    @Option(
            names = "--wager",
            required = true,
            paramLabel = "SEAT:WAGER:AMOUNT",
            converter = WagerArgument.Converter.class,
            description = {
                "A wager, as in 3:banker:100. House Money may end in :press=player or :press=banker,",
                "Player and Banker in :coupon=50 for a match play coupon. A gallery line is line-3."
            })
    private List<WagerArgument> wagers = List.of();

    @Option(
            names = "--meter",
            paramLabel = "METER=AMOUNT",
            converter = MeterConverter.class,
            description =
                    "What a meter shows when awards are made, as in star=50000 (default: its seed).")
    private List<MeterArgument> meters = List.of();

    @Option(
            names = "--must-hit",
            paramLabel = "SEAT",
            converter = SpotConverter.class,
            description = "The seat that wins Must Hit in this round.")
    private @Nullable Spot mustHit;

    @Mixin private final KnownRegulations known = new KnownRegulations();

    @Mixin private final Output output = new Output();

    @Override
    public void run() {
        Review.Approved approved =
                SubmissionFile.read(Objects.requireNonNull(file), known.all()).approved();
        List<Card> players = Objects.requireNonNull(player).cards();
        List<Card> bankers = Objects.requireNonNull(banker).cards();
        refuse(approved, refusals(approved.rules(), players, bankers));
        var round = new Round(new Hand(players), new Hand(bankers));
        List<Step> steps = steps(approved.rules(), round);
        var printer = new SettlementPrinter(approved.regulation(), output.out());
        if (output.isJson()) {
            printer.json(steps);
        } else {
            printer.text(round, steps);
        }
    }

    private List<Refusal> refusals(TableRules rules, List<Card> players, List<Card> bankers) {
        var refusals = new ArrayList<Refusal>();
        Dealt.refusal(players, bankers, rules.cards().decksInTheShoe()).ifPresent(refusals::add);
        refusals.addAll(Acceptance.refusals(layout(), rules));
        for (WagerArgument wager : wagers) {
            wager.press()
                    .flatMap(side -> noPress(wager.placed().spot(), side))
                    .ifPresent(refusals::add);
        }
        boolean hasMustHit = rules.wagers().royal9().flatMap(Royal9::mustHit).isPresent();
        if (mustHit != null && !hasMustHit) {
            refusals.add(new Refusal(Wagering.MUST_HIT_OFFERED, "This table has no Must Hit."));
        } else if (mustHit != null && !has(mustHit, Wager.ROYAL_9)) {
            refusals.add(
                    new Refusal(
                            Royal9Terms.MUST_HIT_WINNER,
                            "There is no Royal 9 wager at " + mustHit + "."));
        }
        return refusals;
    }

    private Optional<Refusal> noPress(Spot spot, Side side) {
        return has(spot, Wager.on(side))
                ? Optional.empty()
                : Optional.of(
                        new Refusal(
                                Settling.HOUSE_MONEY_PRESSED,
                                "There is no wager on %s at %s to press onto."
                                        .formatted(Wager.on(side).spoken(), spot)));
    }

    private boolean has(Spot spot, Wager wager) {
        return layout().stream()
                .anyMatch(placed -> placed.spot().equals(spot) && placed.wager() == wager);
    }

    private static void refuse(Review.Approved approved, List<Refusal> refusals) {
        if (!refusals.isEmpty()) {
            throw Stop.no(
                    refusals.stream()
                            .map(refusal -> line(approved.regulation(), refusal))
                            .toList());
        }
    }

    private static String line(Regulation regulation, Refusal refusal) {
        return regulation
                .clause(refusal.because())
                .map(
                        path ->
                                "%s Rule: %s [%s]"
                                        .formatted(
                                                refusal.detail(), refusal.because().gist(), path))
                .orElse(refusal.detail());
    }

    private List<Step> steps(TableRules rules, Round round) {
        var presses = new HashMap<Spot, Side>();
        wagers.forEach(w -> w.press().ifPresent(side -> presses.put(w.placed().spot(), side)));
        var early =
                HouseMoneySettlement.of(round.player(), round.banker(), layout(), presses, rules);
        List<Step> late =
                Settlement.of(
                        round, early.layout(), rules, shown(rules), Optional.ofNullable(mustHit));
        return Stream.concat(early.steps().stream(), late.stream()).toList();
    }

    private List<Placed> layout() {
        return wagers.stream().map(WagerArgument::placed).toList();
    }

    /// The meters of the table: what was said, otherwise the seed.
    private Map<Meter, Money> shown(TableRules rules) {
        var shown = new EnumMap<Meter, Money>(Meter.class);
        Optional<Royal9> royal9 = rules.wagers().royal9();
        royal9.ifPresent(r -> r.meters().forEach((meter, terms) -> shown.put(meter, terms.seed())));
        royal9.flatMap(Royal9::mustHit).ifPresent(m -> shown.put(Meter.MUST_HIT, m.reset()));
        var said = EnumSet.noneOf(Meter.class);
        for (MeterArgument argument : meters) {
            Money seed = shown.get(argument.meter());
            if (seed == null) {
                throw Stop.no(List.of("This table has no meter " + argument.meter() + "."));
            }
            if (!said.add(argument.meter())) {
                throw Stop.wrongUsage("--meter %s is given twice".formatted(argument.meter()));
            }
            if (argument.meter() != Meter.MAJOR && !seed.isAtMost(argument.shows())) {
                throw Stop.no(
                        List.of(
                                "%s must show at least its seed of %s, not %s"
                                        .formatted(argument.meter(), seed, argument.shows())));
            }
            shown.put(argument.meter(), argument.shows());
        }
        royal9.flatMap(Royal9::mustHit).ifPresent(terms -> checkMustHit(terms, shown));
        return shown;
    }

    private static void checkMustHit(MustHit terms, Map<Meter, Money> shown) {
        Money meter = Objects.requireNonNull(shown.get(Meter.MUST_HIT));
        if (!new Limits(terms.reset(), terms.ceiling()).allow(meter)) {
            throw Stop.no(
                    List.of(
                            "must-hit must show %s to %s, not %s"
                                    .formatted(terms.reset(), terms.ceiling(), meter)));
        }
    }
}
