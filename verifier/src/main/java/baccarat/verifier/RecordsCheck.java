package baccarat.verifier;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/// An auditor's bundle: every member against the manifest, the manifest against the house's
/// signature, and the members against each other. What is found names the member.
final class RecordsCheck {

    private final Members members;
    private final Evidence evidence;
    private final List<Finding> findings = new ArrayList<>();
    private Optional<HouseKeys> keys = Optional.empty();

    private RecordsCheck(Members members, Evidence evidence) {
        this.members = members;
        this.evidence = evidence;
    }

    static Verdict of(Members members, Evidence evidence) {
        return new RecordsCheck(members, evidence).verdict();
    }

    private Verdict verdict() {
        String about = "";
        try {
            var manifest = RecordsManifest.read(text(RecordsManifest.NAME));
            about = about(manifest);
            compare(manifest);
            signature();
            logs(manifest);
        } catch (Wrong e) {
            findings.add(Finding.wrong("%s: %s".formatted(RecordsManifest.NAME, e.what())));
        }
        findings.add(
                Finding.open("what the rules make of the events: baccarat replay follows them"));
        return Verdict.of(
                Verdict.Kind.RECORDS,
                about,
                findings,
                evidence.key().isPresent()
                        ? "Every member is as the house has signed it, and they agree with each"
                                + " other."
                        : "Every member is as the manifest has it, and they agree with each other;"
                                + " whether the key in the bundle is the house's was not checked.");
    }

    private static String about(RecordsManifest manifest) {
        return "Records of %s, %s to %s: %s of %s, %s"
                .formatted(
                        Wrong.printable(manifest.house()),
                        manifest.from(),
                        manifest.to(),
                        ShoeCheck.counted(manifest.logs().size(), "log"),
                        ShoeCheck.counted(manifest.tables().size(), "table"),
                        ShoeCheck.counted(manifest.files().size(), "file"));
    }

    private Optional<byte[]> bytes(String name) {
        return members.names().contains(name) ? members.bytes(name) : Optional.empty();
    }

    private String text(String name) {
        return bytes(name)
                .map(bytes -> new String(bytes, StandardCharsets.UTF_8))
                .orElseThrow(() -> new Wrong("is missing or cannot be read"));
    }

    private void compare(RecordsManifest manifest) {
        var wrong = new ArrayList<String>();
        var listed = new TreeSet<String>();
        for (RecordsManifest.Listed file : manifest.files()) {
            if (!listed.add(file.name())) {
                wrong.add("%s is in the manifest twice".formatted(shown(file.name())));
            }
            different(file).ifPresent(wrong::add);
        }
        for (String name : members.names()) {
            boolean isOfTheManifest =
                    RecordsManifest.NAME.equals(name) || RecordsManifest.NOTE.equals(name);
            if (!listed.contains(name) && !isOfTheManifest) {
                wrong.add("%s is not in the manifest".formatted(shown(name)));
            }
        }
        expected(manifest).stream()
                .filter(name -> !listed.contains(name))
                .forEach(name -> wrong.add("%s is missing in the manifest".formatted(shown(name))));
        wrong.forEach(what -> findings.add(Finding.wrong(what)));
        if (wrong.isEmpty()) {
            findings.add(
                    Finding.ok(
                            "all %s have the SHA-256 of the manifest"
                                    .formatted(ShoeCheck.counted(listed.size(), "file"))));
        }
    }

    private Optional<String> different(RecordsManifest.Listed file) {
        String name = shown(file.name());
        if (!members.names().contains(file.name())) {
            return Optional.of(name + " is missing");
        }
        Optional<byte[]> bytes = bytes(file.name());
        if (bytes.isEmpty()) {
            return Optional.of(name + " cannot be read");
        }
        boolean same =
                bytes.get().length == file.bytes()
                        && Hashing.sha256(HexFormat.of().formatHex(bytes.get()))
                                .equals(file.sha256());
        return same ? Optional.empty() : Optional.of(name + " was changed");
    }

    /// What every bundle has, and what each of its logs needs.
    private static Set<String> expected(RecordsManifest manifest) {
        var names =
                new TreeSet<String>(
                        List.of(
                                "slips.json",
                                "corrections.json",
                                "significant.json",
                                "regulations.json",
                                "program.json",
                                "house.json"));
        for (RecordsManifest.Kept log : manifest.logs()) {
            names.add("logs/" + log.file() + ".log");
            names.add("submissions/" + log.file() + ".yaml");
            names.add("checkpoints/" + log.file() + ".json");
        }
        return names;
    }

    private static String shown(String name) {
        return Wrong.printable(name);
    }

    /// The note has the hash of the manifest, and a signature of the house.
    private void signature() {
        try {
            keys =
                    Optional.of(
                            HouseKeys.of(
                                    Form.of("", JsonReader.read(text("house.json"))),
                                    evidence.key()));
        } catch (Wrong e) {
            findings.add(Finding.wrong("house.json: " + e.what()));
            return;
        }
        try {
            findings.add(signed(keys.get(), SignedNote.read(text(RecordsManifest.NOTE))));
        } catch (Wrong e) {
            findings.add(Finding.wrong("%s: %s".formatted(RecordsManifest.NOTE, e.what())));
        }
        if (evidence.key().isEmpty()) {
            findings.add(
                    Finding.open(
                            "whether this is the key of the house: compare it with the one you know"
                                    + " (--key)"));
        }
    }

    private Finding signed(HouseKeys house, SignedNote note) {
        String name = house.house() + "/records";
        List<String> lines = note.text().lines().toList();
        if (lines.size() != 2 || !lines.getFirst().equals(name)) {
            throw new Wrong("it is no note of %s about records".formatted(house.house()));
        }
        String hash =
                Hashing.sha256(
                        HexFormat.of().formatHex(bytes(RecordsManifest.NAME).orElse(new byte[0])));
        if (house.signer(name, note).isEmpty()) {
            throw new Wrong("it is not signed with a key of " + house.house());
        }
        if (!SignedNote.unbase64(lines.get(1)).equals(hash)) {
            return Finding.wrong("manifest.json is not the one that manifest.note is about");
        }
        return Finding.ok("%s has signed the manifest".formatted(house.house()));
    }

    private void logs(RecordsManifest manifest) {
        var events = new RecordsEvents(manifest);
        for (RecordsManifest.Kept log : manifest.logs()) {
            var one = new RecordsLog(log, keys, this::text);
            findings.addAll(one.findings(evidence, events));
        }
        findings.addAll(events.findings(this::text));
    }
}
