package baccarat.verifier;

import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Follows the chain of a table's log, line by line, up to its end or the first line that is wrong.
/// What the rules make of the events is not its business.
final class LogCheck {

    /// Formats 2 and 3 have format 1's keys in their header, and others that may be added at any
    /// time.
    private static final List<String> FORMATS = List.of("1", "2", "3");

    private static final Pattern LINE =
            Pattern.compile("(\\{.*),\"chain\":\"([0-9a-f]{64})\"\\}", Pattern.DOTALL);

    private String about = "";
    private String format = "";
    private String chain = "0".repeat(64);
    private long line;
    private Instant last = Instant.MIN;
    private String lastEvent = "";
    private SealCheck seals = new SealCheck("", false);

    private final CheckpointCheck checkpoints;
    private final Watcher watcher;
    private String submission = "";

    /// Sees every event whose line is right.
    interface Watcher {

        void saw(long number, Form event);
    }

    LogCheck(CheckpointCheck checkpoints, Watcher watcher) {
        this.checkpoints = checkpoints;
        this.watcher = watcher;
    }

    static Verdict of(String first, Iterator<String> rest, Evidence evidence) {
        return new LogCheck(new CheckpointCheck(evidence), (_, _) -> {})
                .verdict(first, rest, evidence.noted());
    }

    Verdict verdict(String first, Iterator<String> rest, Optional<String> noted) {
        var findings = new ArrayList<Finding>();
        try {
            next(first);
            while (rest.hasNext()) {
                next(rest.next());
            }
            findings.addAll(whole(noted));
        } catch (Wrong e) {
            if (line > 1) {
                findings.add(Finding.ok("lines 1 to %d".formatted(line - 1)));
            }
            findings.add(Finding.wrong("line %d: %s".formatted(line, e.what())));
        }
        return Verdict.of(
                Verdict.Kind.LOG,
                about,
                findings,
                "%s %s, chain unbroken; %s."
                        .formatted(
                                Finding.grouped(line),
                                line == 1 ? "line" : "lines",
                                checkpoints.claim()));
    }

    /// The submission in the header; empty where that cannot be read.
    String submission() {
        return submission;
    }

    /// The sealed shoes by number, as far as the log was followed.
    Map<Long, LoggedShoe> shoes() {
        return seals.logged();
    }

    /// Whether a line follows from the one before it.
    static boolean isChained(String before, String line) {
        Matcher one = LINE.matcher(before);
        Matcher other = LINE.matcher(line);
        return one.matches()
                && other.matches()
                && Hashing.sha256(one.group(2), Hashing.utf8(other.group(1) + "}"))
                        .equals(other.group(2));
    }

    private void next(String text) {
        line++;
        Matcher parts = LINE.matcher(text);
        if (!parts.matches()) {
            throw new Wrong("a line ends in its chain, this one does not");
        }
        String json = parts.group(1) + "}";
        Form form = Form.of("", JsonReader.read(json));
        if (line == 1) {
            format(form);
        } else {
            number(form);
        }
        String hash = Hashing.sha256(chain, Hashing.utf8(json));
        if (!hash.equals(parts.group(2))) {
            throw new Wrong(
                    "the chain does not match: this line was altered, or one before it is missing");
        }
        if (line == 1) {
            header(form);
        } else {
            event(form);
        }
        chain = hash;
        checkpoints.saw(text);
    }

    /// The format before the chain: another one may chain its lines in another way.
    private void format(Form form) {
        format =
                FORMATS.stream()
                        .filter(
                                known ->
                                        new Json.Digits(known).equals(form.members().get("format")))
                        .findFirst()
                        .orElseThrow(
                                () ->
                                        new Wrong(
                                                "format: should be the number 1, 2 or 3, this"
                                                        + " program knows no other"));
    }

    private void header(Form form) {
        if (format.equals("1")) {
            form.only("format", "regulation", "name", "submission", "stream", "seed", "firstShoe");
        }
        submission = form.text("submission");
        List<String> source = List.of("stream", "seed", "firstShoe");
        if (source.stream().anyMatch(form::has)) {
            source.forEach(form::text);
        }
        seals = new SealCheck(form.text("name"), isPledging(form));
        about =
                "%s (%s)"
                        .formatted(
                                Wrong.printable(form.text("name")),
                                Wrong.printable(form.text("regulation")));
    }

    /// A log that says so in its header has a pledge for every share.
    private boolean isPledging(Form form) {
        return form.has("shares") && form.text("shares").equals("pledged");
    }

    /// The number before the chain: it says more about a line that is missing.
    private void number(Form form) {
        long number = form.whole("n", 1, Long.MAX_VALUE);
        if (number != line - 1) {
            throw new Wrong(
                    "number %d stands where %d should: a line is missing, doubled or out of place"
                            .formatted(number, line - 1));
        }
    }

    private void event(Form form) {
        form.text("role");
        form.text("who");
        form.list("because", Form::text);
        form.list("transfers", Form::of);
        lastEvent = form.text("event");
        seals.saw(lastEvent, form);
        watcher.saw(line - 1, form);
        Instant at = time(form.text("at"));
        if (at.isBefore(last)) {
            throw new Wrong("at: is before the line before it");
        }
        last = at;
    }

    private static Instant time(String text) {
        try {
            return Instant.parse(text);
        } catch (DateTimeParseException e) {
            throw new Wrong("at: should be a time such as 2026-01-01T12:00:05Z");
        }
    }

    private List<Finding> whole(Optional<String> noted) {
        List<Finding> findings = new ArrayList<>();
        findings.addAll(chained(noted));
        findings.addAll(checkpoints.findings());
        findings.addAll(seals.findings());
        findings.add(
                Finding.open("what the rules make of the events: baccarat replay follows them"));
        return findings;
    }

    private List<Finding> chained(Optional<String> noted) {
        return List.of(
                Finding.ok("the header: format " + format),
                Finding.ok("%d events, numbered without a gap".formatted(line - 1)),
                Finding.ok("no event is before the one before it"),
                Finding.ok("the chain of all %d lines".formatted(line)),
                end(noted));
    }

    private Finding end(Optional<String> noted) {
        if (noted.isEmpty()) {
            return Finding.open(
                    "whether lines are missing at the end: the table is %s, and the chain ends in %s"
                            .formatted(
                                    lastEvent.equals("TableClosed") ? "closed" : "not closed",
                                    chain));
        }
        return noted.get().equals(chain)
                ? Finding.ok("the chain ends where it was noted: " + chain)
                : Finding.wrong("the chain ends in %s, noted was %s".formatted(chain, noted.get()));
    }
}
