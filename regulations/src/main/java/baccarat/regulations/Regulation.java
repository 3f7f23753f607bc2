package baccarat.regulations;

import static java.nio.charset.StandardCharsets.UTF_8;

import baccarat.rules.CardRules.Shuffle;
import baccarat.rules.Procedures;
import baccarat.rules.Provision;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.EnumMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// One document: what it permits, where it writes each provision, and all its clauses.
public final class Regulation {

    private final String id;
    private final String title;
    private final Permits permits;
    private final DocumentClauses clauses;
    private final List<String> texts;

    /// @param texts what it was read from
    Regulation(
            String id, String title, Permits permits, DocumentClauses clauses, List<String> texts) {
        this.id = id;
        this.title = title;
        this.permits = permits;
        this.clauses = clauses;
        this.texts = List.copyOf(texts);
    }

    public String id() {
        return id;
    }

    public String title() {
        return title;
    }

    Permits permits() {
        return permits;
    }

    /// What the document prescribes and no licensee chooses.
    public Procedures procedures() {
        return permits.procedures();
    }

    /// For each permitted way of shuffling, into how many equal batches its decks are divided.
    public Map<Shuffle, Integer> batches() {
        var batches = new EnumMap<Shuffle, Integer>(Shuffle.class);
        permits.cards()
                .decks()
                .forEach((shuffle, permit) -> batches.put(shuffle, permit.batches()));
        return batches;
    }

    public List<Clause> clauses() {
        return clauses.inOrder();
    }

    /// The paths where this document says it, the most telling first; none where it is silent.
    public List<String> paths(Provision provision) {
        return clauses.paths(provision);
    }

    /// The first of those paths.
    public Optional<String> clause(Provision provision) {
        return paths(provision).stream().findFirst();
    }

    public Set<Provision> provisions() {
        return clauses.provisions();
    }

    /// The provisions that this document writes at `path`.
    public Stream<Provision> provisionsAt(String path) {
        return clauses.at(path).stream();
    }

    /// The SHA-256 of the folder it was read from, and of the one it shares.
    public String digest() {
        try {
            var digest = MessageDigest.getInstance("SHA-256");
            texts.forEach(text -> digest.update((text + "\0").getBytes(UTF_8)));
            return HexFormat.of().formatHex(digest.digest());
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
