package baccarat.simulation;

import static jdk.incubator.vector.VectorOperators.EQ;
import static jdk.incubator.vector.VectorOperators.GT;
import static jdk.incubator.vector.VectorOperators.LSHL;
import static jdk.incubator.vector.VectorOperators.LSHR;
import static jdk.incubator.vector.VectorOperators.LT;
import static jdk.incubator.vector.VectorOperators.ULT;
import static jdk.incubator.vector.VectorOperators.UMIN;

import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.ShortVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorSpecies;

/// The hands of a round in 64 shoes: Point Counts, who draws, and how it ends. A condition for the
/// shoes of a block is a word with a bit for each shoe.
final class LaneHands {

    private static final VectorSpecies<Byte> BYTES = ByteVector.SPECIES_PREFERRED;
    private static final int SHOES = LaneDraws.SHOES;

    private static final ByteVector POINTS = ByteVector.fromArray(BYTES, LaneRules.points(), 0);
    private static final ByteVector BURNED = ByteVector.fromArray(BYTES, LaneRules.burned(), 0);
    private static final ByteVector BANKER_DRAWS_BELOW =
            ByteVector.fromArray(BYTES, LaneRules.bankerDrawsBelow(), 0);

    private final byte[] ranks;
    private final byte[] player = new byte[SHOES];
    private final byte[] banker = new byte[SHOES];
    private final byte[] pairs = new byte[SHOES];

    /// The cards not dealt and not burned, as far as a byte without sign holds them. It is looked
    /// at only when they are that few.
    private final byte[] undealt = new byte[SHOES];

    private long won;
    private long tied;

    LaneHands(byte[] ranks) {
        this.ranks = ranks;
    }

    private ByteVector rank(int card, int block) {
        return ByteVector.fromArray(BYTES, ranks, card * SHOES + block);
    }

    /// The first card has come out of the shoe, and the cards after it are burned.
    void burn(int block, int size) {
        ByteVector.broadcast(BYTES, (byte) size)
                .sub(rank(0, block).selectFrom(BURNED))
                .intoArray(undealt, block);
    }

    /// In which shoes the cover card is out.
    long coverIsOut(int block) {
        return ByteVector.fromArray(BYTES, undealt, block)
                .compare(ULT, (byte) LaneShoe.COVER.behind())
                .toLong();
    }

    /// Reads the first four cards, and says which shoes deal a fifth to the Player's Hand.
    long playerDraws(int block) {
        ByteVector a = rank(0, block);
        ByteVector b = rank(1, block);
        ByteVector c = rank(2, block);
        ByteVector d = rank(3, block);
        ByteVector players = pointCount(a.selectFrom(POINTS), c.selectFrom(POINTS));
        ByteVector bankers = pointCount(b.selectFrom(POINTS), d.selectFrom(POINTS));
        players.intoArray(player, block);
        bankers.intoArray(banker, block);
        ByteVector.zero(BYTES)
                .add((byte) 4, a.compare(EQ, c))
                .add((byte) 8, b.compare(EQ, d))
                .intoArray(pairs, block);
        return players.compare(LT, LaneRules.PLAYER_DRAWS_BELOW)
                .and(bankers.compare(LT, LaneRules.NATURAL))
                .toLong();
    }

    /// Subtracts ten unless the result would be negative; without a sign that is more than any sum.
    private static ByteVector pointCount(ByteVector one, ByteVector other) {
        ByteVector sum = one.add(other);
        return sum.lanewise(UMIN, sum.sub((byte) 10));
    }

    /// Which shoes deal a fifth card to the Banker's Hand if the Player's has stayed.
    long bankerDraws(int block) {
        return ByteVector.fromArray(BYTES, banker, block)
                .compare(LT, LaneRules.BANKER_DRAWS_BELOW)
                .and(ByteVector.fromArray(BYTES, player, block).compare(LT, LaneRules.NATURAL))
                .toLong();
    }

    /// Which shoes deal a sixth card if the Player's Hand has drawn the fifth.
    long bankerDrawsToo(int block) {
        return ByteVector.fromArray(BYTES, banker, block)
                .compare(LT, rank(4, block).selectFrom(BANKER_DRAWS_BELOW))
                .toLong();
    }

    /// Gives the third cards to the hands, and writes down how the round ended in each shoe, as
    /// [LaneEnds] reads it. One long method on purpose: the compiler does not inline it, while it
    /// would inline several short ones together with everything else until vectors are allocated as
    /// objects.
    void finish(
            int block,
            long dealt,
            long fifthToPlayer,
            long fifthToBanker,
            long sixth,
            short[] ends,
            int at) {
        VectorMask<Byte> isOver = VectorMask.fromLong(BYTES, ~dealt);
        VectorMask<Byte> playerDrew = VectorMask.fromLong(BYTES, fifthToPlayer);
        VectorMask<Byte> bankerFifth = VectorMask.fromLong(BYTES, fifthToBanker);
        VectorMask<Byte> bankerSixth = VectorMask.fromLong(BYTES, sixth);
        ByteVector five = rank(4, block).selectFrom(POINTS);
        ByteVector six = rank(5, block).selectFrom(POINTS);
        ByteVector none = ByteVector.zero(BYTES);
        ByteVector players =
                pointCount(
                        ByteVector.fromArray(BYTES, player, block), none.blend(five, playerDrew));
        ByteVector bankers =
                pointCount(
                        ByteVector.fromArray(BYTES, banker, block),
                        none.blend(five, bankerFifth).blend(six, bankerSixth));
        won = bankers.compare(GT, players).toLong();
        tied = bankers.compare(EQ, players).toLong();
        ByteVector.fromArray(BYTES, undealt, block)
                .sub((byte) 4, VectorMask.fromLong(BYTES, dealt))
                .sub((byte) 1, playerDrew)
                .sub((byte) 1, bankerFifth)
                .sub((byte) 1, bankerSixth)
                .intoArray(undealt, block);
        ShortVector above =
                ByteVector.fromArray(BYTES, pairs, block)
                        .add((byte) 2, playerDrew)
                        .add((byte) 1, bankerFifth)
                        .add((byte) 1, bankerSixth)
                        .blend((byte) (LaneEnds.NONE >>> 8), isOver)
                        .reinterpretAsShorts();
        ShortVector below =
                players.reinterpretAsShorts()
                        .lanewise(LSHL, 4)
                        .or(bankers.reinterpretAsShorts())
                        .reinterpretAsBytes()
                        .blend((byte) LaneEnds.NONE, isOver)
                        .reinterpretAsShorts();
        below.and((short) 0x00FF).or(above.lanewise(LSHL, 8)).intoArray(ends, at);
        below.lanewise(LSHR, 8)
                .or(above.and((short) 0xFF00))
                .intoArray(ends, at + LaneDraws.WIDTH / 2);
    }

    /// In which shoes of the block that was finished last the Banker's Hand won.
    long bankerWon() {
        return won;
    }

    long tied() {
        return tied;
    }
}
