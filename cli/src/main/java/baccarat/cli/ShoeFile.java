package baccarat.cli;

import baccarat.cards.Card;
import baccarat.odds.Composition;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The cards of a shoe in a file: `9h` for one, `9h:8` for eight of them, separated by spaces,
/// commas or lines; `#` begins a comment.
final class ShoeFile {

    private static final int OF_A_CARD_AT_MOST = 16;
    private static final long BYTES_AT_MOST = 100_000;
    private static final Pattern ENTRY = Pattern.compile("([^:]+)(?::(\\d{1,3}))?");

    private ShoeFile() {}

    static Composition read(Path file) {
        var cards = new ArrayList<Card>();
        List<String> lines = lines(file);
        for (int line = 0; line < lines.size(); line++) {
            for (String entry : lines.get(line).replaceAll("#.*", "").split("[\\s,]+", -1)) {
                if (!entry.isEmpty()) {
                    cards.addAll(cards(entry, file + ":" + (line + 1)));
                }
            }
        }
        var shoe = Composition.of(cards);
        cards.stream()
                .distinct()
                .filter(card -> shoe.count(card) > OF_A_CARD_AT_MOST)
                .findFirst()
                .ifPresent(
                        card -> {
                            throw no(
                                    "%s: %s is there %d times; sixteen decks hold it 16 times"
                                            .formatted(file, card, shoe.count(card)));
                        });
        return shoe;
    }

    private static List<Card> cards(String entry, String at) {
        Matcher matcher = ENTRY.matcher(entry);
        if (!matcher.matches()) {
            throw no(
                    "%s: '%s' is not a card; write 9h, or 9h:8 for eight of them"
                            .formatted(at, entry));
        }
        Card card =
                Card.of(matcher.group(1))
                        .orElseThrow(
                                () ->
                                        no(
                                                "%s: '%s' is not a card; write 9h, or 9h:8 for eight of them"
                                                        .formatted(at, entry)));
        int times = matcher.group(2) == null ? 1 : Integer.parseInt(matcher.group(2));
        return Collections.nCopies(times, card);
    }

    private static List<String> lines(Path file) {
        try {
            if (Files.isRegularFile(file) && Files.size(file) > BYTES_AT_MOST) {
                throw no(file + " is too long for a shoe");
            }
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw Stop.wrongUsage(file + " cannot be read; check the path");
        }
    }

    private static Stop no(String line) {
        return Stop.no(List.of(line));
    }
}
