package baccarat.reports;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The readings: what the platform follows where a document is silent, unclear or contradicts
/// itself. Each is a page of `docs/readings`; the list is the table of their first page.
public final class Readings {

    private static final Pattern ROW =
            Pattern.compile("\\| \\[(\\d+)]\\(([a-z0-9-]+\\.md)\\) \\| (.+?) \\| (.+?) \\|");

    private static final Pattern WHERE =
            Pattern.compile("\\*\\*Where:\\*\\*.*?\n\n", Pattern.DOTALL);
    private static final Pattern CLAUSE = Pattern.compile("`([a-z-]+ [^`]+)`");

    private Readings() {}

    /// A reading in a line.
    public record Reading(int number, String title, String gist, String page) {}

    public static List<Reading> all() {
        return page("README.md")
                .lines()
                .map(ROW::matcher)
                .filter(Matcher::matches)
                .map(Readings::of)
                .toList();
    }

    private static Reading of(Matcher row) {
        return new Reading(
                Integer.parseInt(row.group(1)), row.group(3), row.group(4), row.group(2));
    }

    public static Optional<Reading> of(int number) {
        return all().stream().filter(reading -> reading.number() == number).findFirst();
    }

    /// The page of a reading, in Markdown.
    public static String text(Reading reading) {
        return page(reading.page());
    }

    /// The clauses a reading is about, as its page names them: `ma-mini 9(e)`.
    public static List<String> where(Reading reading) {
        return WHERE.matcher(text(reading))
                .results()
                .flatMap(where -> CLAUSE.matcher(where.group()).results())
                .map(clause -> clause.group(1))
                .toList();
    }

    private static String page(String name) {
        try (InputStream in = Readings.class.getResourceAsStream("readings/" + name)) {
            return new String(
                    Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
