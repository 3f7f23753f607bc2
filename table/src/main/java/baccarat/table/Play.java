package baccarat.table;

import baccarat.cards.Card;
import baccarat.rules.Hand;
import baccarat.rules.Placed;
import baccarat.rules.Round;
import baccarat.rules.Side;
import baccarat.rules.Spot;
import baccarat.rules.Wager;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// A round under way: the facts. Which phase it is in follows from them.
///
/// @param placed the wagers as they lay when they closed
/// @param layout the wagers as they lie now
/// @param laid the cards in the order they were dealt
/// @param presses what patrons said about their House Money
/// @param houseMoney what settling House Money has moved, should it have to be undone
/// @param kept how many cards from before are still to be laid before any from the shoe
public record Play(
        int number,
        Kind kind,
        List<Placed> placed,
        List<Placed> layout,
        List<Laid> laid,
        List<Call> calls,
        Right player,
        Right banker,
        Map<Spot, Optional<Side>> presses,
        List<Transfer> houseMoney,
        int kept) {

    public enum Kind {
        PLAYED,
        /// Dealt on request without a wager.
        FREE,
        /// Dealt to be rid of a disclosed card: no wagers, no scoreboard.
        SIMULATED;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    public Play {
        placed = List.copyOf(placed);
        layout = List.copyOf(layout);
        laid = List.copyOf(laid);
        calls = List.copyOf(calls);
        presses = Map.copyOf(presses);
        houseMoney = List.copyOf(houseMoney);
    }

    public static Play begun(
            int number, Kind kind, List<Placed> placed, Right player, Right banker, int kept) {
        return new Play(
                number, kind, placed, placed, List.of(), List.of(), player, banker, Map.of(),
                List.of(), kept);
    }

    public Right right(Side side) {
        return side == Side.PLAYER ? player : banker;
    }

    public boolean hasCalled(Call call) {
        return calls.contains(call);
    }

    public Optional<Laid> at(Place place) {
        for (Laid card : laid) {
            if (card.place() == place) {
                return Optional.of(card);
            }
        }
        return Optional.empty();
    }

    public boolean has(Place place) {
        return at(place).isPresent();
    }

    public List<Laid> cardsOf(Side side) {
        return laid.stream().filter(card -> card.place().side() == side).toList();
    }

    /// Every card laid for `side` is face up.
    public boolean isUp(Side side) {
        for (Laid card : laid) {
            if (card.place().side() == side && !card.isUp()) {
                return false;
            }
        }
        return true;
    }

    /// The hand of `side`, all of it face up.
    public Hand hand(Side side) {
        return hand(side, 3);
    }

    /// The first two cards of `side`, face up.
    public Hand firstTwo(Side side) {
        return hand(side, 2);
    }

    private Hand hand(Side side, int most) {
        var cards = new ArrayList<Card>(most);
        for (Laid card : laid) {
            if (card.place().side() == side && cards.size() < most) {
                cards.add(card.face().orElseThrow());
            }
        }
        return new Hand(cards);
    }

    public Round round() {
        return new Round(hand(Side.PLAYER), hand(Side.BANKER));
    }

    /// The first two cards of both hands are dealt and face up.
    public boolean hasBothHandsUp() {
        return laid.size() >= Place.FIRST_FOUR.size()
                && laid.stream().filter(card -> !card.place().isThird()).allMatch(Laid::isUp);
    }

    public boolean hasOnTheLayout(Wager wager) {
        for (Placed lies : layout) {
            if (lies.wager() == wager) {
                return true;
            }
        }
        return false;
    }

    public int royal9Wagers() {
        int wagers = 0;
        for (Placed lay : placed) {
            if (lay.wager() == Wager.ROYAL_9) {
                wagers++;
            }
        }
        return wagers;
    }

    public Play withCard(Laid card) {
        var cards = new ArrayList<>(laid);
        cards.add(card);
        return withLaid(cards);
    }

    /// A card from before is laid.
    public Play withKept(Laid card) {
        Play with = withCard(card);
        return new Play(
                number,
                kind,
                placed,
                layout,
                with.laid,
                calls,
                player,
                banker,
                presses,
                houseMoney,
                kept - 1);
    }

    public Play withChanged(Laid changed) {
        return withLaid(
                laid.stream()
                        .map(card -> card.place() == changed.place() ? changed : card)
                        .toList());
    }

    public Play withLaid(List<Laid> cards) {
        return new Play(
                number,
                kind,
                placed,
                layout,
                cards,
                calls,
                player,
                banker,
                presses,
                houseMoney,
                kept);
    }

    public Play withCall(Call call) {
        var more = new ArrayList<>(calls);
        more.add(call);
        return new Play(
                number,
                kind,
                placed,
                layout,
                laid,
                more,
                player,
                banker,
                presses,
                houseMoney,
                kept);
    }

    public Play withRight(Side side, Right right) {
        return new Play(
                number,
                kind,
                placed,
                layout,
                laid,
                calls,
                side == Side.PLAYER ? right : player,
                side == Side.BANKER ? right : banker,
                presses,
                houseMoney,
                kept);
    }

    public Play withPress(Spot spot, Optional<Side> onto) {
        var chosen = new HashMap<>(presses);
        chosen.put(spot, onto);
        return new Play(
                number,
                kind,
                placed,
                layout,
                laid,
                calls,
                player,
                banker,
                chosen,
                houseMoney,
                kept);
    }

    public Play withHouseMoney(List<Placed> after, List<Transfer> moved) {
        var all = new ArrayList<>(houseMoney);
        all.addAll(moved);
        return new Play(
                number, kind, placed, after, laid, calls, player, banker, presses, all, kept);
    }

    public Play withLayout(List<Placed> after) {
        return new Play(
                number,
                kind,
                placed,
                after,
                laid,
                calls,
                player,
                banker,
                presses,
                houseMoney,
                kept);
    }
}
