package baccarat.server.floor;

import baccarat.reports.Json;
import baccarat.server.people.Post;
import baccarat.server.store.Slips.Signature;
import baccarat.server.store.Slips.Slip;
import java.util.EnumSet;
import java.util.Set;

/// Who signs a slip. Two different people always do.
///
/// @param posts who may sign
/// @param needed of these somebody has to be among the signers
record Signing(Set<Post> posts, Set<Post> needed) {

    private static final Set<Post> A_FLOORPERSON = EnumSet.of(Post.FLOORPERSON);
    private static final Set<Post> DEALER_AND_FLOOR = EnumSet.of(Post.DEALER, Post.FLOORPERSON);

    private static final Signing AT_A_TABLE =
            new Signing(
                    EnumSet.of(Post.DEALER, Post.FLOORPERSON, Post.ADMINISTRATOR), A_FLOORPERSON);

    /// Both state what happened on the felt.
    private static final Signing ON_THE_FELT = new Signing(DEALER_AND_FLOOR, DEALER_AND_FLOOR);

    private static final Signing AT_THE_CAGE =
            new Signing(EnumSet.of(Post.FLOORPERSON, Post.ADMINISTRATOR), Set.of());

    static Signing of(Slip slip) {
        return switch (slip.kind()) {
            case OPENING, CLOSING, FILL, CREDIT -> AT_A_TABLE;
            case ORDER -> isOnTheFelt(slip) ? ON_THE_FELT : AT_A_TABLE;
            case DEPOSIT, WITHDRAWAL, COMPLAINT, COUPON -> AT_THE_CAGE;
        };
    }

    private static boolean isOnTheFelt(Slip slip) {
        return slip.command()
                .map(command -> Json.MAPPER.readTree(command))
                .flatMap(node -> Ordered.of(node.path("command").asString("")))
                .filter(Ordered::isOnTheFelt)
                .isPresent();
    }

    boolean isComplete(Slip slip) {
        return slip.signatures().size() > 1 && needed.stream().allMatch(post -> has(slip, post));
    }

    static boolean has(Slip slip, Post post) {
        return slip.signatures().stream().map(Signature::post).anyMatch(post.toString()::equals);
    }

    /// In words, for somebody whose signature does not count.
    String inWords() {
        return needed.equals(DEALER_AND_FLOOR)
                ? "a dealer of the table and a floorperson must sign"
                : needed.isEmpty()
                        ? "two people of the floor or the house must sign"
                        : "two different people must sign, one of them a floorperson";
    }
}
