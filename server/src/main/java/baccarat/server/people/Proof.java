package baccarat.server.people;

/// How a member proves who they are.
public sealed interface Proof {

    record Password(String password) implements Proof {

        /// Never prints the password.
        @Override
        public String toString() {
            return "Password[]";
        }
    }

    /// Digits with which staff sign at another person's console; they do not work for signing in.
    record Pin(String digits) implements Proof {

        /// Never prints the digits.
        @Override
        public String toString() {
            return "Pin[]";
        }
    }

    /// A passkey's answer to a challenge.
    ///
    /// @param answer the browser's `PublicKeyCredential` as JSON
    /// @param purpose of the action; the challenge must have been issued for the same one
    /// @param party where the page is that requested it
    record Passkey(String answer, Purpose purpose, RelyingParty party) implements Proof {}
}
