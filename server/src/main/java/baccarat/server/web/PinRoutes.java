package baccarat.server.web;

import static baccarat.server.web.Route.Verb.POST;

import baccarat.server.Casino;
import baccarat.server.people.Pins;
import baccarat.server.people.Post;
import baccarat.server.people.Proof;
import java.util.List;
import java.util.Set;

/// The PIN with which a member of staff signs at another's console.
final class PinRoutes {

    private static final Set<Post> SIGNERS = Post.with(FloorRoutes.THE_CAGE, Post.DEALER);

    private final Casino casino;

    PinRoutes(Casino casino) {
        this.casino = casino;
    }

    List<Route> all() {
        return List.of(
                Route.only(
                        POST, "/session/pin", SIGNERS, "choose a PIN to sign with", this::choose),
                Route.only(POST, "/session/pin/removal", SIGNERS, "remove your PIN", this::remove));
    }

    private void choose(Call call) {
        String pin = call.text(call.body(), "pin");
        Pins.wrong(pin)
                .ifPresent(
                        why -> {
                            throw Problem.badRequest("pin: " + why);
                        });
        prove(call);
        casino.people().pins().choose(call.who(), pin);
        call.nothing();
    }

    private void remove(Call call) {
        prove(call);
        casino.people().pins().remove(call.who());
        call.nothing();
    }

    /// A one-time password proves nothing, because the administrator who issued it knows it too.
    private void prove(Call call) {
        var password = new Proof.Password(call.text(call.body(), "password"));
        if (call.who().account().isOneTime()
                || !casino.people().proves(call.who(), call.who(), password)) {
            throw Problem.forbidden("Your password is wrong; nothing was changed.");
        }
    }
}
