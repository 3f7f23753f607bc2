package baccarat.regulations;

import baccarat.regulations.Permits.Royal9Permit;
import baccarat.regulations.Summary.Line;
import baccarat.rules.Paying;
import baccarat.rules.Provision;
import baccarat.rules.Royal9Terms;
import baccarat.rules.Settling;
import baccarat.rules.Wagering;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What a document lets a licensee choose about wagers, a line each.
final class WagerLines {

    private final Regulation regulation;
    private final List<Line> lines = new ArrayList<>();

    private WagerLines(Regulation regulation) {
        this.regulation = regulation;
    }

    static List<Line> of(Regulation regulation) {
        var wagers = new WagerLines(regulation);
        wagers.wagers(regulation.permits().wagers());
        return List.copyOf(wagers.lines);
    }

    private void wagers(Permits.OfWagers wagers) {
        String keys = String.join(", ", WagersReview.permitted(wagers));
        add("wagers", keys, Wagering.WAGERS_PERMITTED);
        add("wagers.*.min, wagers.*.max", "an amount each, must be stated");
        lines.add(
                new Line(
                        "wagers.tie.odds",
                        "at least " + WagersReview.TIE_UNSAID,
                        Optional.of(WagersReview.TIE_UNSAID.toString()),
                        regulation.paths(Paying.TIE_PAYS_EIGHT_OR_MORE)));
        if (wagers.side().contains("dragon-bonus")) {
            add("wagers.dragon-bonus.pay-table", "A, B, C", Paying.BONUS_PAY_TABLE);
        }
        if (wagers.side().contains("house-money")) {
            lines.add(
                    new Line(
                            "wagers.house-money.press",
                            "all, or a rate above 0%",
                            Optional.of("all"),
                            regulation.paths(Settling.HOUSE_MONEY_PRESSED)));
        }
        wagers.royal9().ifPresent(this::royal9);
    }

    private void royal9(Royal9Permit permit) {
        String decks = Royal9Review.either(permit.decks()) + " decks in the shoe";
        String seats = permit.seats().map(number -> ", " + number + " seats").orElse("");
        String form = permit.isPersonal() ? "personal, " : "multi-level, ";
        add("wagers.royal-9", form + decks + seats, Royal9Terms.ROYAL_9_DECKS);
        if (permit.isPersonal()) {
            lines.add(
                    new Line(
                            "wagers.royal-9.combinations",
                            "six king-nines of two suits, none twice",
                            Optional.of("of chairs 1 to 6"),
                            regulation.paths(Royal9Terms.ROYAL_9_COMBINATIONS)));
            add(
                    "wagers.royal-9.meters",
                    "seed and rate of star, spade and heart must be stated",
                    Royal9Terms.ROYAL_9_METERS);
            add(
                    "wagers.royal-9.must-hit",
                    "reset, ceiling and rate, or left out",
                    Wagering.MUST_HIT_OFFERED);
        } else {
            add("wagers.royal-9.pay-table", "1, 2", Royal9Terms.ROYAL_9_PAY_TABLE);
        }
        add("wagers.royal-9.link", "a name that linked tables share, or left out");
        lines.add(
                new Line(
                        "wagers.royal-9.meters.*.secondary",
                        "at most the meter's rate",
                        Optional.of("0%"),
                        regulation.paths(Royal9Terms.ROYAL_9_METERS)));
    }

    private void add(String about, String acceptable, Provision... because) {
        lines.add(Summary.line(regulation, about, acceptable, because));
    }
}
