package baccarat.server.web;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// The two cookies, neither readable by scripts: the token of a session, and a token that
/// identifies a browser that has signed in before.
///
/// Over TLS their names begin with `__Host-`: browsers then accept them from this host only, and
/// neither a neighbour on the same domain nor a page without TLS can plant one.
final class Cookies {

    private static final String SESSION = "baccarat";
    private static final String DEVICE = "baccarat-device";
    private static final String SECURE = "__Host-";

    private static final int UNTIL_THE_BROWSER_CLOSES = -1;
    private static final int A_YEAR = Math.toIntExact(Duration.ofDays(365).toSeconds());

    private final boolean secure;

    /// @param secure whether the page is served over TLS, here or at a proxy
    Cookies(boolean secure) {
        this.secure = secure;
    }

    private String name(String plain) {
        return secure ? SECURE + plain : plain;
    }

    Optional<String> token(Context context) {
        return token(context::cookie);
    }

    /// The session token among the cookies of a request.
    Optional<String> token(Function<String, @Nullable String> cookies) {
        return Optional.ofNullable(cookies.apply(name(SESSION)));
    }

    /// The browser's token.
    Optional<String> device(Context context) {
        return Optional.ofNullable(context.cookie(name(DEVICE)));
    }

    void set(Context context, String token) {
        set(context, SESSION, token, UNTIL_THE_BROWSER_CLOSES);
    }

    void setDevice(Context context, String token) {
        set(context, DEVICE, token, A_YEAR);
    }

    void remove(Context context) {
        set(context, SESSION, "", 0);
    }

    private void set(Context context, String plain, String value, int seconds) {
        context.cookie(
                new Cookie(name(plain), value, "/", seconds, secure, true, null, SameSite.STRICT));
    }
}
