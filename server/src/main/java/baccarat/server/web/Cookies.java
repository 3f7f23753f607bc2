package baccarat.server.web;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.util.Optional;

/// The one cookie there is: the token of a session, which no script can read.
final class Cookies {

    static final String NAME = "baccarat";

    private static final int UNTIL_THE_BROWSER_CLOSES = -1;

    private final boolean secure;

    /// @param secure the page comes over TLS, here or at a proxy
    Cookies(boolean secure) {
        this.secure = secure;
    }

    Optional<String> token(Context context) {
        return Optional.ofNullable(context.cookie(NAME));
    }

    void set(Context context, String token) {
        context.cookie(
                new Cookie(
                        NAME,
                        token,
                        "/",
                        UNTIL_THE_BROWSER_CLOSES,
                        secure,
                        true,
                        null,
                        SameSite.STRICT));
    }

    void remove(Context context) {
        context.removeCookie(NAME, "/");
    }
}
