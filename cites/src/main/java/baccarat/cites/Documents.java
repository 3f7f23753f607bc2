package baccarat.cites;

import java.util.Set;
import java.util.TreeSet;

/// The documents whose rules a running test has used. The helpers of the tests say which, so that a
/// test cannot be cited for a document that it never played by.
public final class Documents {

    private static final ThreadLocal<Set<String>> USED = ThreadLocal.withInitial(TreeSet::new);

    private Documents() {}

    /// Says that the test on this thread plays by this document, as in `ma-mini`.
    public static void use(String document) {
        USED.get().add(document);
    }

    /// The documents since the last call; none for a test of something that all documents share.
    static Set<String> taken() {
        Set<String> used = USED.get();
        USED.remove();
        return used;
    }
}
