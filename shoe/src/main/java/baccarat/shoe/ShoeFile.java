package baccarat.shoe;

import java.util.List;
import java.util.stream.Collectors;

/// A shoe as text that anyone can check, in the format `verified-shoe/1`: JSON with a line for each
/// cut and each card.
public final class ShoeFile {

    private static final String FORMAT = "verified-shoe/1";

    private ShoeFile() {}

    /// A shoe that is still in use: the cards at these places have been faced, and of no other is
    /// anything told.
    ///
    /// @param cuts all that were made, the one in force last
    public static String ofOpen(SealedShoe shoe, List<Cut> cuts, List<Integer> faced) {
        return "{\n" + beginning(shoe, cuts, faced) + "\n}\n";
    }

    /// A shoe that is over: as before, and the key with the whole order.
    public static String ofFinished(SealedShoe shoe, List<Cut> cuts, List<Integer> faced) {
        SealedShoe.Revealed revealed = shoe.reveal();
        return """
        {
        %s,
          "key": "%s",
          "order": [%s]
        }
        """
                .formatted(
                        beginning(shoe, cuts, faced),
                        revealed.key(),
                        revealed.order().stream()
                                .map(card -> "\"" + card + "\"")
                                .collect(Collectors.joining(", ")));
    }

    private static String beginning(SealedShoe shoe, List<Cut> cuts, List<Integer> faced) {
        if (cuts.isEmpty() && !faced.isEmpty()) {
            throw new IllegalArgumentException("no card is faced before the shoe is cut");
        }
        return """
          "format": "%s",
          "table": "%s",
          "shoe": %d,
          "decks": %d,
          "root": "%s",
          "cuts": %s,
          "faced": %s"""
                .indent(2)
                .stripTrailing()
                .formatted(
                        FORMAT,
                        escaped(shoe.name().table()),
                        shoe.name().number(),
                        shoe.decks(),
                        shoe.root(),
                        lines(cuts.stream().map(ShoeFile::cut).toList()),
                        cuts.isEmpty() ? "[]" : faced(shoe.cut(cuts), faced));
    }

    private static String faced(CutShoe shoe, List<Integer> places) {
        return lines(places.stream().sorted().map(shoe::faced).map(ShoeFile::faced).toList());
    }

    private static String lines(List<String> items) {
        return items.isEmpty()
                ? "[]"
                : items.stream().collect(Collectors.joining(",\n    ", "[\n    ", "\n  ]"));
    }

    private static String cut(Cut cut) {
        return "{\"seat\": %d, \"position\": %d, \"shares\": [%s]%s}"
                .formatted(
                        cut.seat(),
                        cut.position(),
                        cut.shares().stream()
                                .map(ShoeFile::share)
                                .collect(Collectors.joining(", ")),
                        cut.pledges().isEmpty() ? "" : pledges(cut));
    }

    /// A cut from before there were pledges has no such key.
    private static String pledges(Cut cut) {
        return cut.pledges().stream()
                .map(
                        pledge ->
                                "{\"seat\": %d, \"pledge\": \"%s\"}"
                                        .formatted(pledge.seat(), pledge.hash()))
                .collect(Collectors.joining(", ", ", \"pledges\": [", "]"));
    }

    private static String share(Share share) {
        return "{\"seat\": %d, \"nonce\": \"%s\"}".formatted(share.seat(), share.nonce());
    }

    /// One card with its proof, as it is also sent when it is faced.
    static String faced(FacedCard card) {
        return "{\"place\": %d, \"leaf\": %d, \"card\": \"%s\", \"salt\": \"%s\", \"path\": [%s]}"
                .formatted(
                        card.place(),
                        card.leaf(),
                        card.card(),
                        card.salt(),
                        card.path().stream()
                                .map(hash -> "\"" + hash + "\"")
                                .collect(Collectors.joining(", ")));
    }

    private static String escaped(String text) {
        return text.chars()
                .mapToObj(
                        c ->
                                c == '"' || c == '\\' || c < ' ' || c > '~'
                                        ? "\\u%04X".formatted(c)
                                        : String.valueOf((char) c))
                .collect(Collectors.joining());
    }
}
