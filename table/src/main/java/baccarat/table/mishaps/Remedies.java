package baccarat.table.mishaps;

import static baccarat.rules.House.HOUSE_MONEY_UNDONE;
import static baccarat.rules.Irregularity.DISCLOSED_CARD_DISCARDED;
import static baccarat.rules.Irregularity.DISCLOSED_CARD_SIMULATED;
import static baccarat.rules.Irregularity.REMEDIES_DOCUMENTED;

import baccarat.cards.Card;
import baccarat.rules.Mishap;
import baccarat.rules.Provision;
import baccarat.rules.Refusal;
import baccarat.rules.Remedy;
import baccarat.rules.Side;
import baccarat.rules.ThirdCard;
import baccarat.table.Aside;
import baccarat.table.Event;
import baccarat.table.Phase;
import baccarat.table.Place;
import baccarat.table.Play;
import baccarat.table.ShoeEnd;
import baccarat.table.Story;
import baccarat.table.Transfer;
import baccarat.table.preparation.Preparation;
import baccarat.table.round.CoverCard;
import baccarat.table.round.RoundPhases;
import baccarat.table.wagers.ClosingWagers;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// How a remedy is carried out.
final class Remedies {

    private Remedies() {}

    static Optional<Refusal> apply(Story story) {
        Phase.Irregular irregular = (Phase.Irregular) story.state().phase();
        Provision because = Mishaps.provision(irregular.mishap());
        Optional<Card> card = irregular.card();
        switch (irregular.remedy()) {
            case NEXT_HAND -> keep(story, Aside.Fate.NEXT_HAND, card, because);
            case SIMULATE -> simulate(story, irregular, because);
            case DISCARD -> discard(story, card, false, because);
            case VOID -> voidRound(story, irregular, because);
            case STAYS, IN_ORDER ->
                    throw new IllegalStateException("a card that keeps its place is no mishap");
            case BANKER_OR_NEXT_HAND, BANKER_OR_DISCARD, BANKER_OR_SIMULATE -> {
                if (bankerDraws(irregular.interrupted())) {
                    story.tell(new Event.CardGivenToTheBanker(card), because, REMEDIES_DOCUMENTED);
                } else {
                    otherwise(story, irregular.remedy(), card, because);
                }
            }
        }
        return Optional.empty();
    }

    private static void otherwise(
            Story story, Remedy remedy, Optional<Card> card, Provision because) {
        switch (remedy) {
            case BANKER_OR_DISCARD -> {
                boolean oneMore = story.state().stock().shoe() > 0;
                discard(story, card, oneMore, DISCLOSED_CARD_DISCARDED, because);
            }
            case BANKER_OR_SIMULATE ->
                    keep(
                            story,
                            Aside.Fate.SIMULATED_ROUND,
                            card,
                            DISCLOSED_CARD_SIMULATED,
                            because);
            default -> keep(story, Aside.Fate.NEXT_HAND, card, because);
        }
    }

    /// As if the Player had stayed (reading 27).
    private static boolean bankerDraws(Phase interrupted) {
        Play play = interrupted.underWay().orElseThrow();
        return !play.has(Place.PLAYER_THIRD)
                && !play.has(Place.BANKER_THIRD)
                && RoundPhases.ruling(play, Side.BANKER).action() == ThirdCard.Action.DRAW;
    }

    private static void keep(
            Story story, Aside.Fate fate, Optional<Card> card, Provision... because) {
        story.tell(new Event.CardKept(fate, card, mishap(story)), withHouse(because), List.of());
    }

    private static Mishap mishap(Story story) {
        return ((Phase.Irregular) story.state().phase()).mishap();
    }

    private static void discard(
            Story story, Optional<Card> card, boolean oneMore, Provision... because) {
        story.tell(new Event.SurplusCardDiscarded(card, oneMore), withHouse(because), List.of());
    }

    private static List<Provision> withHouse(Provision... because) {
        return Stream.concat(Stream.of(because), Stream.of(REMEDIES_DOCUMENTED)).toList();
    }

    /// If it was found before the first card of a round, wagers are returned; otherwise the round
    /// is finished first (reading 28).
    private static void simulate(Story story, Phase.Irregular irregular, Provision because) {
        keep(story, Aside.Fate.SIMULATED_ROUND, irregular.card(), because);
        ClosingWagers.returnAll(story, because, REMEDIES_DOCUMENTED);
        if (story.state().phase().isInARound() && story.state().play().laid().isEmpty()) {
            tellVoid(story, because);
        }
    }

    private static void voidRound(Story story, Phase.Irregular irregular, Provision because) {
        if (irregular.surplus()) {
            discard(story, irregular.card(), false, because);
            while (story.state().phase() instanceof Phase.Irregular another) {
                discard(story, another.card(), false, because);
            }
        }
        ClosingWagers.returnAll(story, because, REMEDIES_DOCUMENTED);
        if (story.state().phase().isInARound() && !stands(story.state().phase())) {
            tellVoid(story, because);
        }
        if (irregular.mishap() == Mishap.SHOE_RUNS_OUT) {
            Preparation.endShoe(story, ShoeEnd.RAN_OUT, because, REMEDIES_DOCUMENTED);
        }
    }

    /// A round that has all its cards stands, whatever card leaves the shoe after it.
    private static boolean stands(Phase phase) {
        return phase instanceof Phase.CallingResult
                || phase instanceof Phase.Settling
                || phase instanceof Phase.EndingProgressives
                || phase instanceof Phase.Clearing;
    }

    /// Every patron has what they had before the round, House Money included (reading 20).
    private static void tellVoid(Story story, Provision because) {
        Play play = story.state().play();
        var transfers = new ArrayList<Transfer>();
        for (Transfer moved : play.houseMoney().reversed()) {
            transfers.add(new Transfer(moved.to(), moved.from(), moved.amount()));
        }
        transfers.addAll(ClosingWagers.refunds(story.state(), play.placed()));
        List<Provision> all =
                play.houseMoney().isEmpty()
                        ? withHouse(because)
                        : withHouse(because, HOUSE_MONEY_UNDONE);
        story.tell(new Event.RoundVoided(play.number(), play.kind()), all, transfers);
    }

    static Optional<Refusal> discardOneMore(Story story) {
        Optional<Refusal> cover = CoverCard.missing(story.state());
        if (cover.isPresent()) {
            return cover;
        }
        story.tell(new Event.OneMoreDiscarded(), DISCLOSED_CARD_DISCARDED, REMEDIES_DOCUMENTED);
        return Optional.empty();
    }
}
