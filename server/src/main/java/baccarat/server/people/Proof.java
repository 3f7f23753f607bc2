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
}
