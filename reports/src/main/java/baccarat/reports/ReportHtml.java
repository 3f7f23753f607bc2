package baccarat.reports;

import static baccarat.reports.Figures.grouped;
import static baccarat.reports.Html.in;
import static baccarat.reports.Html.part;
import static baccarat.reports.Html.says;
import static baccarat.reports.Html.text;
import static java.util.stream.Collectors.joining;

import baccarat.odds.Question;
import baccarat.rules.Vigorish;
import baccarat.rules.Wager;
import java.util.List;
import java.util.Map;

/// The mathematics report as a page to print: well-formed, self-contained, and without scripts.
public final class ReportHtml {

    private final MathReport report;

    private ReportHtml(MathReport report) {
        this.report = report;
    }

    /// The whole page.
    public static String of(MathReport report) {
        return PrintedPage.of(
                "Mathematics report: " + report.submission().name(),
                "Rules hash " + new ReportHtml(report).hash(),
                new ReportHtml(report).body());
    }

    private List<Html> body() {
        return List.of(
                title(),
                part(1, "What was submitted", ReportTerms.of(report)),
                part(
                        2,
                        "House edge of every wager offered",
                        summaryNote(),
                        warnings(),
                        ReportTables.summary(report)),
                opening(3, "Wager by wager", wagersNote()),
                ReportWagers.of(report),
                part(4, "Vigorish at a stake", stakes()),
                part(5, "Wagers together", togetherNote(), ReportTables.together(report.odds())),
                part(
                        6,
                        "What a card does by leaving the shoe",
                        removalNote(),
                        ReportTables.removals(report)),
                in(
                        "div class='end'",
                        part(7, "How it was found, and how to find it again", method()),
                        signatures(),
                        footer()));
    }

    private Html title() {
        var submission = report.submission();
        return in(
                "header",
                in(
                        "div",
                        in("p class='kicker'", "Mathematics report"),
                        in("h1", in("bdi", submission.name())),
                        in(
                                "p",
                                "Rules Submission under %s"
                                        .formatted(submission.regulation().title()))),
                in(
                        "dl",
                        Html.all(
                                fact("Document", submission.regulation().id(), ""),
                                fact(
                                        "Decks",
                                        String.valueOf(report.rules().cards().decksInTheShoe()),
                                        ""),
                                fact("Wagers", String.valueOf(report.odds().wagers().size()), ""),
                                fact("Rules hash", hash(), " class='hash'"))));
    }

    private static Html fact(String about, String says, String kind) {
        return in("div", in("dt", about), in("dd" + kind, says));
    }

    private String hash() {
        return Sha256.inShort(report.sha256());
    }

    /// A part that goes on in what follows it.
    private static Html opening(int number, String title, Html... inside) {
        return in("div class='opens'", part(number, title, inside));
    }

    private static Html summaryNote() {
        return says(
                "First round of a full shoe, before any card is seen, for each unit of stake. Every"
                        + " figure is a fraction of whole numbers, rounded once, here.");
    }

    private Html warnings() {
        return Html.lines(
                report.warnings().stream()
                        .map(warning -> in("p class='note warning'", warning.inWords()))
                        .toList());
    }

    private static Html wagersNote() {
        return says(
                "Each outcome with what it pays and its chance. In the pictures a win is solid, a"
                        + " push hatched and a loss hollow, all on one scale from 0 to 100 %.");
    }

    private Html stakes() {
        if (!ReportWords.isCollected(report.rules().vigorish())) {
            return says("No vigorish is collected: the house edge is the same at every stake.");
        }
        return Html.all(
                says(
                        "The wager on the Banker's Hand at usual stakes within its limits. Vigorish is %s"
                                .formatted(ReportWords.vigorish(report.rules().vigorish()))),
                isRoundedInTotal()
                        ? says("The table is before that rounding, which depends on other rounds.")
                        : Html.NOTHING,
                ReportTables.stakes(report));
    }

    private boolean isRoundedInTotal() {
        return report.rules().vigorish() instanceof Vigorish.Share share
                && share.rounding() == Vigorish.Rounding.NEXT_QUARTER_OF_TOTAL;
    }

    private static Html togetherNote() {
        return says(
                "A unit on each of two wagers in one round: above the diagonal their correlation,"
                        + " below it their covariance, on it the variance.");
    }

    private static Html removalNote() {
        return says(
                "The change of each wager's expected value, in percentage points, once one card of"
                        + " the rank has left the full shoe. Plus is for the patron.");
    }

    private Html method() {
        int cards = report.cards();
        return Html.all(
                says(
                        ("All deals of up to six cards from the %d of the shoe were counted,"
                                        + " exactly and without sampling: %d \u00d7 %d \u00d7 \u2026 \u00d7 %d"
                                        + " = %s deals in order. Third cards are drawn as the document says;"
                                        + " every outcome and payout is asked of the same rules that settle"
                                        + " the table.")
                                .formatted(
                                        cards,
                                        cards,
                                        cards - 1,
                                        cards - 5,
                                        grouped(report.deals()))),
                says(
                        "The report has no date, so that the same submission and program make the"
                                + " same report. These commands give the same figures:"),
                in(
                        "pre",
                        "baccarat odds --rules FILE%s --json".formatted(options())
                                + "\nbaccarat odds removal --rules FILE%s".formatted(options())));
    }

    private String options() {
        Question question = report.question();
        String stake = question.stake().map(amount -> " --stake " + amount).orElse("");
        if (!report.rules().wagers().include(Wager.ROYAL_9)) {
            return stake;
        }
        String meters =
                question.meters().entrySet().stream()
                        .sorted(Map.Entry.comparingByKey())
                        .map(meter -> " --meter %s=%s".formatted(meter.getKey(), meter.getValue()))
                        .collect(joining());
        return stake + " --seat " + question.seat().number() + meters;
    }

    private static Html signatures() {
        return in(
                "div class='signed'", in("p", "Prepared by"), in("p", "Read by"), in("p", "Date"));
    }

    private Html footer() {
        return in(
                "footer",
                in("span", "Baccarat, by the book"),
                in("span", program()),
                in("span", text("SHA-256 of the Rules Submission "), in("code", report.sha256())));
    }

    /// Which program made it, as it says of itself with `--version --json`.
    private static Html program() {
        Program program = Program.running();
        return Html.all(
                text(program.inWords()),
                program.hash()
                        .map(hash -> Html.all(text("; SHA-256 of the program "), in("code", hash)))
                        .orElse(Html.NOTHING));
    }
}
