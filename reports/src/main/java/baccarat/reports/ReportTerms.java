package baccarat.reports;

import static baccarat.reports.Figures.dollars;
import static baccarat.reports.Html.in;
import static java.util.stream.Collectors.joining;

import baccarat.rules.CardRules;
import baccarat.rules.Equipment;
import baccarat.rules.Limits;
import baccarat.rules.MustHit;
import baccarat.rules.OfferedWagers;
import baccarat.rules.Paying;
import baccarat.rules.Provision;
import baccarat.rules.Rate;
import baccarat.rules.Royal9;
import baccarat.rules.Royal9Terms;
import baccarat.rules.TableRules;
import baccarat.rules.Wager;
import baccarat.rules.Wagering;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;

/// The submitted terms on which the figures depend.
final class ReportTerms {

    private final MathReport report;
    private final List<Html> rows = new ArrayList<>();

    private ReportTerms(MathReport report) {
        this.report = report;
    }

    static Html of(MathReport report) {
        var terms = new ReportTerms(report);
        TableRules rules = report.rules();
        OfferedWagers wagers = rules.wagers();
        terms.row("Shoe", shoe(rules.cards()), decks(rules.cards()));
        terms.row(
                "Vigorish", ReportWords.vigorish(rules.vigorish()), ReportWords.onVigorish(rules));
        terms.row("Tie", wagers.tieOdds() + ".", Paying.TIE_PAYS_EIGHT_OR_MORE);
        wagers.dragonBonus()
                .ifPresent(
                        table ->
                                terms.row(
                                        "Dragon Bonus",
                                        ReportWords.payTable(table),
                                        Paying.BONUS_PAY_TABLE));
        if (wagers.include(Wager.HOUSE_MONEY)) {
            terms.row(
                    "House Money",
                    pressed(wagers.pressed()),
                    Wagering.HOUSE_MONEY_OFFERED,
                    Paying.BOTH_PAIRS_PAY_15_TO_1);
        }
        wagers.royal9().ifPresent(terms::royal9);
        terms.row("Limits", limits(wagers));
        return in("table class='terms'", in("tbody", Html.lines(terms.rows)));
    }

    private void royal9(Royal9 royal9) {
        row("Royal 9", meters(royal9), Royal9Terms.ROYAL_9_METERS);
        royal9.mustHit().ifPresent(it -> row("Must Hit", mustHit(it), Wagering.MUST_HIT_OFFERED));
    }

    private void row(String about, String says, Provision... because) {
        List<String> clauses =
                ReportWords.clauses(report.submission().regulation(), Stream.of(because));
        rows.add(
                in(
                        "tr",
                        in("th scope='row'", about),
                        in("td", says),
                        in("td class='clauses'", String.join(", ", clauses))));
    }

    private static String shoe(CardRules cards) {
        int decks = cards.decksInTheShoe();
        String shoe = "%d decks, %d cards".formatted(decks, decks * 52);
        return cards.batches() == 1
                ? shoe + "."
                : "%s; %d decks in %d batches, one dealt while the other is shuffled."
                        .formatted(shoe, cards.decks(), cards.batches());
    }

    private static Provision decks(CardRules cards) {
        return cards.batches() == 1 ? Equipment.DECKS : Equipment.MACHINE_DECKS;
    }

    private static String pressed(Rate pressed) {
        String portion = pressed.equals(Rate.WHOLE) ? "all" : pressed.toString();
        return "A pair in both hands pays 15 to 1, in one 3 to 1; %s of a payout may be pressed."
                .formatted(portion);
    }

    private static String meters(Royal9 royal9) {
        return new TreeMap<>(royal9.meters())
                .entrySet().stream()
                        .map(
                                meter ->
                                        "%s from %s, %s of each wager"
                                                .formatted(
                                                        meter.getKey(),
                                                        dollars(meter.getValue().seed()),
                                                        meter.getValue().rate()))
                        .collect(
                                joining(
                                        "; ",
                                        "%s a wager. Meters: ".formatted(dollars(royal9.stake())),
                                        "."));
    }

    private static String mustHit(MustHit terms) {
        return "From %s, won by %s at the latest; %s of each Royal 9 wager."
                .formatted(dollars(terms.reset()), dollars(terms.ceiling()), terms.rate());
    }

    private static String limits(OfferedWagers wagers) {
        return Stream.of(Wager.values())
                .filter(wager -> wager != Wager.ROYAL_9)
                .filter(wagers::include)
                .map(wager -> WagerWords.of(wager).brief() + " " + range(wagers, wager))
                .collect(joining("; ", "", "."));
    }

    private static String range(OfferedWagers wagers, Wager wager) {
        Limits limits = Objects.requireNonNull(wagers.limits().get(wager));
        return "%s to %s".formatted(dollars(limits.min()), dollars(limits.max()));
    }
}
