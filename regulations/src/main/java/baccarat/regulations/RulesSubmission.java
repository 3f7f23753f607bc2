package baccarat.regulations;

import baccarat.regulations.Permits.HouseStates;
import baccarat.regulations.SubmissionNode.Section;
import baccarat.regulations.SubmissionText.Unreadable;
import baccarat.rules.CardRules;
import baccarat.rules.Irregularity;
import baccarat.rules.Money;
import baccarat.rules.OfferedWagers;
import baccarat.rules.Procedures;
import baccarat.rules.TableRules;
import baccarat.rules.Vigorish;
import baccarat.rules.Vigorish.Rounding;
import java.util.List;
import java.util.Optional;

/// What a licensee chose for a table, as text, and its review against the document it names.
public final class RulesSubmission {

    /// A longer text is not read.
    public static final int CHARACTERS_AT_MOST = 1_000_000;

    private RulesSubmission() {}

    /// The rules in force if nothing stands against the submission, otherwise every objection at
    /// once.
    public static Review review(String text, Regulations regulations) {
        return review(text, Edition.NEWEST, regulations);
    }

    /// The same by the documents that ship with the program alone.
    public static Review review(String text) {
        return review(text, Regulations.shipped());
    }

    /// The review of a submission that stands in a log, as it was when the log was begun.
    ///
    /// @param edition the number of the edition that the log's header states
    public static Review reviewAsOf(String edition, String text, Regulations regulations) {
        return Edition.of(edition)
                .map(known -> review(text, known, regulations))
                .orElseGet(
                        () ->
                                unreadable(
                                        new Objection(
                                                Optional.empty(),
                                                "the log follows edition %s of the rules; this program knows 1 to %s"
                                                        .formatted(
                                                                Written.quoted(edition),
                                                                Edition.NEWEST.number()),
                                                "",
                                                1)));
    }

    /// The review by one edition of the rules.
    public static Review review(String text, Edition edition, Regulations regulations) {
        if (text.length() > CHARACTERS_AT_MOST) {
            String message = "it is longer than " + CHARACTERS_AT_MOST + " characters";
            return unreadable(new Objection(Optional.empty(), message, "", 1));
        }
        try {
            return review(SubmissionText.read(text), edition, regulations);
        } catch (Unreadable e) {
            return unreadable(e.objection());
        }
    }

    private static Review unreadable(Objection objection) {
        return new Review.Objected(Optional.empty(), List.of(objection));
    }

    private static Review review(Section section, Edition edition, Regulations regulations) {
        Optional<Regulation> named = named(section, regulations);
        var findings = new Findings(named, edition);
        var form = new Form("", 1, section, findings);
        checkFormat(form);
        Optional<String> name =
                form.required("name", form.text("name"), "what the table is called");
        Optional<TableRules> rules =
                regulation(form, regulations).flatMap(found -> rules(form, found));
        if (named.isPresent()) {
            form.close();
        }
        return findings.isEmpty()
                ? new Review.Approved(named.orElseThrow(), name.orElseThrow(), rules.orElseThrow())
                : new Review.Objected(named, findings.inOrder());
    }

    /// The document the submission names, looked up before anything is judged by it.
    private static Optional<Regulation> named(Section section, Regulations regulations) {
        return new Form("", 1, section, new Findings(Optional.empty(), Edition.NEWEST))
                .value("regulation", "", regulations::of);
    }

    private static void checkFormat(Form form) {
        form.required("format", form.whole("format"), "1")
                .filter(format -> format != 1)
                .ifPresent(
                        format ->
                                form.object(
                                        "format %d; 1 is understood".formatted(format), "format"));
    }

    private static Optional<Regulation> regulation(Form form, Regulations regulations) {
        String ids = regulations.ids();
        return form.required(
                "regulation",
                form.value("regulation", "one of " + ids, regulations::of),
                "one of " + ids);
    }

    private static Optional<TableRules> rules(Form form, Regulation regulation) {
        Permits permits = regulation.permits();
        Optional<CardRules> cards =
                form.sectionOrItsKeys("cards")
                        .flatMap(
                                section ->
                                        CardsReview.of(
                                                section, permits.cards(), permits.procedures()));
        Optional<TableReview> table =
                form.sectionOrItsKeys("table")
                        .map(
                                section ->
                                        TableReview.of(
                                                section,
                                                permits.table(),
                                                permits.procedures(),
                                                cards.map(CardRules::shuffle)));
        checkModifications(form, permits);
        form.list(
                "notes",
                "some text",
                "[green felt, sign above the table]",
                text -> Optional.of(text).filter(t -> !t.isEmpty()));
        Optional<Boolean> ez = form.has("ez") ? form.yesOrNo("ez") : Optional.of(false);
        var vigorishReview = VigorishReview.of(form, ez, permits, cards);
        Vigorish vigorish = vigorishReview.vigorish();
        Procedures procedures =
                vigorishReview.order().map(permits.procedures()::with).orElse(permits.procedures());
        Optional<OfferedWagers> wagers =
                form.sectionOrItsKeys("wagers")
                        .map(section -> wagers(section, permits, cards, table, ez, vigorish));
        if (cards.isEmpty() || table.isEmpty() || wagers.isEmpty()) {
            return Optional.empty();
        }
        return table.get()
                .seating()
                .flatMap(
                        seating ->
                                table.get()
                                        .handling()
                                        .map(
                                                handling ->
                                                        new TableRules(
                                                                cards.get(),
                                                                seating,
                                                                handling,
                                                                vigorish,
                                                                wagers.get(),
                                                                procedures)));
    }

    /// A document may let a house change immaterial points if it writes them down.
    private static void checkModifications(Form form, Permits permits) {
        form.list(
                "modifications",
                "some text that says what is modified",
                "[the hands are called host and guest]",
                text -> Optional.of(text).filter(t -> !t.isEmpty()));
        if (form.has("modifications")
                && !permits.table().leavesToTheHouse(HouseStates.MODIFICATIONS)) {
            form.object(
                    Irregularity.RULES_MODIFIED_IMMATERIALLY,
                    "the document's rules cannot be modified; leave modifications out",
                    "modifications");
        }
    }

    private static OfferedWagers wagers(
            Form form,
            Permits permits,
            Optional<CardRules> cards,
            Optional<TableReview> table,
            Optional<Boolean> ez,
            Vigorish vigorish) {
        var seating = table.flatMap(TableReview::seating);
        var royal9 = new Royal9Review(permits.wagers().royal9(), cards, seating);
        Optional<Boolean> played = ez.map(_ -> vigorish instanceof Vigorish.NotCollected);
        return WagersReview.of(
                form, permits.wagers(), played, leastOnBanker(form, vigorish), seating, royal9);
    }

    /// Where vigorish is rounded up, a smaller win could cost more than it brings.
    private static Money leastOnBanker(Form form, Vigorish vigorish) {
        boolean rounded =
                vigorish instanceof Vigorish.Share share && share.rounding() != Rounding.EXACT;
        return rounded && form.isJudgedBy(Edition.SECOND)
                ? new Money(Vigorish.QUARTER)
                : Money.ZERO;
    }
}
