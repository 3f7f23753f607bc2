package baccarat.verifier;

/// Cards as the format writes them, `9h`, `Td`, and as one number each: by suit from clubs to
/// spades, and from ace to king within the suit.
final class Faces {

    static final int OF_A_DECK = 52;

    private static final String RANKS = "A23456789TJQK";
    private static final String SUITS = "cdhs";

    private Faces() {}

    /// The number of the card that is written there.
    static int read(String where, Json json) {
        String text = Form.text(where, json);
        int rank = text.length() == 2 ? RANKS.indexOf(text.charAt(0)) : -1;
        int suit = text.length() == 2 ? SUITS.indexOf(text.charAt(1)) : -1;
        if (rank < 0 || suit < 0) {
            throw new Wrong(where + ": should be a card such as 9h or Td");
        }
        return suit * RANKS.length() + rank;
    }

    static String written(int card) {
        return "" + RANKS.charAt(card % RANKS.length()) + SUITS.charAt(card / RANKS.length());
    }
}
