package baccarat.server.views;

import baccarat.records.Names;
import baccarat.shoe.Cut;
import baccarat.shoe.Pledge;
import baccarat.shoe.Share;
import baccarat.table.HouseChoices;
import baccarat.table.Seal;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What is public about the seal of a shoe, and how often a choice was left to a person who may
/// have known an order.
public final class SealView {

    private SealView() {}

    /// The public data of a sealed shoe besides its seal: its number in the log and its cuts.
    public record Sealed(long number, List<Cut> cuts) {

        public Sealed {
            cuts = List.copyOf(cuts);
        }
    }

    /// Includes every cut so far, from which anyone can compute where each card was committed.
    static ObjectNode of(Seal seal, Sealed shoe) {
        ObjectNode node = Wire.object();
        node.put("shoe", shoe.number());
        node.put("root", seal.root());
        node.put("stage", Names.of(seal.stage()));
        ArrayNode pledges = node.putArray("pledges");
        for (Seal.Pledge pledge : seal.pledges()) {
            pledges.addObject()
                    .put("seat", Wire.spot(pledge.seat()))
                    .put("pledge", pledge.pledge());
        }
        ArrayNode shares = node.putArray("shares");
        for (Seal.Share share : seal.shares()) {
            shares.addObject().put("seat", Wire.spot(share.seat())).put("nonce", share.nonce());
        }
        ArrayNode withheld = node.putArray("withheld");
        seal.withheld().forEach(seat -> withheld.add(Wire.spot(seat)));
        ArrayNode cuts = node.putArray("cuts");
        shoe.cuts().forEach(cut -> write(cut, cuts.addObject()));
        return node;
    }

    private static void write(Cut cut, ObjectNode node) {
        node.put("seat", cut.seat());
        node.put("position", cut.position());
        ArrayNode shares = node.putArray("shares");
        for (Share share : cut.shares()) {
            shares.addObject().put("seat", share.seat()).put("nonce", share.nonce().hex());
        }
        if (!cut.pledges().isEmpty()) {
            ArrayNode pledges = node.putArray("pledges");
            for (Pledge pledge : cut.pledges()) {
                pledges.addObject().put("seat", pledge.seat()).put("pledge", pledge.hash().hex());
            }
        }
    }

    static ObjectNode of(HouseChoices choices) {
        ObjectNode node = Wire.object();
        node.put("sealed", choices.sealed());
        node.put("alone", choices.alone());
        node.put("withheld", choices.withheld());
        node.put("recut", choices.recut());
        node.put("givenUp", choices.givenUp());
        choices.last()
                .ifPresent(
                        gone -> {
                            ObjectNode last = node.putObject("last");
                            last.put("shoe", gone.shoe());
                            last.put("rounds", gone.rounds());
                            last.put("role", gone.by().role().toString());
                            last.put("who", gone.by().name());
                            last.put("reason", gone.reason());
                        });
        return node;
    }
}
