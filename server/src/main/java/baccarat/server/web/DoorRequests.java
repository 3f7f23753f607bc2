package baccarat.server.web;

import io.javalin.config.JettyConfig;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.server.Request;

/// Normalizes requests before routing: the method is the one on the request line, and `HEAD`
/// becomes `GET`, whose body Jetty leaves out. Javalin would obey `X-HTTP-Method-Override`, and
/// answer `HEAD` without checking permissions.
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
