package baccarat.server.web;

import io.javalin.http.Context;

/// The security headers of every answer: load nothing from elsewhere, run no inline scripts, allow
/// no other site to frame the page.
final class Headers {

    private static final String POLICY =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
                    + " font-src 'self'; connect-src 'self'; frame-src 'self'; base-uri 'none';"
                    + " form-action 'none'; frame-ancestors 'self'";

    private Headers() {}

    /// Allows a page's inline script by its hash.
    static void allow(String scripts, Context context) {
        context.header(
                "Content-Security-Policy",
                POLICY.replace("script-src 'self'", "script-src 'self' " + scripts));
    }

    static void set(Context context, boolean secure) {
        context.header("Content-Security-Policy", POLICY);
        context.header("X-Content-Type-Options", "nosniff");
        context.header("Referrer-Policy", "no-referrer");
        context.header("Cross-Origin-Opener-Policy", "same-origin");
        context.header("Cross-Origin-Resource-Policy", "same-origin");
        context.header("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
        context.header("Cache-Control", "no-store");
        if (secure) {
            context.header("Strict-Transport-Security", "max-age=31536000");
        }
    }
}
