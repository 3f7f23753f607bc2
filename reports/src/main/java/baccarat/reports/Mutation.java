package baccarat.reports;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// One deliberate break of a decision, and the clauses whose cited tests must notice it.
///
/// It is named by what it breaks and says what it proves by provision, so that it survives a move
/// of the code.
///
/// @param proves provisions such as `CUT_DEPTH`, which stand for every clause that carries them, or
///   single clauses such as `ma-mini 5(d)`
/// @param documents the documents it is about; all if there are none
/// @param type the class whose source is changed, or the path of a resource, which has a slash
public record Mutation(
        String name,
        List<String> proves,
        Set<String> documents,
        String type,
        String before,
        String after) {

    public Mutation {
        proves = List.copyOf(proves);
        documents = Set.copyOf(documents);
    }

    /// Whether the tests that are cited for this clause must notice the break.
    public boolean isAbout(String document, String path, List<String> provisions) {
        return proves.contains(document + " " + path)
                || ((documents.isEmpty() || documents.contains(document))
                        && provisions.stream().anyMatch(proves::contains));
    }

    /// The source with the break in it.
    public String appliedTo(String source) {
        MatchResult found = found(source);
        return source.substring(0, found.start()) + after + source.substring(found.end());
    }

    /// The line of the source that it changes, the first one being 1.
    public int lineIn(String source) {
        String until = source.substring(0, found(source).start());
        return 1 + (int) until.chars().filter(letter -> letter == '\n').count();
    }

    private MatchResult found(String source) {
        Matcher found = place().matcher(source);
        if (!found.find()) {
            throw new IllegalArgumentException(
                    "mutation \"%s\" does not fit %s any more: it does not contain \"%s\""
                            .formatted(name, type, before));
        }
        MatchResult one = found.toMatchResult();
        if (found.find()) {
            throw new IllegalArgumentException(
                    "mutation \"%s\" is ambiguous: %s contains \"%s\" more than once"
                            .formatted(name, type, before));
        }
        return one;
    }

    /// The text with any white space where it has some: the formatter may break lines elsewhere.
    private Pattern place() {
        return Pattern.compile(
                Arrays.stream(before.strip().split("\\s+", -1))
                        .map(Pattern::quote)
                        .collect(joining("\\s+")));
    }

    /// Changes with the mutation, so that a result cannot outlive it; not with the class it is in,
    /// so that the result survives a move of the code.
    public String fingerprint() {
        String all = String.join("\n", name, before, after);
        return digest(all).substring(0, 12);
    }

    public static String digest(String text) {
        try {
            return HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-256").digest(text.getBytes(UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
