package baccarat.server.people;

import baccarat.server.store.Kept;
import baccarat.server.store.Significant;
import baccarat.server.store.Store;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.HexFormat;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// The single-use code that creates an administrator, for a new casino or one that has lost its
/// own. The store has only its hash, which is deleted in the same change that creates the
/// administrator.
public final class AdministratorCode {

    private static final String NAME = "administrator-code";
    private static final int BYTES = 12;

    private AdministratorCode() {}

    /// Issues a new code; an earlier one becomes invalid.
    public static String issue(Store store) {
        return store.write(AdministratorCode::issue).join();
    }

    /// The same for a casino that has lost its administrator; recorded as a significant event.
    public static String replace(Store store, Instant now) {
        return store.write(
                        handle -> {
                            Significant.note(
                                    handle,
                                    now,
                                    "account",
                                    "the command line",
                                    Optional.empty(),
                                    "a code for a new administrator was made");
                            return issue(handle);
                        })
                .join();
    }

    private static String issue(Handle handle) {
        var bytes = new byte[BYTES];
        new SecureRandom().nextBytes(bytes);
        String code = HexFormat.of().formatHex(bytes);
        Kept.put(handle, NAME, Token.hash(code));
        return code;
    }

    /// Whether this is the valid code.
    static boolean is(Handle handle, String code) {
        return Kept.find(handle, NAME).filter(Token.hash(code)::equals).isPresent();
    }

    static void use(Handle handle) {
        Kept.remove(handle, NAME);
    }
}
