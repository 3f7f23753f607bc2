package baccarat.server.web;

import baccarat.server.Doors;
import baccarat.server.people.RelyingParty;
import java.net.URI;

/// Where passkeys work in a casino. It follows from the settings alone: a header says only what
/// somebody sent. Browsers make passkeys for names, never for IP addresses, and on pages that came
/// over TLS or from the own machine.
sealed interface PasskeyPlace {

    record At(RelyingParty party) implements PasskeyPlace {}

    /// There are no passkeys here.
    ///
    /// @param why a sentence for staff who would like to have one
    record Nowhere(String why) implements PasskeyPlace {}

    String LOCALHOST = "localhost";

    /// The place that the settings name, or else this machine.
    ///
    /// @param port the one that the casino listens at
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

    /// The port is that of the socket, whatever the request says.
    static PasskeyPlace of(Doors doors, Call call) {
        return of(doors, call.context().req().getLocalPort());
    }

    /// Where the party is, or a refusal with the reason.
    static RelyingParty party(Doors doors, Call call) {
        return switch (of(doors, call)) {
            case At(var party) -> party;
            case Nowhere(var why) -> throw Problem.conflict(why);
        };
    }
}
