package baccarat.simulation;

import baccarat.cards.Card;
import baccarat.cards.Decks;
import baccarat.cards.DrawnShoe;
import baccarat.cards.Draws;

/// Shoes by the card, round by round. An instance is a workspace for one thread.
final class CardWalk {

    private final Plan plan;
    private final CoverCard cover;
    private final Burn burn;
    private final byte[] fresh;
    private final byte[] cards;
    private final Draws draws = new Draws();

    /// Sees each round of a shoe as it is dealt.
    interface Seen {

        /// A round is dealt.
        ///
        /// @param end as [Ends] has it
        /// @param cards as [Packed] has them; the round begins with the one at `from`
        void round(int end, byte[] cards, int from);
    }

    CardWalk(Plan plan) {
        this.plan = plan;
        cover = plan.coverCard();
        burn = plan.burn();
        fresh = Packed.all(DrawnShoe.codes(Decks.of(plan.decks())));
        cards = new byte[fresh.length + Ends.MARGIN];
    }

    /// Deals all rounds of the shoe with that number, or of the run of a continuous shuffler.
    void play(long number, Seen seen) {
        if (plan.isContinuous()) {
            run(number, seen);
        } else {
            shoe(number, seen);
        }
    }

    private void shoe(long number, Seen seen) {
        switch (plan.kernel()) {
            case RANK -> {
                System.arraycopy(fresh, 0, cards, 0, fresh.length);
                draw(number, fresh.length, fresh.length);
            }
            case VECTOR -> lane(number);
        }
        int next = burn.cards(Packed.rank(cards[0]));
        while (!cover.isOut(fresh.length - next)) {
            next = round(next, seen);
        }
        round(next, seen);
    }

    /// Every round of a run has a number of its own, and its cards come from the decks less those
    /// of the round before (reading 32), of equal cards the first in the decks.
    private void run(long number, Seen seen) {
        var before = new byte[Packed.END];
        for (int round = 0; round < Plan.RUN; round++) {
            int size = without(before);
            draw((number - 1) * Plan.RUN + 1 + round, size, 6);
            int dealt = round(0, seen);
            for (int card = 0; card < dealt; card++) {
                before[cards[card]]++;
            }
        }
    }

    /// Puts the fresh decks into `cards` without so many of each card, and sets those counts to
    /// zero.
    private int without(byte[] before) {
        int size = 0;
        for (byte card : fresh) {
            if (before[card] > 0) {
                before[card]--;
            } else {
                cards[size++] = card;
            }
        }
        return size;
    }

    private void lane(long number) {
        int place = 0;
        for (Card card : new LaneShoe(plan.seed(), number).order(plan.decks()).cards()) {
            cards[place++] = Packed.of(card);
        }
    }

    private void draw(long number, int size, int wanted) {
        draws.start(plan.seed(), number);
        draws.draw(cards, size, wanted);
    }

    /// Where the next round begins.
    private int round(int from, Seen seen) {
        int end = Ends.of(cards, from);
        seen.round(end, cards, from);
        return from + Ends.cards(end);
    }
}
