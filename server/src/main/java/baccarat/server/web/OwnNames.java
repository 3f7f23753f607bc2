package baccarat.server.web;

import baccarat.server.Doors;
import io.javalin.http.Context;
import java.util.Optional;

/// Under which names a casino answers, and whose pages may act for the people signed in here.
///
/// A page of another site could get its own name resolved to this machine (DNS rebinding), so over
/// plain HTTP the name has to be a loopback name, the bound address or that of the setting
/// `origin`. Behind TLS a browser checks the name against the certificate first; there any name is
/// taken unless `origin` says which.
final class OwnNames {

    private final Doors doors;
    private final String scheme;

    OwnNames(Doors doors) {
        this.doors = doors;
        this.scheme = doors.isSecure() ? "https://" : "http://";
    }

    void checkHost(Context context) {
        String host = context.header("Host");
        if (host != null && !isOwn(withoutPort(host))) {
            throw Problem.misdirected(host);
        }
    }

    private boolean isOwn(String name) {
        boolean isLoopback =
                name.equals("localhost")
                        || name.equals("[::1]")
                        || name.matches("127(\\.\\d{1,3}){3}");
        return isLoopback
                || name.equals(doors.bindInUrl())
                || doors.origin()
                        .map(own -> name.equals(withoutPort(own.substring(own.indexOf("//") + 2))))
                        .orElse(doors.isSecure());
    }

    private static String withoutPort(String host) {
        return host.replaceFirst(":\\d*$", "");
    }

    /// Refuses what a page of another origin asks for.
    void checkOrigin(Context context) {
        Optional.ofNullable(context.header("Origin"))
                .filter(origin -> !origin.equals(scheme + context.header("Host")))
                .filter(origin -> doors.origin().filter(origin::equals).isEmpty())
                .ifPresent(
                        origin -> {
                            throw Problem.forbidden(
                                    "This request comes from a page of another site. See the setting origin.");
                        });
    }
}
