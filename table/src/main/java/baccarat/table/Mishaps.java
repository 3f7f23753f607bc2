package baccarat.table;

import static baccarat.rules.Dealing.THIRD_CARDS_DECIDED;
import static baccarat.rules.House.HOUSE_MONEY_UNDONE;
import static baccarat.rules.House.NO_SUCH_CARD_LEFT;
import static baccarat.rules.House.ORDER_OF_DRAWING;
import static baccarat.rules.Irregularity.DISCLOSED_CARD_DISCARDED;
import static baccarat.rules.Irregularity.DISCLOSED_CARD_GOES_TO_THE_BANKER;
import static baccarat.rules.Irregularity.DISCLOSED_CARD_OPENS_A_SIMULATED_ROUND;
import static baccarat.rules.Irregularity.DISCLOSED_CARD_SIMULATED;
import static baccarat.rules.Irregularity.REMEDIES_DOCUMENTED;
import static baccarat.rules.Irregularity.ROUND_VOID_WITHOUT_CARDS;
import static baccarat.rules.Irregularity.UNDISCLOSED_CARD_GOES_TO_THE_BANKER;
import static baccarat.rules.Irregularity.UNDISCLOSED_CARD_OPENS_THE_NEXT_HAND;
import static baccarat.table.Story.fine;
import static baccarat.table.Story.refuse;

import baccarat.cards.Card;
import baccarat.rules.Mishap;
import baccarat.rules.Provision;
import baccarat.rules.Refusal;
import baccarat.rules.Remedy;
import baccarat.rules.Side;
import baccarat.rules.TableRules;
import baccarat.rules.ThirdCard;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// A card that went wrong: the irregularity is named, and only its remedy is accepted next.
final class Mishaps {

    private Mishaps() {}

    static Optional<Refusal> decide(Story story, Command.OfMishaps command) {
        return switch (command) {
            case Command.ReportSurplusCard(boolean third, var disclosed) ->
                    surplus(story, third, disclosed);
            case Command.ReportMisplacedCard(var laidOn, var face) ->
                    misplaced(story, laidOn, face);
            case Command.ReportFaceUpInTheShoe(var card) ->
                    found(story, Mishap.CARD_DISCLOSED, Optional.of(card));
            case Command.ApplyRemedy _ -> remedy(story);
            case Command.DiscardOneMore _ -> discardOneMore(story);
        };
    }

    private static Optional<Refusal> surplus(Story story, boolean third, Optional<Card> disclosed) {
        if (!third || hasThirdCard(story.state().phase())) {
            return found(
                    story,
                    disclosed.isPresent() ? Mishap.CARD_DISCLOSED : Mishap.DRAWN_IN_ERROR,
                    disclosed);
        }
        if (!bothHandsAreUp(story.state().phase())) {
            return refuse(
                    THIRD_CARDS_DECIDED, "third cards are decided once both hands are turned");
        }
        Play play = Turns.playOf(story.state().phase());
        ThirdCard ruling = Rounds.ruling(play, Side.PLAYER);
        if (ruling.action() == ThirdCard.Action.DRAW) {
            return refuse(ruling.because(), "the Player draws, the card is due there");
        }
        return found(
                story,
                disclosed.isPresent() ? Mishap.THIRD_CARD_DISCLOSED : Mishap.THIRD_CARD_NOT_DUE,
                disclosed);
    }

    /// A fourth card is a card too many like any other.
    private static boolean hasThirdCard(Phase phase) {
        return phase instanceof Phase.InRound round && round.play().has(Place.PLAYER_THIRD);
    }

    static boolean bothHandsAreUp(Phase phase) {
        if (!(phase instanceof Phase.InRound round)) {
            return false;
        }
        Play play = round.play();
        return play.laid().size() >= Place.FIRST_FOUR.size()
                && play.laid().stream()
                        .filter(card -> !card.place().isThird())
                        .allMatch(Laid::isUp);
    }

