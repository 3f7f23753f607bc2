package baccarat.shoe;

import baccarat.cards.ByteSource;
import baccarat.cards.Card;
import baccarat.cards.Decks;
import baccarat.cards.Shuffle;
import java.util.ArrayList;
import java.util.List;

/// A shoe whose order is drawn and committed to, and not yet cut. Only its root is for others to
/// see: it goes to the patrons before the cut is offered, and a recut keeps it.
///
/// This is the one object that knows every card. It has no state and prints no secret.
public final class SealedShoe {

    private final ShoeName name;
    private final int decks;
    private final List<Card> order;
    private final Bytes32 key;
    private final HashTree tree;

    SealedShoe(ShoeName name, int decks, List<Card> order, Bytes32 key) {
        this.name = name;
        this.decks = decks;
        this.order = List.copyOf(order);
        this.key = key;
        var leaves = new ArrayList<Bytes32>();
        for (int leaf = 0; leaf < order.size(); leaf++) {
            leaves.add(leafHash(leaf, order.get(leaf), salt(leaf)));
        }
        this.tree = new HashTree(leaves);
    }

    /// A new shoe: its key and then its order, from the bytes of this source. Live tables use
    /// [FreshBytes]; tests use repeatable bytes.
    public static SealedShoe of(ShoeName name, int decks, ByteSource bytes) {
        Bytes32 key = Bytes32.drawn(bytes);
        return new SealedShoe(name, decks, Shuffle.of(Decks.of(decks), bytes).cards(), key);
    }

    /// There are only 52 faces, so without a salt anyone could try them all. Without the key, one
    /// salt reveals nothing about another.
    Bytes32 salt(int leaf) {
        return Encoding.of("salt").u16(leaf).sha256(key);
    }

    static Bytes32 leafHash(int leaf, Card card, Bytes32 salt) {
        return HashTree.leaf(
                Encoding.of("card").u16(leaf).u8(CardCode.of(card)).put(salt).toByteArray());
    }

    public ShoeName name() {
        return name;
    }

    public int decks() {
        return decks;
    }

    /// How many cards there are.
    public int cards() {
        return order.size();
    }

    /// The commitment: it fixes every card of the shoe and reveals none.
    public Bytes32 root() {
        return tree.root();
    }

    /// The shoe ready to be dealt from. Before the first card it may be cut again: then there are
    /// several cuts, and the last one is in force.
    public CutShoe cut(List<Cut> cuts) {
        return new CutShoe(this, cuts);
    }

    /// Published once no more cards of this shoe will be dealt.
    public Revealed reveal() {
        return new Revealed(key, order);
    }

    /// The key of all salts, and the cards in the order of their leaves.
    public record Revealed(Bytes32 key, List<Card> order) {

        public Revealed {
            order = List.copyOf(order);
        }
    }

    FacedCard faced(int place, int leaf) {
        return new FacedCard(place, leaf, order.get(leaf), salt(leaf), tree.path(leaf));
    }

    Card card(int leaf) {
        return order.get(leaf);
    }

    @Override
    public String toString() {
        return "%s, root %s".formatted(name, root());
    }
}
