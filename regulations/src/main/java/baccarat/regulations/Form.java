package baccarat.regulations;

import static java.util.stream.Collectors.joining;

import baccarat.regulations.SubmissionNode.Entry;
import baccarat.regulations.SubmissionNode.Section;
import baccarat.regulations.SubmissionNode.Value;
import baccarat.rules.Money;
import baccarat.rules.PayoutOdds;
import baccarat.rules.Provision;
import baccarat.rules.Rate;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/// One section of a submission, read key by key. A key that cannot be read is an objection but
/// counts as present, so that it is not also reported as missing.
final class Form {

    private final String at;
    private final int line;
    private final Section section;
    private final Findings findings;
    private final Values values;
    private final Set<String> known = new HashSet<>();

    /// @param at the key of the section, empty for the whole file
    /// @param line where that key stands
    Form(String at, int line, Section section, Findings findings) {
        this.at = at;
        this.line = line;
        this.section = section;
        this.findings = findings;
        this.values = new Values(findings);
        objectToRepeatedKeys();
    }

    /// Whether the submission is judged by this edition of the rules or a later one.
    boolean isJudgedBy(Edition edition) {
        return findings.areOf(edition);
    }

    Optional<Integer> whole(String key) {
        return value(key, Wanted.WHOLE_NUMBER, Written::whole);
    }

    Optional<Money> money(String key) {
        return value(key, Wanted.AMOUNT, Money::of);
    }

    Optional<Rate> rate(String key) {
        return value(key, Wanted.PERCENTAGE, Rate::of);
    }

    Optional<PayoutOdds> odds(String key) {
        return value(key, Wanted.ODDS, PayoutOdds::of);
    }

    /// A day, as in `2026-03-02`.
    Optional<LocalDate> day(String key) {
        return value(key, "a day, as in 2026-03-02", Written::day);
    }

    Optional<Boolean> yesOrNo(String key) {
        return value(key, "true or false", Written::yesOrNo);
    }

    Optional<String> text(String key) {
        return value(key, "some text", text -> Optional.of(text).filter(t -> !t.isEmpty()));
    }

    <E extends Enum<E>> Optional<E> oneOf(String key, Class<E> kind) {
        return oneOf(key, kind, List.of(kind.getEnumConstants()));
    }

    /// The objection to an unknown word lists only the words that are allowed.
    <E extends Enum<E>> Optional<E> oneOf(String key, Class<E> kind, List<E> allowed) {
        String expected = "one of " + Written.words(allowed) + Nearest.among(allowed, node(key));
        return value(key, expected, text -> Written.constant(text, kind));
    }

    /// A value of another type, with a description of its format.
    <T> Optional<T> value(String key, String expected, Function<String, Optional<T>> reader) {
        return value(key, expected, reader, Optional.empty());
    }

    private <T> Optional<T> value(String key, Wanted wanted, Function<String, Optional<T>> reader) {
        return node(key)
                .flatMap(
                        node ->
                                values.value(
                                        node,
                                        at(key),
                                        node instanceof Value(var text, _)
                                                ? wanted.insteadOf(text)
                                                : wanted.usually(),
                                        reader));
    }

    /// The same with a clause of the document.
    <T> Optional<T> value(
            String key,
            String expected,
            Function<String, Optional<T>> reader,
            Optional<Provision> because) {
        return node(key).flatMap(node -> values.value(node, at(key), expected, reader, because));
    }

    /// A list of words, or one of the words `all` and `none`.
    <E extends Enum<E>> Optional<Set<E>> anyOf(String key, Class<E> kind) {
        List<E> all = List.of(kind.getEnumConstants());
        String example = "[" + Written.word(all.getFirst()) + "]";
        String expected = "one of " + Written.words(all);
        Optional<SubmissionNode> node = node(key);
        if (node.isPresent() && node.get() instanceof Value(var text, int line)) {
            if (text.equals("all") || text.equals("none")) {
                return Optional.of(text.equals("all") ? Set.copyOf(all) : Set.of());
            }
            findings.object(
                    "%s is not all, none or a list; a list stands in brackets, as in %s"
                            .formatted(Written.quoted(text), example),
                    at(key),
                    line);
            return Optional.empty();
        }
        return node.flatMap(
                        list ->
                                values.list(
                                        list,
                                        at(key),
                                        expected,
                                        example,
                                        text -> Written.constant(text, all)))
                .map(items -> once(key, items));
    }

    private <E> Set<E> once(String key, List<E> items) {
        var seen = new LinkedHashSet<E>();
        for (E item : items) {
            if (!seen.add(item) && isJudgedBy(Edition.SECOND)) {
                object(
                        "%s stands twice in the list; once is enough".formatted(Written.word(item)),
                        key);
            }
        }
        return Set.copyOf(seen);
    }

