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
    private final boolean hasKey;
    private long signed;

    CheckpointCheck(Evidence evidence) {
        this.hasKey = evidence.key().isPresent();
        for (String checkpoint : evidence.checkpoints()) {
            try {
                SignedHead head = SignedHead.read(checkpoint);
                findings.addAll(signatures(head, evidence.key().map(HouseKeys::of)));
                findings.addAll(witnesses(head, evidence.witnesses()));
                heads.add(head);
            } catch (Wrong e) {
                findings.add(Finding.wrong("a checkpoint: " + e.what()));
            }
        }
    }

    /// Whether the house has signed a checkpoint.
    static List<Finding> signatures(SignedHead head, Optional<HouseKeys> keys) {
        if (keys.isEmpty()) {
            return List.of(
                    Finding.open(
                            "who signed %s: give the public key of the house (--key)"
                                    .formatted(head.inWords())));
        }
        return List.of(
                keys.get().haveSigned(head)
                        ? Finding.ok("the house has signed " + head.inWords())
                        : Finding.wrong(
                                "%s is not signed with a key of %s"
                                        .formatted(head.inWords(), keys.get().house())));
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
        return hasKey
                ? lines + " the house has signed"
                : lines + " of a checkpoint, whose signature was not checked";
    }
}
