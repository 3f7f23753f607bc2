package baccarat.reports;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// What a page is printed on.
public enum Paper {
    A4("210mm", "297mm"),
    LETTER("215.9mm", "279.4mm");

    private final String width;
    private final String height;

    Paper(String width, String height) {
        this.width = width;
        this.height = height;
    }

    /// For a style sheet.
    String size(boolean across) {
        return across ? height + " " + width : width + " " + height;
    }

    String width(boolean across) {
        return across ? height : width;
    }

    public static Optional<Paper> of(String text) {
        return Stream.of(values()).filter(paper -> paper.toString().equals(text)).findFirst();
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
