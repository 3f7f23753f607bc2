package baccarat.server.web;

import baccarat.records.Names;
import baccarat.regulations.Regulation;
import baccarat.regulations.Review;
import baccarat.reports.Json;
import baccarat.reports.ReviewJson;
import baccarat.rules.Provision;
import baccarat.rules.Refusal;
import baccarat.server.tables.Answer;
import baccarat.server.views.Because;
import baccarat.server.work.Busy;
import java.io.Serial;
import java.util.List;
import java.util.stream.Collectors;
import tools.jackson.databind.node.ObjectNode;

/// A refusal or an error as problem details (RFC 9457).
public final class Problem extends RuntimeException {

    @Serial private static final long serialVersionUID = 1;

    static final String MEDIA_TYPE = "application/problem+json";

    private static final int SECONDS_OF_A_QUEUE = 5;

    private final int status;
    private final String title;
    private final transient ObjectNode more;
    private final int retryAfter;

    private Problem(int status, String title, String detail, ObjectNode more, int retryAfter) {
        super(detail, null, false, false);
        this.status = status;
        this.title = title;
        this.more = more;
        this.retryAfter = retryAfter;
    }

    private Problem(int status, String title, String detail, ObjectNode more) {
        this(status, title, detail, more, 0);
    }

    private Problem(int status, String title, String detail) {
        this(status, title, detail, Json.MAPPER.createObjectNode());
    }

    public static Problem badRequest(String detail) {
        return new Problem(400, "Bad request", detail);
    }

    static Problem signInFirst() {
        return new Problem(
                401, "Sign in first", "You are not signed in, or your session has ended.");
    }

    static Problem wrongSignIn() {
        return new Problem(401, "Not signed in", "The name, the password or the passkey is wrong.");
    }

    static Problem wrongDeviceKey() {
        return new Problem(401, "Wrong key", "The key is not the one that this table's shoe has.");
    }

    public static Problem forbidden(String detail) {
        return new Problem(403, "Forbidden", detail);
    }

    public static Problem notFound(String detail) {
        return new Problem(404, "Not found", detail);
    }

    public static Problem conflict(String detail) {
        return new Problem(409, "Not now", detail);
    }

    static Problem idTaken() {
        return new Problem(409, "This id is taken", Answer.IdTaken.DETAIL);
    }

    /// A refusal by the server itself, before anything is done.
    static Problem atTheDoor(int status) {
        return switch (status) {
            case 400 -> badRequest("The request cannot be read.");
            case 404 -> notFound("There is nothing at this address.");
            case 405 ->
                    new Problem(
                            405, "Method not allowed", "This path does not support this method.");
            case 414, 431 -> tooLong(status);
            default ->
                    status < 500
                            ? new Problem(
                                    status,
                                    "Bad request",
                                    "The server cannot process this request.")
                            : unavailable("Internal error. Please try again.");
        };
    }

    private static Problem tooLong(int status) {
        return new Problem(status, "Too long", "The address or the headers are too long.");
    }

    static Problem longQuery(int length, int most) {
        return new Problem(
                414,
                "Too long",
                "The query has %d characters; up to %d are allowed.".formatted(length, most));
    }

    static Problem largeBody(int most) {
        return new Problem(
                413,
                "Too large",
                "The body is too large: up to %d bytes are allowed.".formatted(most));
    }

    /// @param seconds after which to try again
    static Problem tooMany(String detail, int seconds) {
        return new Problem(429, "Too many", detail, Json.MAPPER.createObjectNode(), seconds);
    }

    static Problem busy(Busy busy) {
        return new Problem(
                busy.isOwnShare() ? 429 : 503,
                busy.isOwnShare() ? "Too many" : "Try again",
                String.valueOf(busy.getMessage()),
                Json.MAPPER.createObjectNode(),
                SECONDS_OF_A_QUEUE);
    }

    /// The host name is not this casino's.
    static Problem misdirected(String host) {
        return new Problem(
                421,
                "Unknown host",
                "This casino does not answer to the name %s. Its own name is in the setting origin."
                        .formatted(host.length() > 80 ? host.substring(0, 80) + "…" : host));
    }

    static Problem unavailable(String detail) {
        return new Problem(503, "Try again", detail);
    }

    /// All objections to a Rules Submission.
    static Problem objected(Review.Objected objected) {
        ObjectNode more = Json.MAPPER.valueToTree(ReviewJson.of(objected));
        return new Problem(
                422,
                "The submission is not approved",
                objected.objections().getFirst().message(),
                more);
    }

    /// A table's refusal, with the clauses of its document.
    static Problem refused(Answer.Refused refused, Regulation regulation) {
        ObjectNode more = Json.MAPPER.createObjectNode();
        write(refused, regulation, more);
        return new Problem(409, title(refused), refused.detail(), more);
    }

    /// Refusals by rules, with the clauses of the document.
    static Problem refused(List<Refusal> refusals, Regulation regulation) {
        var because = refusals.stream().map(Refusal::because).distinct().toList();
        String detail = refusals.stream().map(Refusal::detail).collect(Collectors.joining("; "));
        return refused(new Answer.Refused(because, detail), regulation);
    }

    private static String title(Answer.Refused refused) {
        return refused.because().stream().findFirst().map(Provision::gist).orElse("Refused");
    }

    static void clauses(List<Provision> because, Regulation regulation, ObjectNode node) {
        Because.write(because, regulation, node);
        node.put("regulation", regulation.id());
    }

    static void write(Answer.Refused refused, Regulation regulation, ObjectNode node) {
        clauses(refused.because(), regulation, node);
        refused.missing().ifPresent(it -> node.put("missing", Names.of(it)));
    }

    int status() {
        return status;
    }

    /// In seconds; 0 if waiting does not help.
    int retryAfter() {
        return retryAfter;
    }

    /// The body of the answer.
    ObjectNode body() {
        ObjectNode node = Json.MAPPER.createObjectNode();
        node.put("type", "about:blank");
        node.put("title", title);
        node.put("status", status);
        node.put("detail", getMessage());
        node.setAll(more);
        return node;
    }
}
