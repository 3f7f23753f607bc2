package baccarat.records;

import static java.util.stream.Collectors.toUnmodifiableMap;

import baccarat.rules.Meter;
import baccarat.rules.Wager;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;

/// The names of wagers and meters in logs, in the store and in messages: those of a Rules
/// Submission, and capitals in logs of formats 1 and 2. A name never changes and is never reused.
final class ChoiceNames<T> {

    record Row<T>(T choice, String name, String capitals) {}

    static final ChoiceNames<Wager> WAGERS =
            new ChoiceNames<>(
                    List.of(
                            new Row<>(Wager.PLAYER, "player", "PLAYER"),
                            new Row<>(Wager.BANKER, "banker", "BANKER"),
                            new Row<>(Wager.TIE, "tie", "TIE"),
                            new Row<>(
                                    Wager.DRAGON_BONUS_PLAYER,
                                    "dragon-bonus-player",
                                    "DRAGON_BONUS_PLAYER"),
                            new Row<>(
                                    Wager.DRAGON_BONUS_BANKER,
                                    "dragon-bonus-banker",
                                    "DRAGON_BONUS_BANKER"),
                            new Row<>(Wager.DRAGON_7, "dragon-7", "DRAGON_7"),
                            new Row<>(Wager.PANDA_8, "panda-8", "PANDA_8"),
                            new Row<>(Wager.HOUSE_MONEY, "house-money", "HOUSE_MONEY"),
                            new Row<>(Wager.ROYAL_9, "royal-9", "ROYAL_9")));

    static final ChoiceNames<Meter> METERS =
            new ChoiceNames<>(
                    List.of(
                            new Row<>(Meter.MAJOR, "major", "MAJOR"),
                            new Row<>(Meter.K9_BANKER, "k9-banker", "K9_BANKER"),
                            new Row<>(Meter.K9_PLAYER, "k9-player", "K9_PLAYER"),
                            new Row<>(Meter.STAR, "star", "STAR"),
                            new Row<>(Meter.SPADE, "spade", "SPADE"),
                            new Row<>(Meter.HEART, "heart", "HEART"),
                            new Row<>(Meter.MUST_HIT, "must-hit", "MUST_HIT")));

    private final List<Row<T>> rows;
    private final Map<T, Row<T>> byChoice;
    private final Map<Spelling, Word<T>> words;

    private ChoiceNames(List<Row<T>> rows) {
        this.rows = rows;
        this.byChoice = rows.stream().collect(toUnmodifiableMap(Row::choice, row -> row));
        Word<T> capitals = word(Row::capitals);
        Word<T> present = word(Row::name);
        this.words =
                Map.of(
                        Spelling.CAPITALS, capitals,
                        Spelling.WORDS, present,
                        Spelling.EITHER, present.orElse(capitals));
    }

    private Word<T> word(Function<Row<T>, String> spelled) {
        return Words.oneOf(
                rows.stream().map(Row::choice).toList(), choice -> spelled.apply(row(choice)));
    }

    private Row<T> row(T choice) {
        Row<T> row = byChoice.get(choice);
        if (row == null) {
            throw new IllegalStateException(choice + " has no name; add it to the table of names");
        }
        return row;
    }

    String of(T choice) {
        return row(choice).name();
    }

    List<String> names() {
        return rows.stream().map(Row::name).toList();
    }

    Word<T> word(Spelling spelling) {
        return Objects.requireNonNull(words.get(spelling));
    }
}
