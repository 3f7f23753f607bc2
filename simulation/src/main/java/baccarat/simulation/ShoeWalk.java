package baccarat.simulation;

import baccarat.cards.Card;
import baccarat.rules.Hand;
import baccarat.rules.Round;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Plays the shoes of a plan one by one, with details that a tally leaves out: each round, or the
/// result of each shoe. It is independent of the kernels and slower. An instance is a workspace for
/// one thread.
final class ShoeWalk {

    private final CardWalk walk;
    private final Worth worth;
    private final Optional<Royal9Lines> royal9;

    ShoeWalk(Plan plan, Worth worth) {
        this.worth = worth;
        walk = new CardWalk(plan);
        royal9 = plan.royal9Lines();
    }

    /// Sees each round of a shoe, numbered from 1.
    interface Seen {

        /// A round is dealt.
        ///
        /// @param line the place of the line of Royal 9 that was reached, from 1 on, or 0
        void round(int number, int end, int line);
    }

    void play(long number, Seen seen) {
        var round = new int[1];
        walk.play(
                number, (end, cards, from) -> seen.round(++round[0], end, royal9Line(cards, from)));
    }

    private int royal9Line(byte[] cards, int from) {
        return royal9.isPresent() ? royal9.get().at(cards, from) : Royal9Lines.NONE;
    }

    PlayedShoe shoe(long number) {
        var won = new long[worth.count()];
        var counts = new int[4];
        play(
                number,
                (_, end, line) -> {
                    worth.add(end & Ends.KIND, line, won);
                    counts[0]++;
                    counts[1] += Ends.decided(end) - Ends.banker(end);
                    counts[2] += Ends.banker(end);
                    counts[3] += Ends.cards(end);
                });
        return new PlayedShoe(
                number,
                counts[0],
                counts[1],
                counts[2],
                counts[0] - counts[1] - counts[2],
                counts[3],
                worth.inUnits(won));
    }

    List<PlayedRound> rounds(long number) {
        var rounds = new ArrayList<PlayedRound>();
        walk.play(
                number,
                (end, cards, from) -> {
                    int line = royal9Line(cards, from);
                    rounds.add(
                            new PlayedRound(
                                    round(end, cards, from), worth.of(end & Ends.KIND, line)));
                });
        return rounds;
    }

    private static Round round(int end, byte[] cards, int from) {
        int kind = end & Ends.KIND;
        var player = new ArrayList<>(List.of(card(cards, from), card(cards, from + 2)));
        var banker = new ArrayList<>(List.of(card(cards, from + 1), card(cards, from + 3)));
        int next = from + 4;
        if (Kind.playerDrew(kind)) {
            player.add(card(cards, next++));
        }
        if (Kind.bankerDrew(kind)) {
            banker.add(card(cards, next));
        }
        return new Round(new Hand(player), new Hand(banker));
    }

    private static Card card(byte[] cards, int place) {
        return Packed.card(cards[place]);
    }
}