    private static Optional<Refusal> misplaced(Story story, Place laidOn, Optional<Card> face) {
        Place due =
                story.state().phase() instanceof Phase.AwaitsACard awaits ? awaits.due() : laidOn;
        if (laidOn == Place.PLAYER_THIRD
                && due == Place.BANKER_THIRD
                && !hasThirdCard(story.state().phase())) {
            return surplus(story, true, face);
        }
        if (due == laidOn) {
            return refuse(ORDER_OF_DRAWING, "a card is due at " + due + ", it lies right");
        }
        if (remedy(story.state().rules(), Mishap.CARD_MISPLACED, Remedy.IN_ORDER)
                != Remedy.IN_ORDER) {
            return found(story, Mishap.CARD_MISPLACED, face);
        }
        var because = new ArrayList<Provision>();
        because.add(ORDER_OF_DRAWING);
        because.addAll(DealingCards.because(story.state(), due));
        return DealingCards.deal(story, due, face, because);
    }

    static Optional<Refusal> found(Story story, Mishap mishap, Optional<Card> card) {
        TableState state = story.state();
        Optional<Refusal> cover = CoverCard.missing(state);
        if (cover.isPresent()) {
            return cover;
        }
        if (state.stock().shoe() == 0) {
            return refuse(ROUND_VOID_WITHOUT_CARDS, "the shoe is empty");
        }
        if (card.isPresent() && !state.stock().unseen().include(card.get())) {
            return refuse(NO_SUCH_CARD_LEFT, "the decks do not hold another " + card.get());
        }
        if (mishap == Mishap.THIRD_CARD_DISCLOSED) {
            HouseMoneyDesk.payAll(story);
        }
        if (!story.isRefused()) {
            tellFound(story, mishap, card);
        }
        return fine();
    }

    /// What the rules in force do about a mishap, or what is usual where they do not say.
    static Remedy remedy(TableRules rules, Mishap mishap, Remedy usual) {
        return rules.handling().remedies().getOrDefault(mishap, usual);
    }

    static void tellFound(Story story, Mishap mishap, Optional<Card> card) {
        Remedy remedy = story.state().rules().handling().remedies().get(mishap);
        if (remedy == null) {
            throw new IllegalStateException("the rules in force have no remedy for " + mishap);
        }
        story.tell(
                new Event.IrregularityFound(mishap, remedy, card),
                List.of(provision(mishap), REMEDIES_DOCUMENTED),
                List.of());
    }

    /// The provision that deals with a mishap.
    static Provision provision(Mishap mishap) {
        return switch (mishap) {
            case DRAWN_IN_ERROR -> UNDISCLOSED_CARD_OPENS_THE_NEXT_HAND;
            case THIRD_CARD_NOT_DUE -> UNDISCLOSED_CARD_GOES_TO_THE_BANKER;
            case THIRD_CARD_DISCLOSED -> DISCLOSED_CARD_GOES_TO_THE_BANKER;
            case CARD_DISCLOSED -> DISCLOSED_CARD_OPENS_A_SIMULATED_ROUND;
            case SHOE_RUNS_OUT -> ROUND_VOID_WITHOUT_CARDS;
            case CARD_EXPOSED -> DISCLOSED_CARD_OPENS_A_SIMULATED_ROUND;
            case CARD_MISPLACED -> ORDER_OF_DRAWING;
        };
    }

    /// Why a card that was kept is laid now.
    static List<Provision> because(Aside kept) {
        boolean simulated =
                kept.fate() == Aside.Fate.SIMULATED_ROUND
                        && kept.mishap() == Mishap.THIRD_CARD_DISCLOSED;
        return List.of(
                simulated ? DISCLOSED_CARD_SIMULATED : provision(kept.mishap()),
                REMEDIES_DOCUMENTED);
    }

