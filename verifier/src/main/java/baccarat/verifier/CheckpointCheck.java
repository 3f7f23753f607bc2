package baccarat.verifier;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Holds a log, line by line, against what the house has signed about it.
final class CheckpointCheck {

    private final List<SignedHead> heads = new ArrayList<>();
    private final List<Finding> findings = new ArrayList<>();
    private final GrowingTree tree = new GrowingTree();
    private final Optional<HouseKeys> keys;
    private long signed;
    private boolean isByFormer;

    CheckpointCheck(Evidence evidence) {
        this(evidence.key().map(HouseKeys::of), evidence.checkpoints(), evidence.witnesses());
    }

    /// @param keys those of the house, where they are known
    CheckpointCheck(Optional<HouseKeys> keys, List<String> checkpoints, List<String> witnesses) {
        this.keys = keys;
        for (String checkpoint : checkpoints) {
            try {
                SignedHead head = SignedHead.read(checkpoint);
                findings.addAll(signatures(head, keys));
                findings.addAll(witnesses(head, witnesses));
                heads.add(head);
            } catch (Wrong e) {
                findings.add(Finding.wrong("a checkpoint: " + e.what()));
            }
        }
        keys.ifPresent(known -> findings.addAll(outdated(known)));
    }

    /// A key that was replaced signs nothing beyond what a later key has signed.
    private List<Finding> outdated(HouseKeys known) {
        return heads.stream()
                .filter(head -> heads.stream().anyMatch(other -> isBehind(known, head, other)))
                .map(
                        head ->
                                Finding.wrong(
                                        "%s is signed with a former key, and a later key has signed fewer lines"
                                                .formatted(head.inWords())))
                .toList();
    }

    private static boolean isBehind(HouseKeys known, SignedHead head, SignedHead other) {
        Optional<String> signer = known.signer(head);
        Optional<String> later = known.signer(other);
        return head.origin().equals(other.origin())
                && head.size() > other.size()
                && signer.isPresent()
                && later.isPresent()
                && known.isLater(later.get(), signer.get());
    }

    private boolean isByFormer(SignedHead head) {
        return keys.flatMap(known -> known.signer(head).map(known::isFormer)).orElse(false);
    }

    /// Whether the house has signed a checkpoint.
    static List<Finding> signatures(SignedHead head, Optional<HouseKeys> keys) {
        if (keys.isEmpty()) {
            return List.of(
                    Finding.open(
                            "who signed %s: give the public key of the house (--key)"
                                    .formatted(head.inWords())));
        }
        HouseKeys known = keys.get();
        Optional<String> signer = known.signer(head);
        if (signer.isEmpty()) {
            return List.of(
                    Finding.wrong(
                            "%s is not signed with a key of %s"
                                    .formatted(head.inWords(), known.house())));
        }
        return List.of(
                known.isFormer(signer.get())
                        ? Finding.open(
                                "when %s was signed: with a former key of the house, which somebody may have after it was replaced"
                                        .formatted(head.inWords()))
                        : Finding.ok("the house has signed " + head.inWords()));
    }

    /// Whether everybody who must have seen a checkpoint has.
    static List<Finding> witnesses(SignedHead head, List<String> keys) {
        return keys.stream().map(key -> witness(head, key)).toList();
    }

    private static Finding witness(SignedHead head, String written) {
        NamedKey key = NamedKey.read(written, SignedNote.COSIGNATURE);
        return head.note()
                .seen(key.name(), key.hex())
                .map(
                        time ->
                                Finding.ok(
                                        "%s has seen %s, at %s"
                                                .formatted(
                                                        key.name(),
                                                        head.inWords(),
                                                        Instant.ofEpochSecond(time))))
                .orElseGet(
                        () ->
                                Finding.wrong(
                                        "%s has not cosigned %s"
                                                .formatted(key.name(), head.inWords())));
    }

    void saw(String line) {
        tree.add(line);
        heads.stream().filter(head -> head.size() == tree.size()).forEach(this::compare);
    }

    private void compare(SignedHead head) {
        if (head.root().equals(tree.root())) {
            isByFormer = signed < tree.size() ? isByFormer(head) : isByFormer && isByFormer(head);
            signed = tree.size();
            findings.add(Finding.ok("the lines are those of " + head.inWords()));
        } else {
            findings.add(
                    Finding.wrong(
                            "the first %s lines are not those of %s: a line was altered, left out or added"
                                    .formatted(Finding.grouped(head.size()), head.inWords())));
        }
    }

    List<Finding> findings() {
        var all = new ArrayList<>(findings);
        heads.stream()
                .filter(head -> head.size() > tree.size())
                .map(
                        head ->
                                Finding.wrong(
                                        "lines are missing at the end: the log has %s, and %s says more"
                                                .formatted(
                                                        Finding.grouped(tree.size()),
                                                        head.inWords())))
                .forEach(all::add);
        return all;
    }

    /// What may be claimed if nothing is wrong.
    String claim() {
        if (signed == 0) {
            return "not compared with a signed checkpoint";
        }
        String lines =
                signed == tree.size()
                        ? "all of them are those"
                        : "the first %s are those".formatted(Finding.grouped(signed));
        if (keys.isEmpty()) {
            return lines + " of a checkpoint, whose signature was not checked";
        }
        return lines
                + (isByFormer ? " a former key of the house has signed" : " the house has signed");
    }
}
