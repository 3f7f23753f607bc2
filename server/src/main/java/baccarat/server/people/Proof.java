package baccarat.server.people;

/// What a member shows to prove who they are.
public sealed interface Proof {

    record Password(String password) implements Proof {

        /// Never prints the password.
        @Override
        public String toString() {
            return "Password[]";
        }
    }

    /// Digits that staff sign with at another's console; nobody signs in with them.
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
    /// @param purpose what it is shown for; the challenge has to be for the same
    /// @param party where the page is that asked for it
    record Passkey(String answer, Purpose purpose, RelyingParty party) implements Proof {}
}
