package baccarat.verifier;

import java.util.List;

/// What came of a file: everything that was looked at, in its order, and the answer in a sentence.
///
/// @param kind what the file is
/// @param about which shoe or table it tells of; empty where that cannot be read
/// @param good whether nothing is wrong
/// @param answer the sentence
public record Verdict(
        Kind kind, String about, List<Finding> findings, boolean good, String answer) {

    /// What a file can be.
    public enum Kind {
        SHOE,
        LOG,
        BUNDLE,
        RECORDS
    }

    public Verdict {
        findings = List.copyOf(findings);
    }

    /// With this answer if nothing is wrong.
    static Verdict of(Kind kind, String about, List<Finding> findings, String ifGood) {
        long wrong = findings.stream().filter(Finding::isWrong).count();
        String answer =
                wrong == 0
                        ? ifGood
                        : "Wrong: %d of %d findings above.".formatted(wrong, findings.size());
        return new Verdict(kind, about, findings, wrong == 0, answer);
    }
}
