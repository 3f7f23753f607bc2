package baccarat.reports;

import static java.util.stream.Collectors.joining;

import java.util.Collection;
import java.util.stream.Stream;

/// A piece of a page. Text becomes markup in one place only, where it is escaped.
record Html(String markup) {

    static final Html NOTHING = new Html("");

    /// Text as text, whatever it looks like; characters that no page may hold are replaced.
    static Html text(Object text) {
        var markup = new StringBuilder();
        text.toString().codePoints().forEach(character -> append(markup, character));
        return new Html(markup.toString());
    }

    private static void append(StringBuilder markup, int character) {
        switch (character) {
            case '&' -> markup.append("&amp;");
            case '<' -> markup.append("&lt;");
            case '>' -> markup.append("&gt;");
            case '"' -> markup.append("&quot;");
            case '\'' -> markup.append("&#39;");
            default -> markup.appendCodePoint(isAllowed(character) ? character : 0xFFFD);
        }
    }

    private static boolean isAllowed(int character) {
        return character == '\t'
                || character == '\n'
                || (character >= 0x20 && character < 0x7F)
                || (character >= 0xA0 && character < 0xD800)
                || (character >= 0xE000 && character < 0xFFFE)
                || character >= 0x10000;
    }

    /// `in("td class='figure'", ...)`: an element with its attributes and what it holds.
    static Html in(String opening, Html... inside) {
        String name = opening.split(" ", 2)[0];
        return new Html("<%s>%s</%s>".formatted(opening, all(inside).markup, name));
    }

    static Html in(String opening, String text) {
        return in(opening, text(text));
    }

    /// An element that holds nothing, as in `alone("br")`.
    static Html alone(String opening) {
        return new Html("<" + opening + "/>");
    }

    static Html all(Html... pieces) {
        return new Html(Stream.of(pieces).map(Html::markup).collect(joining()));
    }

    /// A numbered part of a document, with its title.
    static Html part(int number, String title, Html... inside) {
        return in(
                "section", in("h2", in("span", String.valueOf(number)), text(title)), all(inside));
    }

    /// A sentence below a title.
    static Html says(String words) {
        return in("p class='says'", words);
    }

    /// Pieces one below the other.
    static Html lines(Collection<Html> pieces) {
        return new Html(pieces.stream().map(Html::markup).collect(joining("\n")));
    }
}
