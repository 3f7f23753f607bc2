package baccarat.verifier;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/// A log of a bundle: its chain, the checkpoints, its submission and its shoes.
final class RecordsLog {

    private final RecordsManifest.Kept log;
    private final Optional<HouseKeys> keys;
    private final UnaryOperator<String> text;
    private final List<Finding> findings = new ArrayList<>();

    /// @param text what is in a member; [Wrong] if there is none
    RecordsLog(RecordsManifest.Kept log, Optional<HouseKeys> keys, UnaryOperator<String> text) {
        this.log = log;
        this.keys = keys;
        this.text = text;
    }

    /// @param events takes what slips and corrections are held against
    List<Finding> findings(Evidence evidence, RecordsEvents events) {
        String name = "logs/" + log.file() + ".log";
        List<String> checkpoints = checkpoints();
        try {
            String all = text.apply(name);
            var lines = Arrays.asList(all.split("\n", -1));
            Iterator<String> rest = lines.subList(1, lines.size() - 1).iterator();
            var check =
                    new LogCheck(
                            new CheckpointCheck(keys, checkpoints, evidence.witnesses()),
                            events.of(log.log()));
            Verdict verdict = check.verdict(lines.getFirst(), rest, Optional.empty());
            told(name, verdict);
            if (lines.size() - 1 != log.lines()) {
                wrong(
                        name,
                        "it has %d lines, and the manifest says %d"
                                .formatted(lines.size() - 1, log.lines()));
            }
            submission(check);
            shoes(check.shoes());
        } catch (Wrong e) {
            wrong(name, e.what());
        }
        return findings;
    }

    private void wrong(String name, String what) {
        findings.add(Finding.wrong("%s: %s".formatted(name, what)));
    }

    /// What is wrong, and the answer instead of everything that is right.
    private void told(String name, Verdict verdict) {
        verdict.findings().stream()
                .filter(Finding::isWrong)
                .forEach(finding -> wrong(name, finding.what()));
        if (verdict.good()) {
            findings.add(Finding.ok("%s: %s".formatted(name, verdict.answer())));
        }
    }

    private List<String> checkpoints() {
        String name = "checkpoints/" + log.file() + ".json";
        var notes = new ArrayList<String>();
        try {
            if (!(JsonReader.read(text.apply(name)) instanceof Json.Items(var items))) {
                throw new Wrong("should be a list in brackets");
            }
            for (Json item : items) {
                String note = Form.of("", item).text("checkpoint");
                if (!SignedHead.read(note).origin().endsWith("/" + log.log())) {
                    throw new Wrong("a checkpoint in it is about another log");
                }
                notes.add(note);
            }
        } catch (Wrong e) {
            wrong(name, e.what());
        }
        return notes;
    }

    private void submission(LogCheck check) {
        String name = "submissions/" + log.file() + ".yaml";
        try {
            if (!text.apply(name).equals(check.submission())) {
                throw new Wrong("it is not the submission in the header of the log");
            }
        } catch (Wrong e) {
            wrong(name, e.what());
        }
    }

    /// Shoes of real cards and of a continuous shuffler have no file.
    private void shoes(Map<Long, LoggedShoe> logged) {
        int compared = 0;
        for (long number : log.shoes()) {
            String name = "shoes/%s-%d.json".formatted(log.file(), number);
            try {
                compare(
                        name,
                        text.apply(name),
                        Optional.ofNullable(logged.get(number))
                                .orElseThrow(() -> new Wrong("the log has no such shoe")));
                compared++;
            } catch (Wrong e) {
                wrong(name, e.what());
            }
        }
        if (compared > 0) {
            findings.add(
                    Finding.ok(
                            "%s of %s: root, cuts, order and key are those of the log"
                                    .formatted(ShoeCheck.counted(compared, "shoe"), log.log())));
        }
    }

    private void compare(String name, String file, LoggedShoe logged) {
        Verdict verdict = ShoeCheck.of(file, Optional.of(logged.root()));
        verdict.findings().stream()
                .filter(Finding::isWrong)
                .forEach(finding -> wrong(name, finding.what()));
        if (verdict.good()) {
            logged.difference(Shoe.read(JsonReader.read(file)))
                    .ifPresent(
                            what -> {
                                throw new Wrong(what);
                            });
        }
    }
}
