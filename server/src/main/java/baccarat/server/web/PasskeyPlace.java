package baccarat.server.web;

import baccarat.server.Doors;
import baccarat.server.people.RelyingParty;
import java.net.URI;

/// Where passkeys work in a casino. This depends on the settings only, because a header contains
/// whatever the client sent. Browsers create passkeys for names, never for IP addresses, and only
/// on pages over TLS or from the same machine.
sealed interface PasskeyPlace {

    record At(RelyingParty party) implements PasskeyPlace {}

    /// Passkeys do not work here.
    ///
    /// @param why a sentence for staff who want one
    record Nowhere(String why) implements PasskeyPlace {}

    String LOCALHOST = "localhost";

    /// The place in the settings, otherwise this machine.
    ///
    /// @param port the port that the casino listens on
    static PasskeyPlace of(Doors doors, int port) {
        if (doors.origin().isPresent()) {
            return at(doors.origin().get());
        }
        return doors.isSecure()
                ? new Nowhere(
                        "Passkeys need the name of this casino: an administrator sets it with the setting origin.")
                : at("http://" + LOCALHOST + (port == 80 ? "" : ":" + port));
    }

    private static PasskeyPlace at(String origin) {
        String name = String.valueOf(URI.create(origin).getHost());
        if (name.startsWith("[") || name.matches("[0-9.]+")) {
            return new Nowhere(
                    "Passkeys need a name, and the setting origin has the address %s."
                            .formatted(name));
        }
        if (!origin.startsWith("https://") && !name.equals(LOCALHOST)) {
            return new Nowhere("Passkeys need TLS, and the setting origin is " + origin + ".");
        }
        return new At(new RelyingParty(name, origin));
    }

    /// Uses the port of the socket, whatever the request says.
    static PasskeyPlace of(Doors doors, Call call) {
        return of(doors, call.context().req().getLocalPort());
    }

    /// Where the relying party is, or a refusal with the reason.
    static RelyingParty party(Doors doors, Call call) {
        return switch (of(doors, call)) {
            case At(var party) -> party;
            case Nowhere(var why) -> throw Problem.conflict(why);
        };
    }
}
