package baccarat.verifier;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/// A shoe as a file of the format `verified-shoe/1` tells it. The form is right, and nothing else
/// is taken for granted.
record Shoe(
        String table,
        long number,
        int decks,
        String root,
        List<Cut> cuts,
        List<Faced> faced,
        Optional<Revealed> revealed) {

    static final String FORMAT = "verified-shoe/1";

    private static final int DECKS_AT_MOST = 16;
    private static final int SEAT_AT_MOST = 99;
    private static final int NAME_AT_MOST = 255;
    private static final long NUMBER_AT_MOST = (1L << 53) - 1;

    /// @param pledges none where shares were given in the open
    record Cut(int seat, int position, List<Share> shares, List<Pledge> pledges) {

        Cut(int seat, int position, List<Share> shares) {
            this(seat, position, shares, List.of());
        }
    }

    record Pledge(int seat, String hash) {}

    record Share(int seat, String nonce) {}

    /// @param proof nothing where the file leaves it to key and order
    record Faced(int place, int leaf, int card, Optional<Proof> proof) {}

    record Proof(String salt, List<String> path) {}

    record Revealed(String key, List<Integer> order) {}

    int cards() {
        return decks * Faces.OF_A_DECK;
    }

    Shoe withFaced(List<Faced> others) {
        return new Shoe(table, number, decks, root, cuts, others, revealed);
    }

    static Shoe read(Json json) {
        Form form = Form.of("", json);
        if (!form.text("format").equals(FORMAT)) {
            throw new Wrong("format: should be " + FORMAT);
        }
        form.only("format", "table", "shoe", "decks", "root", "cuts", "faced", "key", "order");
        int decks = (int) form.whole("decks", 1, DECKS_AT_MOST);
        return new Shoe(
                table(form),
                form.whole("shoe", 1, NUMBER_AT_MOST),
                decks,
                form.hex("root"),
                form.list("cuts", (where, cut) -> cut(Form.of(where, cut), decks)),
                form.list("faced", (where, card) -> faced(Form.of(where, card), decks)),
                form.has("key") || form.has("order")
                        ? Optional.of(
                                new Revealed(form.hex("key"), form.list("order", Faces::read)))
                        : Optional.empty());
    }

    private static String table(Form form) {
        String table = form.text("table");
        boolean isText = StandardCharsets.UTF_8.newEncoder().canEncode(table);
        if (table.isBlank() || !isText || Hashing.utf8(table).length() > 2 * NAME_AT_MOST) {
            throw new Wrong("table: should be a name of 1 to 255 bytes");
        }
        return table;
    }

    private static Cut cut(Form form, int decks) {
        form.only("seat", "position", "shares", "pledges");
        return new Cut(
                (int) form.whole("seat", 0, SEAT_AT_MOST),
                (int) form.whole("position", 1, (long) decks * Faces.OF_A_DECK - 1),
                form.list("shares", (where, share) -> share(Form.of(where, share))),
                form.has("pledges")
                        ? form.list("pledges", (where, pledge) -> pledge(Form.of(where, pledge)))
                        : List.of());
    }

    private static Pledge pledge(Form form) {
        form.only("seat", "pledge");
        return new Pledge((int) form.whole("seat", 1, SEAT_AT_MOST), form.hex("pledge"));
    }

    private static Share share(Form form) {
        form.only("seat", "nonce");
        return new Share((int) form.whole("seat", 0, SEAT_AT_MOST), form.hex("nonce"));
    }

    private static Faced faced(Form form, int decks) {
        form.only("place", "leaf", "card", "salt", "path");
        long last = (long) decks * Faces.OF_A_DECK - 1;
        return new Faced(
                (int) form.whole("place", 0, last),
                (int) form.whole("leaf", 0, last),
                form.card("card"),
                form.has("salt") || form.has("path")
                        ? Optional.of(new Proof(form.hex("salt"), form.list("path", Form::hex)))
                        : Optional.empty());
    }
}
