package baccarat.server.tables;

import baccarat.cards.ByteSource;
import baccarat.cards.Card;
import baccarat.cards.Decks;
import baccarat.cards.ShoeOrder;
import baccarat.dealer.Shoes;
import baccarat.rules.Spot;
import baccarat.shoe.Bytes32;
import baccarat.shoe.Cut;
import baccarat.shoe.CutShoe;
import baccarat.shoe.FacedCard;
import baccarat.shoe.Pledge;
import baccarat.shoe.SealedShoe;
import baccarat.shoe.Share;
import baccarat.shoe.ShoeName;
import baccarat.table.CuratorEvent;
import baccarat.table.Event;
import baccarat.table.LinkEvent;
import baccarat.table.SealEvent;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// The sealed shoes of one table. The only object in the server that knows a card no one has seen.
///
/// It follows the table's events: shares and cuts turn the sealed order into the one that is dealt.
/// A continuous shuffler has neither seal nor cut. Each of its rounds has its own order, which is
/// stored for a restart and never published.
class SealedDealing implements Shoes {

    private static final Cut BY_THE_DEVICE = new Cut(Share.DEALER, 1, List.of());

    private final String table;
    private final int decks;
    private final boolean isContinuous;
    private final ByteSource bytes;
    private final List<Cut> cuts = new ArrayList<>();
    private final List<Share> shares = new ArrayList<>();
    private final List<Pledge> pledges = new ArrayList<>();
    private long number;
    private Optional<SealedShoe> sealed = Optional.empty();
    private Optional<CutShoe> dealt = Optional.empty();
    private Optional<SealedShoe> toKeep = Optional.empty();

    /// @param table its name, which is part of every seal
    /// @param bytes a live source, or a repeatable one for a test
    SealedDealing(String table, int decks, boolean isContinuous, ByteSource bytes) {
        this.table = table;
        this.decks = decks;
        this.isContinuous = isContinuous;
        this.bytes = bytes;
    }

    /// A copy, for looking ahead.
    SealedDealing(SealedDealing like) {
        this(like.table, like.decks, like.isContinuous, like.bytes);
    }

    /// The next shoe, to be published and stored before anything else happens.
    SealedShoe seal() {
        return draw(number + 1);
    }

    private SealedShoe draw(long count) {
        SealedShoe shoe = SealedShoe.of(new ShoeName(table, count), decks, bytes);
        restore(shoe);
        return shoe;
    }

    /// Restores a shoe that was sealed before a restart.
    void restore(SealedShoe shoe) {
        number = shoe.name().number();
        sealed = Optional.of(shoe);
        dealt = Optional.empty();
        cuts.clear();
        forgetShares();
    }

    private void forgetShares() {
        shares.clear();
        pledges.clear();
    }

    /// The cuts of this shoe; the last one is in force.
    List<Cut> cuts() {
        return List.copyOf(cuts);
    }

    /// How many shoes of this log have been sealed.
    long number() {
        return number;
    }

    /// Restores the count after a restart without a shoe in progress.
    void continueAfter(long sealedSoFar) {
        number = sealedSoFar;
    }

    void saw(Event event) {
        switch (event) {
            case SealEvent.PledgesClosed(var closed) -> {
                forgetShares();
                closed.forEach(
                        one ->
                                pledges.add(
                                        new Pledge(
                                                one.seat().number(), new Bytes32(one.pledge()))));
            }
            case SealEvent.NonceAdded(var seat, var nonce) ->
                    shares.add(new Share(seat.number(), new Bytes32(nonce)));
            case Event.CardsCut(var seat, int depth) -> {
                cuts.add(new Cut(number(seat), depth, shares, pledges));
                forgetShares();
            }
            case Event.RecutOrdered _ -> forgetShares();
            case SealEvent.SealOpened _ -> {
                sealed = Optional.empty();
                dealt = Optional.empty();
            }
            case Event.DutyDone _,
                    Event.PatronsWord _,
                    Event.CoverCardPlaced _,
                    Event.SecondCoverCardPlaced _,
                    Event.FirstCardBurned _,
                    Event.CardsBurned _,
                    Event.ShuffleOrdered _,
                    Event.OtherDecksOrdered _,
                    Event.ShoeEnded _,
                    CuratorEvent _,
                    Event.OfPatrons _,
                    Event.OfWagers _,
                    Event.OfTheRound _,
                    Event.OfMishaps _,
                    Event.OfSettlement _,
                    SealEvent.SealPublished _,
                    SealEvent.SharePledged _,
                    SealEvent.CutMarked _,
                    SealEvent.SharesWithheld _,
                    Event.OfTheFloor _,
                    LinkEvent _ -> {}
        }
    }

    private static int number(Optional<Spot> seat) {
        return seat.map(Spot::number).orElse(Share.DEALER);
    }

    @Override
    public ShoeOrder order(long count, List<Card> cards) {
        return isContinuous ? round(count, cards) : shoe();
    }

    private ShoeOrder shoe() {
        CutShoe shoe =
                sealed.orElseThrow(() -> new IllegalStateException("no shoe is sealed")).cut(cuts);
        dealt = Optional.of(shoe);
        return shoe.order();
    }

    /// The order of a round of a continuous shuffler: the stored one, or a new one.
    private ShoeOrder round(long count, List<Card> cards) {
        boolean kept = sealed.filter(shoe -> shoe.name().number() == count).isPresent();
        if (!kept) {
            toKeep = Optional.of(draw(count));
        }
        return without(sealed.orElseThrow().cut(List.of(BY_THE_DEVICE)), cards);
    }

    /// Leaves out cards by removing, of equal cards, those with the lowest leaves. That is
    /// independent of their positions, so the order of the rest is as fair as the whole.
    private static ShoeOrder without(CutShoe shoe, List<Card> cards) {
        var missing = new ArrayList<>(Decks.of(shoe.shoe().decks()));
        cards.forEach(missing::remove);
        var places = new ArrayList<Integer>();
        IntStream.range(0, shoe.shoe().cards())
                .boxed()
                .sorted(Comparator.comparingInt(shoe::leaf))
                .filter(place -> !missing.remove(shoe.card(place)))
                .forEach(places::add);
        return new ShoeOrder(places.stream().sorted().map(shoe::card).toList());
    }

    /// A round's order that has to be stored with the events of its beginning.
    Optional<SealedShoe> takeToKeep() {
        Optional<SealedShoe> shoe = toKeep;
        toKeep = Optional.empty();
        return shoe;
    }

    @Override
    public ByteSource triggers() {
        return bytes;
    }

    /// The proof of a card that may be shown, if this shoe is sealed.
    Optional<FacedCard> proof(int place) {
        return dealt.map(shoe -> shoe.faced(place));
    }

    /// What is published when the shoe is over.
    Optional<SealedShoe.Revealed> reveal() {
        return sealed.map(SealedShoe::reveal);
    }
}
