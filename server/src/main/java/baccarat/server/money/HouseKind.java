package baccarat.server.money;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// The kind of a house. It never changes, so play chips and money never meet.
public enum HouseKind {
    /// Guests are welcome, every chip is a play chip, and the cage pays nothing out.
    PLAY,
    /// The cage opens accounts and pays out; visitors may watch and not play.
    MONEY;

    public static Optional<HouseKind> of(String text) {
        return Arrays.stream(values()).filter(kind -> kind.toString().equals(text)).findFirst();
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
