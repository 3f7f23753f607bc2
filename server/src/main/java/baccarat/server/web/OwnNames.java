package baccarat.server.web;

import baccarat.server.Doors;
import io.javalin.http.Context;
import java.util.Optional;

/// The host names under which a casino answers, and the origins whose pages may act for signed-in
/// people.
///
/// Another site could let its own name resolve to this machine (DNS rebinding). Over plain HTTP the
/// name therefore has to be a loopback name, the bound address, or the name in the setting
/// `origin`. With TLS the browser has already checked the name against the certificate, so any name
/// is accepted unless `origin` names one.
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

    /// Refuses requests from pages of another origin.
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
