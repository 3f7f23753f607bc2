package baccarat.server.web;

import io.javalin.config.JettyConfig;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.server.Request;

/// What every request is before a route sees it: the method is the one on the request line, and
/// `HEAD` is `GET`, of which Jetty leaves the body out. Otherwise Javalin obeys
/// `X-HTTP-Method-Override`, and answers `HEAD` without asking who may.
final class DoorRequests {

    private static final String OVERRIDE = "X-HTTP-Method-Override";

    private DoorRequests() {}

    static void configure(JettyConfig jetty) {
        jetty.modifyHttpConfiguration(
                http -> http.addCustomizer((request, _) -> new Plain(request)));
    }

    private static final class Plain extends Request.Wrapper {

        private final HttpFields headers;

        Plain(Request request) {
            super(request);
            HttpFields sent = request.getHeaders();
            this.headers =
                    sent.contains(OVERRIDE)
                            ? HttpFields.build(sent).remove(OVERRIDE).asImmutable()
                            : sent;
        }

        @Override
        public HttpFields getHeaders() {
            return headers;
        }

        @Override
        public String getMethod() {
            String method = super.getMethod();
            return HttpMethod.HEAD.is(method) ? HttpMethod.GET.asString() : method;
        }
    }
}
