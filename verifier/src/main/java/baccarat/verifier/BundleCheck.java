package baccarat.verifier;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The bundle of a round: what it tells, held against lines of the log, and these against the
/// house's checkpoint. Lines of other patrons are not in it.
final class BundleCheck {

    private static final String FORMAT = "round-bundle/1";
    private static final String INSIDE = "id=\"round\">";

    private final Form bundle;
    private final Evidence evidence;
    private final List<Finding> findings = new ArrayList<>();

    private BundleCheck(Form bundle, Evidence evidence) {
        this.bundle = bundle;
        this.evidence = evidence;
    }

    /// @param number of the line, the header being 1
    record ProvedLine(long number, String text, List<String> path) {

        static ProvedLine read(String where, Json json) {
            Form form = Form.of(where, json).only("line", "text", "path");
            return new ProvedLine(
                    form.whole("line", 2, Long.MAX_VALUE),
                    form.text("text"),
                    form.list("path", Form::hex));
        }
    }

    static boolean isBundle(String text) {
        return text.contains("\"" + FORMAT + "\"");
    }

    static Verdict of(String text, Evidence evidence) {
        try {
            Form bundle = Form.of("", JsonReader.read(json(text)));
            var check = new BundleCheck(bundle, evidence);
            if (isPage(text)) {
                check.findings.add(
                        Finding.open(
                                "what the page shows: only the record inside it was checked; ask the house for the page of this "
                                        + "round, or read the record"));
            }
            return check.verdict();
        } catch (Wrong e) {
            Finding form = Finding.wrong("the form of %s: %s".formatted(FORMAT, e.what()));
            return Verdict.of(Verdict.Kind.BUNDLE, "", List.of(form), "");
        }
    }

    private static boolean isPage(String text) {
        return text.stripLeading().startsWith("<");
    }

    /// A bundle may be a page, with the same JSON inside.
    private static String json(String text) {
        int start = text.indexOf(INSIDE);
        int end = text.indexOf("</script>", Math.max(0, start));
        return isPage(text) && start >= 0 && end > start
                ? text.substring(start + INSIDE.length(), end)
                : text;
    }

    private Verdict verdict() {
        if (!bundle.text("format").equals(FORMAT)) {
            throw new Wrong("format: should be " + FORMAT);
        }
        String about =
                "%s, round %d of %s"
                        .formatted(
                                Wrong.printable(bundle.text("table")),
                                bundle.whole("round", 1, Integer.MAX_VALUE),
                                Wrong.printable(bundle.text("log")));
        if (!bundle.has("proof")) {
            findings.add(
                    Finding.open(
                            "all of it: the bundle has no lines of the log; it was made before the house signed them, or for "
                                    + "somebody who was not in the round"));
            return verdict(about, "Nothing in it could be checked.");
        }
        Form proof = bundle.form("proof").only("house", "checkpoint", "lines");
        List<ProvedLine> lines = proof.list("lines", ProvedLine::read);
        findings.add(Finding.ok("the form of " + FORMAT));
        SignedHead head = SignedHead.read(proof.text("checkpoint"));
        signatures(proof, head);
        if (!head.origin().endsWith("/" + bundle.text("log"))) {
            findings.add(Finding.wrong("the checkpoint is about another log, " + head.origin()));
        }
        findings.add(included(lines, head));
        List<Form> events = lines.stream().map(BundleCheck::event).toList();
        findings.add(chained(lines));
        findings.addAll(new BundleRound(bundle, events).findings());
        findings.add(
                Finding.open(
                        "what the rules make of it: the house's whole log shows it (baccarat replay)"));
        return verdict(
                about,
                "%s lines of the log, all of them in %s%s."
                        .formatted(
                                Finding.grouped(lines.size()),
                                head.inWords(),
                                evidence.key().isPresent()
                                        ? ", which the house has signed"
                                        : "; whether the key in the bundle is the house's was not checked"));
    }

    private Verdict verdict(String about, String ifGood) {
        return Verdict.of(Verdict.Kind.BUNDLE, about, findings, ifGood);
    }

    /// The bundle has the house's key in it. Who has the key from elsewhere need not believe that.
    private void signatures(Form proof, SignedHead head) {
        HouseKeys keys = HouseKeys.of(proof.form("house"), evidence.key());
        findings.addAll(CheckpointCheck.signatures(head, Optional.of(keys)));
        if (evidence.key().isEmpty()) {
            findings.add(
                    Finding.open(
                            "whether this is the key of the house: compare it with the one you know (--key): "
                                    + proof.form("house").text("key")));
        }
        findings.addAll(CheckpointCheck.witnesses(head, evidence.witnesses()));
    }

    private static Finding included(List<ProvedLine> lines, SignedHead head) {
        var wrong = new ArrayList<String>();
        long before = 0;
        for (ProvedLine line : lines) {
            boolean isIncluded =
                    line.number() > before
                            && line.number() <= head.size()
                            && Tree.root(
                                            GrowingTree.leaf(line.text()),
                                            line.number() - 1,
                                            head.size(),
                                            line.path())
                                    .equals(Optional.of(head.root()));
            if (!isIncluded) {
                wrong.add(
                        "line %d is not in the log that the house has signed"
                                .formatted(line.number()));
            }
            before = line.number();
        }
        return Finding.of(
                "%d lines lead to the root of the checkpoint".formatted(lines.size()), wrong);
    }

    private static Form event(ProvedLine line) {
        Form form = Form.of("line " + line.number(), JsonReader.read(line.text()));
        if (form.whole("n", 1, Long.MAX_VALUE) != line.number() - 1) {
            throw new Wrong("line %d has another number".formatted(line.number()));
        }
        return form;
    }

    /// Where lines stand next to each other.
    private static Finding chained(List<ProvedLine> lines) {
        var wrong = new ArrayList<String>();
        for (int at = 1; at < lines.size(); at++) {
            ProvedLine line = lines.get(at);
            ProvedLine before = lines.get(at - 1);
            if (line.number() == before.number() + 1
                    && !LogCheck.isChained(before.text(), line.text())) {
                wrong.add("line %d does not follow from the one before".formatted(line.number()));
            }
        }
        return Finding.of("lines that stand next to each other are chained", wrong);
    }
}