    /// A list of values of one kind.
    ///
    /// @param expected what each value should look like
    /// @param example what the list should look like
    <T> Optional<List<T>> list(
            String key, String expected, String example, Function<String, Optional<T>> reader) {
        return node(key).flatMap(node -> values.list(node, at(key), expected, example, reader));
    }

    Optional<Form> section(String key) {
        return node(key)
                .flatMap(
                        node -> {
                            if (node instanceof Section inner) {
                                return Optional.of(new Form(at(key), line(key), inner, findings));
                            }
                            findings.object(
                                    key + " should hold keys of its own", at(key), node.line());
                            return Optional.empty();
                        });
    }

    /// The section, or one without keys where it is missing, so that each of them is reported.
    /// Under a misspelled name it is not missing: that name alone is reported.
    Optional<Form> sectionOrItsKeys(String key) {
        if (has(key)) {
            return section(key);
        }
        Optional<Entry> misspelled = UnknownKeys.misspelled(section, key);
        if (misspelled.isPresent()
                && misspelled.get() instanceof Entry(var said, int where, Section inner)) {
            known.add(said);
            object("unknown key %s; did you mean %s?".formatted(said, key), said);
            return Optional.of(new Form(at(key), where, inner, findings));
        }
        return Optional.of(new Form(at(key), line, new Section(List.of(), line), findings));
    }

    /// Stands for a missing section, so that its keys are not reported as missing too.
    Form emptySection() {
        var unheard = new Findings(Optional.empty(), Edition.NEWEST);
        return new Form("", line, new Section(List.of(), line), unheard);
    }

    boolean has(String key) {
        return node(key).isPresent();
    }

    /// The value of a key that has to be there.
    <T> Optional<T> required(String key, Optional<T> read, String expected) {
        if (!has(key)) {
            findings.object(key + " is missing; it should be " + expected, at(key), line(key));
        }
        return read;
    }

    /// The value of a choice: the submission's if it is allowed, otherwise the default.
    <T> Optional<T> choose(String key, Optional<T> said, Choice<T> choice) {
        String acceptable = Written.words(choice.allowed());
        if (said.isPresent() && !choice.allowed().contains(said.get())) {
            object(
                    choice.because(),
                    "%s cannot be %s here (acceptable: %s)"
                            .formatted(key, Written.word(said.get()), acceptable),
                    key);
            return Optional.empty();
        }
        if (!has(key) && choice.unsaid().isEmpty()) {
            object(choice.because(), "%s must be stated: %s".formatted(key, acceptable), key);
        }
        return said.or(choice::unsaid);
    }

    /// The value of a key that the document requires in the submission.
    <T> Optional<T> stated(String key, Optional<T> read, String expected, Provision because) {
        if (!has(key)) {
            object(because, "%s must be stated: %s".formatted(key, expected), key);
        }
        return read;
    }

    /// Objects to the value of `key`, or to the whole section if `key` is empty.
    void object(Provision because, String message, String key) {
        findings.object(because, message, at(key), line(key));
    }

    void object(String message, String key) {
        findings.object(message, at(key), line(key));
    }

    /// Objects to every key that was not read.
    void close() {
        String keys = known.stream().sorted().collect(joining(", "));
        String takes = (at.isEmpty() ? findings.whole() : at) + " takes " + keys;
        var unknown = new UnknownKeys(section, known);
        for (Entry entry : unknown.entries()) {
            findings.object(unknown.message(entry, known, takes), at(entry.key()), entry.line());
        }
    }

    /// The same where the document itself says which keys there may be.
    void close(Provision because, List<String> permitted) {
        String takes =
                "neither %1$s nor this program has it; %1$s has %2$s"
                        .formatted(findings.document(), String.join(", ", permitted));
        var unknown = new UnknownKeys(section, known);
        for (Entry entry : unknown.entries()) {
            object(because, unknown.message(entry, permitted, takes), entry.key());
        }
    }

    private Optional<SubmissionNode> node(String key) {
        known.add(key);
        return section.entries().stream()
                .filter(entry -> entry.key().equals(key))
                .map(Entry::node)
                .findFirst();
    }

    /// The line where a key stands, or where the section does.
    int line(String key) {
        return section.entries().stream()
                .filter(entry -> entry.key().equals(key))
                .map(Entry::line)
                .findFirst()
                .orElse(line);
    }

    private String at(String key) {
        return at.isEmpty() || key.isEmpty() ? at + key : at + "." + key;
    }

    private void objectToRepeatedKeys() {
        var lines = new HashMap<String, Integer>();
        for (Entry entry : section.entries()) {
            Integer first = lines.putIfAbsent(entry.key(), entry.line());
            if (first != null) {
                findings.object(
                        "%s stands twice, first on line %d".formatted(entry.key(), first),
                        at(entry.key()),
                        entry.line());
            }
        }
    }
}
