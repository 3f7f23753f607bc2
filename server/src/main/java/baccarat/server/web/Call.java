package baccarat.server.web;

import baccarat.reports.Json;
import baccarat.rules.Money;
import baccarat.server.people.Member;
import baccarat.server.people.SignedIn;
import io.javalin.http.Context;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// One request and its response, and the person who sent it.
public final class Call {

    private static final Pattern AMOUNT = Pattern.compile("(0|[1-9][0-9]{0,9})\\.[0-9]{2}");
    private static final Money LARGEST = Money.dollars(1_000_000_000);

    private final Context context;
    private final Optional<SignedIn.Use> use;

    Call(Context context, Optional<SignedIn.Use> use) {
        this.context = context;
        this.use = use;
    }

    Context context() {
        return context;
    }

    /// The signed-in person; the route guarantees that there is one.
    public Member who() {
        return session().member();
    }

    /// The session of the signed-in person.
    SignedIn session() {
        return use.map(SignedIn.Use::session).orElseThrow(Problem::signInFirst);
    }

    /// The address the request comes from.
    String address() {
        return String.valueOf(context.<String>attribute(Callers.ADDRESS));
    }

    /// The signed-in person, if any.
    Optional<Member> signedIn() {
        return use.map(it -> it.session().member());
    }

    /// The signed-in person if they are staff.
    public Optional<Member> staff() {
        return signedIn().filter(who -> who.post().isStaff());
    }

    /// A path parameter.
    public String path(String name) {
        return context.pathParam(name);
    }

    public Optional<String> query(String name) {
        return Optional.ofNullable(context.queryParam(name));
    }

    /// A number in the query between 1 and `most`, or `usual` if it is missing.
    public int count(String name, int usual, int most) {
        return query(name).map(text -> whole(name, text, most)).orElse(usual);
    }

    /// A time in the query, if there is one.
    public Optional<Instant> time(String name) {
        try {
            return query(name).map(Instant::parse);
        } catch (DateTimeParseException e) {
            throw Problem.badRequest(name + ": a time in UTC such as 2026-01-01T06:00:00Z");
        }
    }

    /// Refuses query parameters with other names: a misspelt one would silently do nothing.
    public void only(String... names) {
        List<String> known = List.of(names);
        context.queryParamMap().keySet().stream()
                .filter(name -> !known.contains(name))
                .findFirst()
                .ifPresent(
                        name -> {
                            throw Problem.badRequest(
                                    "%s: there is no such parameter; there are %s"
                                            .formatted(shortened(name), String.join(", ", known)));
                        });
    }

    private static int whole(String name, String text, int most) {
        try {
            int number = Integer.parseInt(text);
            if (1 <= number && number <= most) {
                return number;
            }
        } catch (NumberFormatException e) {
            // The refusal is thrown below.
        }
        throw Problem.badRequest("%s: 1 to %d, not %s".formatted(name, most, shortened(text)));
    }

    private static String shortened(String text) {
        return text.length() <= 40 ? text : text.substring(0, 40) + "…";
    }

    /// The body as sent.
    public String text() {
        return context.body();
    }

    /// The body, which has to be a JSON object.
    public JsonNode body() {
        try {
            JsonNode node = Json.MAPPER.readTree(context.body());
            if (node != null && node.isObject()) {
                return node;
            }
        } catch (JacksonException e) {
            throw Problem.badRequest("The body is not JSON: " + e.getOriginalMessage());
        }
        throw Problem.badRequest("The body must be a JSON object.");
    }

    /// A required text in the body.
    public String text(JsonNode body, String field) {
        JsonNode value = body.path(field);
        if (!value.isString() || value.asString().isEmpty()) {
            throw Problem.badRequest(field + ": a text is missing");
        }
        return value.asString();
    }

    /// A reason, notice or other text for others to read, from the body.
    public String reason(JsonNode body, String field) {
        String text = text(body, field);
        Wording.wrongReason(text)
                .ifPresent(
                        wrong -> {
                            throw Problem.badRequest(field + ": " + wrong);
                        });
        return text;
    }

    /// Money in the body, as dollars and cents: `"25.00"`, as in table commands.
    public Money money(JsonNode body, String field) {
        String text = text(body, field);
        if (AMOUNT.matcher(text).matches()) {
            Money amount = Money.of(text).orElse(Money.ZERO);
            if (amount.isAboveZero() && amount.isAtMost(LARGEST)) {
                return amount;
            }
        }
        throw Problem.badRequest(
                "%s: an amount above zero such as 25.00, up to %s, not %s"
                        .formatted(field, LARGEST, shortened(text)));
    }

    public static ObjectNode object() {
        return Json.MAPPER.createObjectNode();
    }

    public void answer(JsonNode body) {
        context.contentType("application/json").result(body.toString());
    }

    public void answer(int status, JsonNode body) {
        context.status(status);
        answer(body);
    }

    /// Answers with anything other than JSON by Json.MAPPER.
    public void answer(String mediaType, String body) {
        context.contentType(mediaType).result(body);
    }

    public void download(String mediaType, String fileName, String body) {
        context.header("Content-Disposition", "attachment; filename=\"" + fileName + "\"");
        answer(mediaType, body);
    }

    public void nothing() {
        context.status(204);
    }
}
