package baccarat.reports;

import static baccarat.reports.Html.alone;
import static baccarat.reports.Html.in;

import java.util.List;

/// A page to print: well-formed, by itself, and with nothing in it that runs.
final class PrintedPage {

    private static final String SAFE = "default-src 'none'; style-src 'unsafe-inline'";

    private PrintedPage() {}

    /// On A4.
    ///
    /// @param foot what stands at the foot of each printed page
    static String of(String title, String foot, List<Html> body) {
        return of(title, new ReportStyle.Sheet(Paper.A4, false, foot), body);
    }

    static String of(String title, ReportStyle.Sheet sheet, List<Html> body) {
        return Html.all(
                        new Html("<!DOCTYPE html>\n"),
                        in(
                                "html xmlns='http://www.w3.org/1999/xhtml' lang='en'",
                                Html.lines(
                                        List.of(
                                                head(title, ReportStyle.of(sheet)),
                                                in("body", in("main", Html.lines(body)))))))
                .markup();
    }

    private static Html head(String title, String style) {
        return in(
                "head",
                Html.lines(
                        List.of(
                                alone("meta charset='utf-8'"),
                                alone(
                                        "meta http-equiv='Content-Security-Policy' content=\"%s\""
                                                .formatted(SAFE)),
                                alone(
                                        "meta name='viewport' content='width=device-width,"
                                                + " initial-scale=1'"),
                                in("title", title),
                                in("style", new Html(style)))));
    }
}
