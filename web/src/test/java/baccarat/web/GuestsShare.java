package baccarat.web;

import baccarat.server.Watching;
import baccarat.shoe.Bytes32;
import baccarat.shoe.Share;
import tools.jackson.databind.JsonNode;

/// The share of a guest without a page, pledged and revealed as a page does it, so that nobody
/// waits for it.
final class GuestsShare {

    private final Watching guest;
    private final Share share;

    GuestsShare(Watching guest, int seat) {
        this.guest = guest;
        this.share = new Share(seat, new Bytes32("%02x".formatted(seat).repeat(32)));
    }

    /// Gives what the seal in this view waits for.
    void follow(JsonNode view) {
        JsonNode seal = view.path("shoe").path("seal");
        switch (view.path("phase").path("name").asString("")) {
            case "OfferingCut", "Cutting" -> give(seal);
            default -> {}
        }
    }

    private void give(JsonNode seal) {
        switch (seal.path("stage").asString("")) {
            case "PUBLISHED" -> pledge(seal);
            case "REVEALING" -> reveal(seal);
            default -> {}
        }
    }

    private void pledge(JsonNode seal) {
        if (!hasGiven(seal.path("pledges"))) {
            Bytes32 root = new Bytes32(seal.path("root").asString());
            guest.ask(
                    "{'command':'PledgeShare','seat':'%d','pledge':'%s'}"
                            .formatted(share.seat(), share.pledge(root)));
        }
    }

    private void reveal(JsonNode seal) {
        if (hasGiven(seal.path("pledges")) && !hasGiven(seal.path("shares"))) {
            guest.ask("{'command':'AddNonce','nonce':'%s'}".formatted(share.nonce()));
        }
    }

    /// The view may be older than what was given: then it is given again and refused.
    private boolean hasGiven(JsonNode list) {
        return list.values().stream()
                .anyMatch(one -> one.path("seat").asString().equals("" + share.seat()));
    }
}
