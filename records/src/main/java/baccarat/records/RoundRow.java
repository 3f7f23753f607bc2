package baccarat.records;

import static java.util.stream.Collectors.joining;

import baccarat.cards.Card;
import baccarat.rules.PointCount;
import baccarat.rules.Side;
import baccarat.table.Laid;
import baccarat.table.Phase;
import baccarat.table.Play;
import java.util.List;
import java.util.Optional;

/// A summary of a round in a log.
///
/// @param shoe which shoe of the table it was dealt from
/// @param isVoid whether the wagers were returned; some cards may never have been seen
public record RoundRow(Play play, long shoe, boolean isVoid) {

    private static final String FACE_DOWN = "??";

    /// The round under way in a phase, if there is one.
    public static Optional<Play> under(Phase phase) {
        return phase.underWay();
    }

    public boolean isSimulated() {
        return play.kind() == Play.Kind.SIMULATED;
    }

    /// A simulated round has no number of its own.
    public String number() {
        return isSimulated() ? "-" : String.valueOf(play.number());
    }

    public List<String> cards(Side side) {
        return laid(side).stream()
                .map(card -> card.face().map(Card::toString).orElse(FACE_DOWN))
                .toList();
    }

    public String hand(Side side) {
        return cards(side).stream().collect(joining(" "));
    }

    /// The Point Count of a hand that is complete and face up.
    public Optional<Integer> count(Side side) {
        List<Card> up = laid(side).stream().flatMap(card -> card.face().stream()).toList();
        return up.size() == laid(side).size() && up.size() >= 2
                ? Optional.of(PointCount.of(up).value())
                : Optional.empty();
    }

    private List<Laid> laid(Side side) {
        return play.laid().stream().filter(card -> card.place().side() == side).toList();
    }

    /// `player`, `banker`, `tie`, or `void`.
    public String result() {
        Optional<Integer> player = count(Side.PLAYER);
        Optional<Integer> banker = count(Side.BANKER);
        if (isVoid || player.isEmpty() || banker.isEmpty()) {
            return "void";
        }
        int ahead = Integer.compare(player.get(), banker.get());
        return ahead == 0 ? "tie" : ahead > 0 ? "player" : "banker";
    }

    public Optional<Side> winner() {
        return switch (result()) {
            case "player" -> Optional.of(Side.PLAYER);
            case "banker" -> Optional.of(Side.BANKER);
            default -> Optional.empty();
        };
    }
}
