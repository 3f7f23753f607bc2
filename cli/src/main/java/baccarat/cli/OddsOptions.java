package baccarat.cli;

import baccarat.cards.Card;
import baccarat.cli.Arguments.Cards;
import baccarat.cli.Arguments.CardsConverter;
import baccarat.cli.Arguments.RateConverter;
import baccarat.cli.Arguments.TieConverter;
import baccarat.odds.Composition;
import baccarat.odds.Known;
import baccarat.odds.Odds;
import baccarat.odds.Question;
import baccarat.reports.AskedOdds;
import baccarat.reports.ChangedTerms;
import baccarat.reports.EveryWager;
import baccarat.rules.DragonBonus;
import baccarat.rules.PayoutOdds;
import baccarat.rules.Rate;
import baccarat.rules.TableRules;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Which odds are asked for: the rules, the shoe, what is known.
final class OddsOptions {

    @Option(
            names = "--rules",
            paramLabel = "FILE",
            description = "A Rules Submission (default: every wager of the documents).")
    private @Nullable Path file;

    @Mixin private final KnownRegulations documents = new KnownRegulations();

    @Option(names = "--decks", paramLabel = "N", description = "A fresh shoe of 1 to 16 decks.")
    private @Nullable Integer decks;

    @Option(
            names = "--without",
            paramLabel = "CARDS",
            converter = CardsConverter.class,
            description = "Cards removed from the shoe, as in 9h,Ks,Td.")
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
    private List<String> known = List.of();

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

    /// The counted odds.
    Odds odds() {
        return AskedOdds.odds(question());
    }

    Question question() {
        TableRules rules = changed().in(rules());
        return seat.asked().question(composition(rules), rules, known());
    }

    private TableRules rules() {
        if (file != null) {
            return SubmissionFile.read(file, documents.all()).approved().rules();
        }
        return EveryWager.rules(decks == null ? 8 : AskedOdds.checkedDecks(decks));
    }

    private ChangedTerms changed() {
        if (ez && vigorish != null) {
            throw Stop.wrongUsage("EZ Baccarat collects no vigorish; use --ez or --vigorish");
        }
        return new ChangedTerms(
                ez,
                Optional.ofNullable(tie),
                Optional.ofNullable(vigorish),
                Optional.ofNullable(payTable));
    }

    private Composition composition(TableRules rules) {
        if (shoe != null && decks != null) {
            throw Stop.wrongUsage("give --shoe or --decks, not both");
        }
        Composition fresh =
                shoe != null
                        ? ShoeFile.read(shoe)
                        : Composition.of(
                                decks == null
                                        ? rules.cards().decksInTheShoe()
                                        : AskedOdds.checkedDecks(decks));
        return AskedOdds.without(fresh, without == null ? List.of() : without.cards());
    }

    private Known known() {
        var hands = new HashMap<String, List<Card>>();
        for (String one : known) {
            int equals = one.indexOf('=');
            String name = equals < 0 ? one : one.substring(0, equals);
            if (equals < 0 || !List.of("player", "banker").contains(name)) {
                throw Stop.wrongUsage(
                        "'%s' is not a hand; write player=2h,3d or banker=Kc".formatted(name));
            }
            if (hands.put(name, AskedOdds.hand(one.substring(equals + 1))) != null) {
                throw Stop.wrongUsage(
                        "--known %s is given twice; name all its cards at once, as in %s=2h,3d"
                                .formatted(name, name));
            }
        }
        return new Known(
                hands.getOrDefault("player", List.of()), hands.getOrDefault("banker", List.of()));
    }
}
