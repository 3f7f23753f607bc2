package baccarat.server.web;

import static java.util.stream.Collectors.joining;

import java.util.List;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;

/// A round as one self-contained page, for a patron who disputes it, a file, or a printer. It
/// contains the same data as the JSON, and embeds it.
final class RoundHtml {

    private static final String STYLE =
            """
            @page { size: A4; margin: 15mm; }
            body { max-width: 180mm; margin: 10mm auto; padding: 0 5mm; color: #0c1713;
              font: 9pt/1.45 Inter, "Segoe UI", Arial, sans-serif; font-variant-numeric: tabular-nums; }
            h1 { font: 400 20pt/1.25 Georgia, serif; }
            h2 { font-size: 11pt; margin: 7mm 0 1.5mm; break-after: avoid; }
            table { width: 100%; border-collapse: collapse; }
            th, td { padding: 1mm 1.5mm; text-align: left; vertical-align: top;
              border-bottom: 0.2mm solid #d3dcd6; }
            th { color: #4a5b53; font-size: 8pt; border-bottom: 0.3mm solid #0c1713; }
            tr { break-inside: avoid; }
            .figure { text-align: right; white-space: nowrap; }
            .clauses { color: #1f5f4a; font-family: ui-monospace, monospace; font-size: 8pt; }
            footer { margin-top: 8mm; color: #4a5b53; font-size: 8pt; }
            """;

    private RoundHtml() {}

    static String of(JsonNode page) {
        return """
        <!DOCTYPE html>
        <html lang="en">
        <head><meta charset="utf-8"><title>%s</title><style>%s</style></head>
        <body>
        <h1>%s</h1>
        <p>%s</p>
        %s
        <footer>Rebuilt from the log %s%s. Taken by %s at %s. The same as JSON is in this file, in the element with the id "round".</footer>
        <script type="application/json" id="round">%s</script>
        </body>
        </html>
        """
                .formatted(
                        escaped(title(page)),
                        STYLE,
                        escaped(title(page)),
                        escaped(
                                "%s (%s), shoe %s, %s"
                                        .formatted(
                                                text(page, "document"),
                                                text(page, "regulation"),
                                                text(page, "shoe"),
                                                text(page, "at"))),
                        sections(page),
                        escaped(text(page, "log")),
                        page.has("chain") ? ", chain " + escaped(text(page, "chain")) : "",
                        escaped(text(page.path("exported"), "by")),
                        escaped(text(page.path("exported"), "at")),
                        page.toString().replace("<", "\\u003c"));
    }

    private static String title(JsonNode page) {
        return "%s, round %s".formatted(text(page, "table"), text(page, "round"));
    }

    private static String sections(JsonNode page) {
        return List.of(
                        table("Hands", page.path("hands"), HANDS),
                        table("Wagers", page.path("wagers"), WAGERS),
                        table("What happened", page.path("events"), EVENTS),
                        table("Settlement", page.path("settlement"), SETTLEMENT),
                        table("Chips", page.path("patrons"), CHIPS),
                        holdings(page),
                        corrections(page))
                .stream()
                .collect(joining("\n"));
    }

    /// @param kind the class of its cells, empty for words
    private record Column(String head, String kind, Function<JsonNode, String> cell) {

        static Column words(String head, String field) {
            return new Column(head, "", node -> text(node, field));
        }

        static Column figure(String head, String field) {
            return new Column(head, "figure", node -> text(node, field));
        }

        static Column list(String head, String kind, String field) {
            return new Column(
                    head,
                    kind,
                    node ->
                            node.path(field).values().stream()
                                    .map(JsonNode::asString)
                                    .collect(joining(" ")));
        }
    }

    private static final List<Column> HANDS =
            List.of(
                    Column.words("", "kind"),
                    Column.list("Player", "", "player"),
                    Column.figure("count", "playerCount"),
                    Column.list("Banker", "", "banker"),
                    Column.figure("count", "bankerCount"),
                    Column.words("result", "result"));

    private static final List<Column> WAGERS =
            List.of(
                    Column.words("spot", "spot"),
                    Column.words("patron", "patron"),
                    Column.words("wager", "wager"),
                    Column.figure("stake", "stake"));

    private static final List<Column> EVENTS =
            List.of(
                    Column.figure("", "n"),
                    Column.words("at", "at"),
                    new Column("who", "", node -> text(node, "role") + " " + text(node, "who")),
                    Column.words("what", "words"),
                    Column.list("clauses", "clauses", "clauses"));

    private static final List<Column> SETTLEMENT =
            List.of(
                    Column.words("spot", "spot"),
                    Column.words("wager", "wager"),
                    Column.words("", "action"),
                    Column.figure("amount", "amount"),
                    Column.words("why", "words"),
                    Column.list("clauses", "clauses", "clauses"));

    private static final List<Column> CHIPS =
            List.of(
                    Column.words("patron", "patron"),
                    Column.figure("before", "before"),
                    Column.figure("after", "after"),
                    Column.figure("change", "change"));

    private static final List<Column> CORRECTIONS =
            List.of(
                    Column.words("at", "at"),
                    Column.words("who", "who"),
                    Column.words("what", "words"),
                    Column.figure("before", "before"),
                    Column.figure("after", "after"));

    /// What was corrected after the round, for staff.
    private static String corrections(JsonNode page) {
        return page.path("corrections").isEmpty()
                ? ""
                : table("Corrected afterwards", page.path("corrections"), CORRECTIONS);
    }

    private static String holdings(JsonNode page) {
        if (!page.has("before")) {
            return "";
        }
        String rows =
                page.path("before").properties().stream()
                        .filter(one -> one.getValue().isValueNode())
                        .map(
                                one ->
                                        row(
                                                List.of(
                                                        cell("td", "", one.getKey()),
                                                        cell(
                                                                "td",
                                                                "figure",
                                                                one.getValue().asString()),
                                                        cell(
                                                                "td",
                                                                "figure",
                                                                text(
                                                                        page.path("after"),
                                                                        one.getKey())))))
                        .collect(joining("\n"));
        return "<h2>Table</h2>\n<table>%s\n%s</table>"
                .formatted(
                        row(
                                List.of(
                                        cell("th", "", ""),
                                        cell("th", "figure", "before"),
                                        cell("th", "figure", "after"))),
                        rows);
    }

    private static String table(String head, JsonNode rows, List<Column> columns) {
        String heads =
                row(columns.stream().map(one -> cell("th", one.kind(), one.head())).toList());
        String body =
                rows.values().stream()
                        .map(
                                node ->
                                        row(
                                                columns.stream()
                                                        .map(
                                                                one ->
                                                                        cell(
                                                                                "td",
                                                                                one.kind(),
                                                                                one.cell()
                                                                                        .apply(
                                                                                                node)))
                                                        .toList()))
                        .collect(joining("\n"));
        return "<h2>%s</h2>\n<table>%s\n%s</table>".formatted(escaped(head), heads, body);
    }

    private static String row(List<String> cells) {
        return "<tr>" + String.join("", cells) + "</tr>";
    }

    private static String cell(String element, String kind, String text) {
        String attribute = kind.isEmpty() ? "" : " class=\"" + kind + "\"";
        return "<%s%s>%s</%s>".formatted(element, attribute, escaped(text), element);
    }

    private static String text(JsonNode node, String field) {
        return node.path(field).asString("");
    }

    /// Text is escaped here and nowhere else.
    static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }
}
