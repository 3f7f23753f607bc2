package baccarat.server.people;

import baccarat.server.store.Kept;
import baccarat.server.store.Significant;
import baccarat.server.store.Store;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.HexFormat;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// The code that makes one administrator: of a new casino, or in place of one who is lost. The
/// store has its hash, which goes in the same change in which the administrator comes.
public final class AdministratorCode {

    private static final String NAME = "administrator-code";
    private static final int BYTES = 12;

    private AdministratorCode() {}

    /// A new code; one from before is worth nothing any more.
    public static String issue(Store store) {
        return store.write(AdministratorCode::issue).join();
    }

    /// The same for a casino that has lost its administrator, which is recorded.
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

    /// Whether that is the code in force.
    static boolean is(Handle handle, String code) {
        return Kept.find(handle, NAME).filter(Token.hash(code)::equals).isPresent();
    }

    static void use(Handle handle) {
        Kept.remove(handle, NAME);
    }
}
