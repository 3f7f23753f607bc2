package baccarat.regulations;

import baccarat.regulations.DocumentClauses.Carrying;
import baccarat.regulations.SubmissionNode.Entry;
import baccarat.regulations.SubmissionNode.Section;
import baccarat.regulations.SubmissionNode.Value;
import baccarat.regulations.SubmissionText.Unreadable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/// Reads a document from its folder, with every mistake in it.
final class FolderReader {

    private final RegulationFolder folder;
    private final Function<String, Optional<RegulationFolder>> folders;
    private final List<Mistake> mistakes = new ArrayList<>();
    private final String text;
    private Optional<RegulationFolder> shared = Optional.empty();

    /// @param folders the folders that a document may share, by name
    FolderReader(RegulationFolder folder, Function<String, Optional<RegulationFolder>> folders) {
        this.folder = folder;
        this.folders = folders;
        this.text = folder.text(RegulationFolder.OPTIONS).orElseThrow();
    }

    /// The document; empty if there is a mistake.
    Optional<Regulation> read() {
        try {
            return read(SubmissionText.read(text, "a regulation", 0));
        } catch (Unreadable e) {
            objectTo(List.of(e.objection()));
            return Optional.empty();
        }
    }

    List<Mistake> mistakes() {
        return List.copyOf(mistakes);
    }

    void objectToId(String message) {
        Section own = SubmissionText.read(text, "a regulation", 0);
        mistakes.add(
                new Mistake(
                        folder.pathOf(RegulationFolder.OPTIONS),
                        lineOf("id", own),
                        "id: " + message));
    }

    private Optional<Regulation> read(Section own) {
        shared = sharedFolder(own);
        Section whole = shared.map(one -> merged(own, sharedOptions(one))).orElse(own);
        var findings = new Findings(Optional.empty(), Edition.NEWEST, "a regulation");
        var form = new Form("", 1, whole, findings);
        Options options = Options.of(form);
        DocumentClauses clauses = clauses();
        if (folder.text(RegulationFolder.CLAUSES).isPresent()) {
            Covered.check(whole, options.silent(), clauses, form);
        }
        objectTo(findings.inOrder());
        return mistakes.isEmpty()
                ? Optional.of(
                        new Regulation(
                                options.id(), options.title(), options.permits(), clauses, texts()))
                : Optional.empty();
    }

    private Optional<RegulationFolder> sharedFolder(Section own) {
        Optional<Entry> named =
                own.entries().stream().filter(entry -> entry.key().equals("shares")).findFirst();
        if (named.isEmpty()) {
            return Optional.empty();
        }
        Optional<RegulationFolder> found =
                named.get().node() instanceof Value(var name, _)
                        ? folders.apply(name)
                        : Optional.empty();
        if (found.isEmpty()) {
            mistakes.add(
                    new Mistake(
                            folder.pathOf(RegulationFolder.OPTIONS),
                            named.get().line(),
                            "shares: there is no such folder with a file %s, beside this one or in the program"
                                    .formatted(RegulationFolder.SHARED)));
        }
        return found;
    }

    /// The line numbers of shared text continue after the document's own lines.
    private Section sharedOptions(RegulationFolder from) {
        return SubmissionText.read(
                from.text(RegulationFolder.SHARED).orElse(""),
                "what documents share",
                linesOfItsOwn());
    }

    private int linesOfItsOwn() {
        return (int) text.lines().count();
    }

    /// Adds the shared keys that the document does not have itself, also within sections that both
    /// have.
    private static Section merged(Section own, Section shared) {
        var entries = new ArrayList<Entry>();
        for (Entry entry : own.entries()) {
            entries.add(
                    find(entry.key(), shared)
                            .filter(other -> other.node() instanceof Section)
                            .filter(_ -> entry.node() instanceof Section)
                            .map(other -> new Entry(entry.key(), entry.line(), both(entry, other)))
                            .orElse(entry));
        }
        shared.entries().stream()
                .filter(entry -> find(entry.key(), own).isEmpty())
                .forEach(entries::add);
        return new Section(entries, own.line());
    }

    private static Section both(Entry own, Entry shared) {
        var first = (Section) own.node();
        var entries = new ArrayList<>(first.entries());
        ((Section) shared.node())
                .entries().stream()
                        .filter(entry -> find(entry.key(), first).isEmpty())
                        .forEach(entries::add);
        return new Section(entries, first.line());
    }

    private static Optional<Entry> find(String key, Section section) {
        return section.entries().stream().filter(entry -> entry.key().equals(key)).findFirst();
    }

    private static int lineOf(String key, Section section) {
        return find(key, section).map(Entry::line).orElse(1);
    }

    private DocumentClauses clauses() {
        String file = folder.pathOf(RegulationFolder.CLAUSES);
        Optional<String> own = folder.text(RegulationFolder.CLAUSES);
        if (own.isEmpty()) {
            mistakes.add(
                    new Mistake(
                            file,
                            1,
                            "the file is missing; it has a line for each clause: path | kind | provisions | gist"));
        }
        var read = new ClauseLines(file, sharedClauses(), mistakes).read(own.orElse(""));
        List<Carrying> lines = List.copyOf(read.values());
        ClauseChecks.of(file, lines, mistakes);
        return new DocumentClauses(lines);
    }

    private Map<String, Carrying> sharedClauses() {
        return shared.flatMap(
                        from ->
                                from.text(RegulationFolder.CLAUSES)
                                        .map(
                                                lines ->
                                                        new ClauseLines(
                                                                        from.pathOf(
                                                                                RegulationFolder
                                                                                        .CLAUSES),
                                                                        Map.of(),
                                                                        mistakes)
                                                                .read(lines)))
                .orElse(Map.of());
    }

    /// All text that the document was read from.
    private List<String> texts() {
        var texts = new ArrayList<String>();
        texts.add(text);
        texts.add(folder.text(RegulationFolder.CLAUSES).orElse(""));
        shared.ifPresent(
                from -> {
                    texts.add(from.text(RegulationFolder.SHARED).orElse(""));
                    texts.add(from.text(RegulationFolder.CLAUSES).orElse(""));
                });
        return List.copyOf(texts);
    }

    private void objectTo(List<Objection> objections) {
        int own = linesOfItsOwn();
        for (Objection one : objections) {
            boolean isShared = shared.isPresent() && one.line() > own;
            mistakes.add(
                    new Mistake(
                            isShared
                                    ? shared.get().pathOf(RegulationFolder.SHARED)
                                    : folder.pathOf(RegulationFolder.OPTIONS),
                            isShared ? one.line() - own : one.line(),
                            one.inWords()));
        }
    }
}
