package baccarat.server.web;

import baccarat.server.Limits;
import io.javalin.config.JettyConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpResponseException;
import java.io.EOFException;
import java.nio.channels.ClosedChannelException;
import java.util.Objects;
import java.util.concurrent.TimeoutException;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.io.QuietException;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;

/// Turns refusals that happen before a route is reached into the same form as all others.
final class DoorProblems {

    private static final int LONGEST_CHAIN = 20;
    private static final Pattern NO_ESCAPE = Pattern.compile("%(?![0-9A-Fa-f]{2})");

    private final Limits.Sizes sizes;

    DoorProblems(Limits.Sizes sizes) {
        this.sizes = sizes;
    }

    void configure(JettyConfig jetty) {
        jetty.modifyServer(server -> server.setErrorHandler(new AsProblems()));
    }

    /// Refuses an invalid escape sequence, which could not be decoded later.
    static void checkEscapes(Context context) {
        String query = context.queryString();
        if (NO_ESCAPE.matcher(context.req().getRequestURI()).find()
                || (query != null && NO_ESCAPE.matcher(query).find())) {
            throw Problem.badRequest(
                    "The address has a % that is not followed by two hexadecimal digits.");
        }
    }

    void checkQuery(Context context) {
        String query = context.queryString();
        if (query != null && query.length() > sizes.query()) {
            throw Problem.longQuery(query.length(), sizes.query());
        }
    }

    /// For an unsupported method, lists the supported ones; for OPTIONS that is the answer.
    void tell(HttpResponseException refused, Context context) {
        String methods = refused.getDetails().get("availableMethods");
        if (methods != null) {
            context.header("Allow", methods);
        }
        if (methods != null && context.method().equals(HandlerType.OPTIONS)) {
            context.status(204);
            return;
        }
        HttpServer.tell(problem(refused.getStatus()), context);
    }

    private Problem problem(int status) {
        return status == 413 ? Problem.largeBody(sizes.body()) : Problem.atTheDoor(status);
    }

    /// Whether the client disconnected while sending a body, or sent invalid HTTP. There is no one
    /// to answer and nothing to fix, so it is not logged.
    static boolean isGone(Throwable failure) {
        return Stream.iterate(failure, Objects::nonNull, Throwable::getCause)
                .limit(LONGEST_CHAIN)
                .anyMatch(
                        cause ->
                                cause instanceof QuietException
                                        || cause instanceof EOFException
                                        || cause instanceof ClosedChannelException
                                        || cause instanceof TimeoutException);
    }

    /// For requests that never reach a route: an invalid request line, headers that are too long.
    private final class AsProblems extends ErrorHandler {

        @Override
        public boolean handle(Request request, Response response, Callback callback) {
            response.getHeaders().put(HttpHeader.CONTENT_TYPE, Problem.MEDIA_TYPE);
            Content.Sink.write(response, true, body(response.getStatus()), callback);
            return true;
        }

        private String body(int status) {
            return problem(status).body().toString();
        }
    }
}
