package baccarat.regulations;

import static baccarat.rules.Shuffling.OPTION_FOR_THE_WHOLE_PIT;
import static baccarat.rules.Shuffling.RESHUFFLE_NOTICE;

import baccarat.rules.CardRules;
import baccarat.rules.Refusal;
import baccarat.rules.TableRules;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// Tables that stand together: where the document says so, one shuffling and lacing option holds
/// for all of them, and the reshuffle is not started or ended without notice.
public final class Pit {

    private Pit() {}

    /// Who is told of a change in writing.
    public enum Recipient {
        SURVEILLANCE,
        COMMISSION
    }

    /// A written notice.
    public record Notice(Instant given, Set<Recipient> to) {

        public Notice {
            to = Set.copyOf(to);
        }
    }

    /// What stands against these tables in one pit, each named by its submission.
    public static List<Refusal> refusals(List<Review.Approved> tables) {
        List<Review.Approved> bound =
                tables.stream()
                        .filter(table -> table.rules().procedures().shuffle().optionForThePit())
                        .filter(Pit::choosesAnOption)
                        .toList();
        var refusals = new ArrayList<Refusal>();
        for (Review.Approved table : bound) {
            Review.Approved first = bound.getFirst();
            if (!option(table).equals(option(first))) {
                refusals.add(
                        new Refusal(
                                OPTION_FOR_THE_WHOLE_PIT,
                                "%s is %s, %s is %s"
                                        .formatted(
                                                table.name(),
                                                option(table),
                                                first.name(),
                                                option(first))));
            }
        }
        return List.copyOf(refusals);
    }

    /// The option is one of shuffling by hand; a machine and preshuffled cards follow procedures of
    /// their own (reading 53).
    private static boolean choosesAnOption(Review.Approved table) {
        return table.rules().cards().shuffle() == CardRules.Shuffle.MANUAL;
    }

    private static String option(Review.Approved table) {
        CardRules cards = table.rules().cards();
        return "%s, %s, %s"
                .formatted(
                        cards.shuffle().name().toLowerCase(Locale.ROOT),
                        cards.laced() ? "laced" : "not laced",
                        cards.reshuffled() ? "reshuffled" : "not reshuffled");
    }

    /// How long ahead surveillance and the Commission have to be told of a change of rules; nothing
    /// where they need not be.
    public static Optional<Duration> noticeDue(TableRules before, TableRules after) {
        boolean changes = before.cards().reshuffled() != after.cards().reshuffled();
        return changes ? after.procedures().shuffle().reshuffleNotice() : Optional.empty();
    }

    /// Why a table may not go over to other rules at this time; nothing if it may.
    public static Optional<Refusal> refusal(
            TableRules before, TableRules after, Optional<Notice> notice, Instant at) {
        Optional<Duration> ahead = noticeDue(before, after);
        if (ahead.isEmpty()) {
            return Optional.empty();
        }
        if (notice.isEmpty() || notice.get().to().size() < Recipient.values().length) {
            return refuse("surveillance and the Commission have to be told in writing");
        }
        Instant earliest = notice.get().given().plus(ahead.get());
        return at.isBefore(earliest)
                ? refuse("told at %s, so not before %s".formatted(notice.get().given(), earliest))
                : Optional.empty();
    }

    private static Optional<Refusal> refuse(String detail) {
        return Optional.of(new Refusal(RESHUFFLE_NOTICE, detail));
    }
}
