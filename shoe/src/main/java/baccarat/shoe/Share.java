package baccarat.shoe;

/// What one seat adds to the cut: 32 bytes that no one else could foresee. Seat 0 is the dealer.
public record Share(int seat, Bytes32 nonce) {

    /// The seat number that stands for the dealer.
    public static final int DEALER = 0;

    private static final int SEAT_AT_MOST = 99;

    public Share {
        if (seat < DEALER || seat > SEAT_AT_MOST) {
            throw new IllegalArgumentException("a seat is 1 to 99, or 0 for the dealer: " + seat);
        }
    }

    /// Binds the seat to its nonce before any nonce is shown. Otherwise the last of several seats
    /// to reveal could choose a nonce that suits it and the house.
    public Bytes32 pledge(Bytes32 root) {
        return Encoding.of("pledge").put(root).u8(seat).put(nonce).sha256();
    }
}
