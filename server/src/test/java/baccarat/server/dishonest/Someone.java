package baccarat.server.dishonest;

import baccarat.server.Visitor;

/// Somebody in the dishonest house, with a browser and a password.
///
/// @param post as the casino writes it; `patron` for patrons and guests
record Someone(String name, String post, String password, Visitor browser) {

    boolean isPatron() {
        return post.equals("patron");
    }

    /// Comes in again, if the session is over and the casino lets them.
    void signIn() {
        browser.ask(
                "POST",
                "/v1/session",
                "{'name':'%s','password':'%s'}".formatted(name, password).replace('\'', '"'));
    }
}
