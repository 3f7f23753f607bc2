package baccarat.reports;

import static baccarat.reports.Html.in;

import baccarat.reports.HtmlTable.Column;
import java.util.ArrayList;
import java.util.List;

/// What a check of records found, as a page to print and sign.
public final class VerifiedHtml {

    private VerifiedHtml() {}

    /// A finding.
    ///
    /// @param mark `ok`, `wrong` or `open`
    public record Line(String mark, String what) {}

    /// A file that was checked.
    ///
    /// @param identity the file and its SHA-256, so that what is signed is about this one alone
    public record Part(
            String file,
            String identity,
            String about,
            boolean isGood,
            String answer,
            List<Line> lines) {

        public Part {
            lines = List.copyOf(lines);
        }
    }

    public static String of(List<Part> parts) {
        Program program = Program.running();
        long wrong = parts.stream().filter(part -> !part.isGood()).count();
        Html head =
                in(
                        "header",
                        in(
                                "div",
                                in("p class='kicker'", "Check of records"),
                                in("h1", title(wrong))),
                        in("p", program.inWords()));
        var body = new ArrayList<Html>();
        body.add(head);
        parts.forEach(part -> body.add(part(part)));
        body.add(signed());
        body.add(
                in(
                        "footer",
                        in("span", "Baccarat, by the book"),
                        in("code", program.stamp().orElse(program.inWords()))));
        return PrintedPage.of("Check of records", "Check of records", body);
    }

    private static String title(long wrong) {
        return wrong == 0
                ? "Nothing was found wrong"
                : "%d %s wrong".formatted(wrong, wrong == 1 ? "file is" : "files are");
    }

    private static Html part(Part part) {
        var table = new HtmlTable("findings", List.of(Column.words(""), Column.words("Finding")));
        for (Line line : part.lines()) {
            table.row(List.of(Html.text(line.mark()), Html.text(line.what())));
        }
        return in(
                "section",
                in("h2", part.file()),
                in("p", in("code", part.identity())),
                in("p class='says'", part.about()),
                table.html(),
                in("p class='note'", part.answer()));
    }

    /// Lines for whoever checked, and for a witness.
    private static Html signed() {
        return in("div class='signed'", in("p", "Checked by"), in("p", "Witness"), in("p", "Date"));
    }
}
