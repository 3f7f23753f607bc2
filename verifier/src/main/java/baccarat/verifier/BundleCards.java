package baccarat.verifier;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The cards of one hand as the lines of a bundle have them. Those that another patron turned have
/// no line in it, but all of them are named when the dealer clears them.
///
/// @param laid what lay at each place that a line tells of, empty if no line tells its face
/// @param discarded the Player's Hand and then the Banker's, or all as they were dealt
record BundleCards(Map<String, String> laid, List<String> discarded) {

    private static final List<String> ORDER = List.of("_FIRST", "_SECOND", "_THIRD");
    private static final Pattern RESULT = Pattern.compile("Player (\\d), Banker (\\d)\\b.*");
    private static final String RANKS = "A23456789";

    BundleCards {
        laid = Map.copyOf(laid);
        discarded = List.copyOf(discarded);
    }

    static boolean isResult(String call) {
        return RESULT.matcher(call).matches();
    }

    /// What is wrong with the cards that a bundle shows, if anything.
    ///
    /// @param result the call of the result, or empty
    Optional<String> differsFrom(List<String> player, List<String> banker, String result) {
        if (player.size() > ORDER.size() || banker.size() > ORDER.size()) {
            return Optional.of("a hand has more than three cards");
        }
        var told = new ArrayList<>(player);
        told.addAll(banker);
        if (!told.equals(discarded) && !asDealt(player, banker).equals(discarded)) {
            return Optional.of(
                    "the bundle tells %s, and %s were cleared"
                            .formatted(
                                    Wrong.shortened(told.toString()),
                                    Wrong.shortened(discarded.toString())));
        }
        return another("PLAYER", player)
                .or(() -> another("BANKER", banker))
                .or(() -> anotherResult(player, banker, result));
    }

    private static List<String> asDealt(List<String> player, List<String> banker) {
        var dealt = new ArrayList<String>();
        for (int card = 0; card < ORDER.size(); card++) {
            if (card < player.size()) {
                dealt.add(player.get(card));
            }
            if (card < banker.size()) {
                dealt.add(banker.get(card));
            }
        }
        return dealt;
    }

    /// A place where a line has another face, or a card where the other has none. A card that a
    /// patron dealt may have no line here.
    private Optional<String> another(String side, List<String> told) {
        boolean isEveryPlaceKnown = laid.size() == discarded.size();
        for (int card = 0; card < ORDER.size(); card++) {
            String line = laid.get(side + ORDER.get(card));
            boolean isTold = card < told.size();
            boolean isOther =
                    line == null
                            ? isTold && isEveryPlaceKnown
                            : !isTold || !(line.isEmpty() || line.equals(told.get(card)));
            if (isOther) {
                return Optional.of(
                        "the lines have another card at %s%s".formatted(side, ORDER.get(card)));
            }
        }
        return Optional.empty();
    }

    private static Optional<String> anotherResult(
            List<String> player, List<String> banker, String result) {
        Matcher called = RESULT.matcher(result);
        boolean isSame =
                !called.matches()
                        || (count(player) == Integer.parseInt(called.group(1))
                                && count(banker) == Integer.parseInt(called.group(2)));
        return isSame
                ? Optional.empty()
                : Optional.of(
                        "the cards make Player %d, Banker %d, and \"%s\" was called"
                                .formatted(count(player), count(banker), Wrong.printable(result)));
    }

    /// The Point Count: tens and faces are nothing, and only the last digit counts.
    private static int count(List<String> hand) {
        return hand.stream().mapToInt(card -> RANKS.indexOf(card.charAt(0)) + 1).sum() % 10;
    }
}