    private static Optional<Refusal> remedy(Story story) {
        Phase.Irregular irregular = (Phase.Irregular) story.state().phase();
        Provision because = provision(irregular.mishap());
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
        return fine();
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
        Play play = Turns.playOf(interrupted);
        return !play.has(Place.PLAYER_THIRD)
                && !play.has(Place.BANKER_THIRD)
                && Rounds.ruling(play, Side.BANKER).action() == ThirdCard.Action.DRAW;
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

    /// Found before the first card of a round: wagers go back; otherwise the round is finished
    /// first (reading 28).
    private static void simulate(Story story, Phase.Irregular irregular, Provision because) {
        keep(story, Aside.Fate.SIMULATED_ROUND, irregular.card(), because);
        ClosingWagers.returnAll(story, because, REMEDIES_DOCUMENTED);
        if (Rounds.isUnderWay(story.state().phase())
                && Turns.playOf(story.state().phase()).laid().isEmpty()) {
            tellVoid(story, because);
        }
    }

    private static void voidRound(Story story, Phase.Irregular irregular, Provision because) {
        if (irregular.surplus()) {
            discard(story, irregular.card(), false, because);
        }
        ClosingWagers.returnAll(story, because, REMEDIES_DOCUMENTED);
        if (Rounds.isUnderWay(story.state().phase()) && !stands(story.state().phase())) {
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
        Play play = Turns.playOf(story.state().phase());
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

    private static Optional<Refusal> discardOneMore(Story story) {
        Optional<Refusal> cover = CoverCard.missing(story.state());
        if (cover.isPresent()) {
            return cover;
        }
        story.tell(new Event.OneMoreDiscarded(), DISCLOSED_CARD_DISCARDED, REMEDIES_DOCUMENTED);
        return fine();
    }

    static TableState apply(TableState state, Event.OfMishaps event) {
        return switch (event) {
            case Event.IrregularityFound found -> found(state, found);
            case Event.CardKept(var fate, var card, var mishap) ->
                    resumed(state.with(state.shoe().plus(new Aside(card, fate, mishap))));
            case Event.CardGivenToTheBanker(var card) -> given(state, card);
            case Event.SurplusCardDiscarded(var card, boolean oneMore) ->
                    discarded(state, card, oneMore);
            case Event.OneMoreDiscarded _ -> oneMoreDiscarded(state);
            case Event.RoundVoided _ -> voided(state);
            case Event.KeptCardsDiscarded(int count) ->
                    state.with(keeping(state, state.stock().asideToDiscards(count)))
                            .with(state.shoe().withoutAside());
        };
    }

    private static TableState found(TableState state, Event.IrregularityFound found) {
        boolean surplus = found.mishap() != Mishap.SHOE_RUNS_OUT;
        Stock stock = surplus ? state.stock().setAside() : state.stock();
        if (found.card().isPresent()) {
            stock = stock.seen(found.card().get());
        }
        return state.with(stock)
                .in(
                        new Phase.Irregular(
                                state.phase(),
                                found.mishap(),
                                found.remedy(),
                                found.card(),
                                surplus));
    }

    private static TableState resumed(TableState state) {
        return state.phase() instanceof Phase.Irregular irregular
                ? state.in(irregular.interrupted())
                : state;
    }

    private static TableState given(TableState state, Optional<Card> card) {
        TableState back = resumed(state);
        Play play = Turns.playOf(back.phase());
        return Rounds.in(
                back.with(back.stock().laidFromAside()),
                play.withCard(Laid.dealt(Place.BANKER_THIRD, card)));
    }

    private static TableState discarded(
            TableState state, Optional<Card> card, boolean oneMoreFollows) {
        TableState back = resumed(state);
        Stock stock = back.stock().asideToDiscards(1);
        if (Rounds.isContinuous(state) && card.isPresent()) {
            stock = stock.keeping(List.of(card.get()));
        }
        return back.with(stock)
                .in(oneMoreFollows ? new Phase.DiscardingOneMore(back.phase()) : back.phase());
    }

    private static TableState oneMoreDiscarded(TableState state) {
        if (!(state.phase() instanceof Phase.DiscardingOneMore(var interrupted))) {
            throw new CorruptLog("no card had to be discarded");
        }
        return state.with(state.stock().burned(1)).in(interrupted);
    }

    /// No hand was completed: a cover card that came out counts as out first in the next round.
    private static TableState voided(TableState state) {
        Play play = Turns.playOf(state.phase());
        Shoe shoe =
                state.shoe().cover() == Shoe.Cover.OUT && play.kind() != Play.Kind.SIMULATED
                        ? state.shoe().with(Shoe.Cover.SEEN)
                        : state.shoe();
        Stock stock = state.stock().cleared();
        if (Rounds.isContinuous(state)) {
            stock =
                    state.stock()
                            .returned()
                            .cleared()
                            .keeping(
                                    play.laid().stream()
                                            .flatMap(card -> card.face().stream())
                                            .toList());
        }
        return Between.rounds(state.with(stock).with(shoe), Phase.AcceptingWagers.EMPTY);
    }

    private static Stock keeping(TableState state, Stock stock) {
        return Rounds.isContinuous(state)
                ? stock.keeping(
                        state.shoe().aside().stream()
                                .flatMap(card -> card.face().stream())
                                .toList())
                : stock;
    }
}
