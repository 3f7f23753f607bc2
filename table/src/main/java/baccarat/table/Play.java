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

/// The facts of a round under way. Its phase follows from them.
///
/// @param calls what has been called so far
public record Play(int number, Kind kind, Staked staked, Hands hands, List<Call> calls) {

    /// The wagers of the round.
    ///
    /// @param placed as they lay when they closed
    /// @param layout as they lie now
    /// @param presses what patrons said about their House Money
    /// @param houseMoney what settling House Money has moved, should it have to be undone
    public record Staked(
            List<Placed> placed,
            List<Placed> layout,
            Map<Spot, Optional<Side>> presses,
            List<Transfer> houseMoney) {

        public Staked {
            placed = List.copyOf(placed);
            layout = List.copyOf(layout);
            presses = Map.copyOf(presses);
            houseMoney = List.copyOf(houseMoney);
        }

        private Staked with(List<Placed> after) {
            return new Staked(placed, after, presses, houseMoney);
        }
    }

    /// The cards of the round and who turns them.
    ///
    /// @param laid in the order they were dealt
    /// @param kept how many cards from before are still to be laid before any from the shoe
    public record Hands(List<Laid> laid, int kept, Right player, Right banker) {

        public Hands {
            laid = List.copyOf(laid);
        }

        private Hands with(List<Laid> cards) {
            return new Hands(cards, kept, player, banker);
        }
    }

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
        calls = List.copyOf(calls);
    }

    public static Play begun(
            int number, Kind kind, List<Placed> placed, Right player, Right banker, int kept) {
        return new Play(
                number,
                kind,
                new Staked(placed, placed, Map.of(), List.of()),
                new Hands(List.of(), kept, player, banker),
                List.of());
    }

    /// The wagers as they lay when they closed.
    public List<Placed> placed() {
        return staked.placed();
    }

    /// The wagers as they lie now.
    public List<Placed> layout() {
        return staked.layout();
    }

    public Map<Spot, Optional<Side>> presses() {
        return staked.presses();
    }

    public List<Transfer> houseMoney() {
        return staked.houseMoney();
    }

    /// The cards in the order they were dealt.
    public List<Laid> laid() {
        return hands.laid();
    }

    /// How many cards from before are still to be laid before any from the shoe.
    public int kept() {
        return hands.kept();
    }

    public Right right(Side side) {
        return side == Side.PLAYER ? hands.player() : hands.banker();
    }

    public boolean hasCalled(Call call) {
        return calls.contains(call);
    }

    public Optional<Laid> at(Place place) {
        for (Laid card : laid()) {
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
        return laid().stream().filter(card -> card.place().side() == side).toList();
    }

    /// Every card laid for `side` is face up.
    public boolean isUp(Side side) {
        for (Laid card : laid()) {
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
        for (Laid card : laid()) {
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
        return laid().size() >= Place.FIRST_FOUR.size()
                && laid().stream().filter(card -> !card.place().isThird()).allMatch(Laid::isUp);
    }

    /// Both hands are up by then.
    public boolean startsWithANatural() {
        return firstTwo(Side.PLAYER).isNatural() || firstTwo(Side.BANKER).isNatural();
    }

    public boolean hasOnTheLayout(Wager wager) {
        for (Placed lies : layout()) {
            if (lies.wager() == wager) {
                return true;
            }
        }
        return false;
    }

    public int royal9Wagers() {
        int wagers = 0;
        for (Placed lay : placed()) {
            if (lay.wager() == Wager.ROYAL_9) {
                wagers++;
            }
        }
        return wagers;
    }

    /// Where Must Hit may be won.
    public List<Spot> mustHitSpots() {
        return placed().stream()
                .filter(lies -> lies.wager() == Wager.ROYAL_9)
                .map(Placed::spot)
                .toList();
    }

    private Play with(Staked after) {
        return new Play(number, kind, after, hands, calls);
    }

    private Play with(Hands after) {
        return new Play(number, kind, staked, after, calls);
    }

    public Play withCard(Laid card) {
        var cards = new ArrayList<>(laid());
        cards.add(card);
        return withLaid(cards);
    }

    /// A card from before is laid.
    public Play withKept(Laid card) {
        Hands then = withCard(card).hands;
        return with(new Hands(then.laid(), then.kept() - 1, then.player(), then.banker()));
    }

    public Play withChanged(Laid changed) {
        return withLaid(
                laid().stream()
                        .map(card -> card.place() == changed.place() ? changed : card)
                        .toList());
    }

    public Play withLaid(List<Laid> cards) {
        return with(hands.with(cards));
    }

    public Play withCall(Call call) {
        var more = new ArrayList<>(calls);
        more.add(call);
        return new Play(number, kind, staked, hands, more);
    }

    /// These calls no longer hold.
    public Play without(List<Call> unsaid) {
        return new Play(
                number,
                kind,
                staked,
                hands,
                calls.stream().filter(call -> !unsaid.contains(call)).toList());
    }

    public Play withRight(Side side, Right right) {
        return with(
                new Hands(
                        laid(),
                        kept(),
                        side == Side.PLAYER ? right : hands.player(),
                        side == Side.BANKER ? right : hands.banker()));
    }

    public Play withPress(Spot spot, Optional<Side> onto) {
        var chosen = new HashMap<>(presses());
        chosen.put(spot, onto);
        return with(new Staked(placed(), layout(), chosen, houseMoney()));
    }

    public Play withHouseMoney(List<Placed> after, List<Transfer> moved) {
        var all = new ArrayList<>(houseMoney());
        all.addAll(moved);
        return with(new Staked(placed(), after, presses(), all));
    }

    public Play withLayout(List<Placed> after) {
        return with(staked.with(after));
    }
}
