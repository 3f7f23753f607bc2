package baccarat.server;

/// How much the casino takes from those who ask.
///
/// @param requestsAtOnce from one address
/// @param requestsASecond from one address, in the long run
public record Limits(int requestsAtOnce, int requestsASecond) {

    public static final Limits USUAL = new Limits(200, 50);
}
