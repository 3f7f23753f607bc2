package baccarat.simulation;

import baccarat.regulations.Review;
import baccarat.regulations.RulesSubmission;
import baccarat.rules.OfferedWagers;
import baccarat.rules.Spot;
import baccarat.rules.TableRules;
import baccarat.rules.Wager;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Optional;

/// The marks of a table with every wager of an example that needs no suits.
final class Everything {

    private Everything() {}

    static long[] marks() {
        TableRules rules = rules();
        OfferedWagers wagers = rules.wagers();
        var limits = new HashMap<>(wagers.limits());
        limits.remove(Wager.ROYAL_9);
        var withoutRoyal9 =
                new TableRules(
                        rules.cards(),
                        rules.seating(),
                        rules.handling(),
                        rules.vigorish(),
                        new OfferedWagers(
                                limits,
                                wagers.tieOdds(),
                                wagers.dragonBonus(),
                                wagers.pressed(),
                                Optional.empty()),
                        rules.procedures());
        return new Marks(withoutRoyal9, Optional.empty()).packed();
    }

    private static TableRules rules() {
        return ((Review.Approved) RulesSubmission.review(text())).rules();
    }

    /// The lines of that example's Royal 9 at the first seat.
    static Royal9Lines royal9Lines() {
        return new Royal9Lines(rules().wagers().royal9().orElseThrow(), Spot.seat(1));
    }

    private static String text() {
        try {
            return Files.readString(Path.of("regulations/examples/ma-mini-everything.yaml"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
