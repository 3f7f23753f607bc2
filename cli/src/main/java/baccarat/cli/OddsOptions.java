package baccarat.cli;

import baccarat.cards.Card;
import baccarat.cards.Decks;
import baccarat.cli.Arguments.Cards;
import baccarat.cli.Arguments.CardsConverter;
import baccarat.cli.Arguments.RateConverter;
import baccarat.cli.Arguments.TieConverter;
import baccarat.odds.Composition;
import baccarat.odds.Known;
import baccarat.odds.Odds;
import baccarat.odds.Question;
import baccarat.rules.DragonBonus;
import baccarat.rules.OfferedWagers;
import baccarat.rules.PayoutOdds;
import baccarat.rules.Rate;
import baccarat.rules.TableRules;
import baccarat.rules.Vigorish;
import baccarat.rules.Vigorish.Collected;
import baccarat.rules.Vigorish.Rounding;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Which odds are asked for: the rules, the shoe, what is known.
final class OddsOptions {

    private static final int CARDS_AT_LEAST = 6;

    @Option(
            names = "--rules",
            paramLabel = "FILE",
            description = "A Rules Submission; without one every wager of the documents is priced.")
    private @Nullable Path file;

    @Option(names = "--decks", paramLabel = "N", description = "A fresh shoe of 1 to 16 decks.")
    private @Nullable Integer decks;

    @Option(
            names = "--without",
            paramLabel = "CARDS",
            converter = CardsConverter.class,
            description = "Cards that are out of the shoe, as in 9h,Ks,Td.")
    private @Nullable Cards without;

    @Option(
            names = "--shoe",
            paramLabel = "FILE",
            description = "A file with the cards of the shoe: 9h for one, 9h:8 for eight.")
    private @Nullable Path shoe;

    @Option(
            names = "--known",
            paramLabel = "HAND=CARDS",
            description = "Cards on the table, as in player=2h,3d or banker=Kc.")
    private Map<String, String> known = new LinkedHashMap<>();

    @Mixin private final SeatOptions seat = new SeatOptions();

    @Option(names = "--ez", description = "EZ Baccarat: no vigorish.")
    private boolean ez;

    @Option(
            names = "--tie",
            paramLabel = "ODDS",
            converter = TieConverter.class,
            description = "What the Tie pays to one.")
    private @Nullable PayoutOdds tie;

    @Option(
            names = "--vigorish",
            paramLabel = "PERCENT",
            converter = RateConverter.class,
            description = "The rate of vigorish, unrounded.")
    private @Nullable Rate vigorish;

    @Option(
            names = "--pay-table",
            paramLabel = "TABLE",
            description = "The pay table of the Dragon Bonus: ${COMPLETION-CANDIDATES}.")
    private DragonBonus.@Nullable PayTable payTable;

    /// The counted odds, or the end of the command with what is wrong.
    Odds odds() {
        Question question = question();
        return Odds.of(question)
                .orElseThrow(
                        () ->
                                Stop.wrongUsage(
                                        "the known cards cannot lie there: the shoe lacks one, or no round deals them"));
    }

    Question question() {
        TableRules rules = changed(rules());
        Composition composition = composition(rules);
        if (composition.cards() < CARDS_AT_LEAST) {
            throw Stop.wrongUsage(
                    "a round takes up to six cards; this shoe holds " + composition.cards());
        }
        return seat.question(composition, rules, known());
    }

    private TableRules rules() {
        if (file != null) {
            return SubmissionFile.read(file).approved().rules();
        }
        return EveryWager.rules(decks == null ? 8 : checkedDecks(decks));
    }

    private static int checkedDecks(int decks) {
        if (decks < 1 || decks > 16) {
            throw Stop.wrongUsage("a shoe has 1 to 16 decks, not " + decks);
        }
        return decks;
    }

    private TableRules changed(TableRules rules) {
        if (ez && vigorish != null) {
            throw Stop.wrongUsage("EZ Baccarat collects no vigorish; use --ez or --vigorish");
        }
        OfferedWagers wagers = rules.wagers();
        var offered =
                new OfferedWagers(
                        wagers.limits(),
                        tie == null ? wagers.tieOdds() : tie,
                        payTable == null ? wagers.dragonBonus() : Optional.of(payTable),
                        wagers.pressed(),
                        wagers.royal9());
        return new TableRules(
                rules.cards(),
                rules.seating(),
                rules.handling(),
                vigorishOf(rules),
                offered,
                rules.procedures());
    }

    private Vigorish vigorishOf(TableRules rules) {
        if (ez) {
            return new Vigorish.NotCollected();
        }
        return vigorish == null
                ? rules.vigorish()
                : new Vigorish.Share(vigorish, Rounding.EXACT, Collected.AT_PAYOUT);
    }

    private Composition composition(TableRules rules) {
        if (shoe != null && decks != null) {
            throw Stop.wrongUsage("a shoe is given by --shoe or by --decks, not by both");
        }
        Composition fresh =
                shoe != null
                        ? ShoeFile.read(shoe)
                        : Composition.of(
                                decks == null
                                        ? rules.cards().decksInTheShoe()
                                        : checkedDecks(decks));
        List<Card> out = without == null ? List.of() : without.cards();
        return fresh.without(out).orElseThrow(() -> Stop.wrongUsage(tooMany(fresh, out)));
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

    private Known known() {
        known.keySet().stream()
                .filter(hand -> !hand.equals("player") && !hand.equals("banker"))
                .findFirst()
                .ifPresent(
                        hand -> {
                            throw Stop.wrongUsage(
                                    "'%s' is no hand; player=2h,3d and banker=Kc are"
                                            .formatted(hand));
                        });
        return new Known(hand("player"), hand("banker"));
    }

    private List<Card> hand(String name) {
        String text = known.get(name);
        if (text == null) {
            return List.of();
        }
        return Card.listOf(text)
                .filter(cards -> cards.size() <= 3)
                .orElseThrow(
                        () ->
                                Stop.wrongUsage(
                                        "'%s' is no hand of up to three cards".formatted(text)));
    }
}
