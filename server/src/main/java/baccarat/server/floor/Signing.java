package baccarat.server.floor;

import baccarat.reports.Json;
import baccarat.server.people.Post;
import baccarat.server.store.Slips.Signature;
import baccarat.server.store.Slips.Slip;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Who signs a slip; always two different people.
///
/// @param posts who may sign
/// @param needed each of these sets must include one of the signers
record Signing(Set<Post> posts, List<Set<Post>> needed) {

    private static final Set<Post> DEALER = Set.of(Post.DEALER);
    private static final Set<Post> THE_HOUSE = Post.with(Post.FLOOR, Post.ADMINISTRATOR);

    private static final Signing AT_A_TABLE =
            new Signing(Post.with(THE_HOUSE, DEALER), List.of(Post.FLOOR));

    /// For chips between cage and table.
    private static final Signing BETWEEN_CAGE_AND_TABLE =
            new Signing(Post.with(THE_HOUSE, Post.DEALER, Post.CAGE), List.of(Post.FLOOR));

    /// Both state what happened on the felt.
    private static final Signing ON_THE_FELT =
            new Signing(Post.with(Post.FLOOR, DEALER), List.of(DEALER, Post.FLOOR));

    private static final Signing OF_THE_HOUSE = new Signing(THE_HOUSE, List.of());

    private static final Signing AT_THE_CAGE =
            new Signing(Post.with(THE_HOUSE, Post.CAGE), List.of());

    static Signing of(Slip slip) {
        return switch (slip.kind()) {
            case OPENING, CLOSING -> AT_A_TABLE;
            case FILL, CREDIT -> BETWEEN_CAGE_AND_TABLE;
            case ORDER -> isOnTheFelt(slip) ? ON_THE_FELT : AT_A_TABLE;
            case DEPOSIT, WITHDRAWAL -> AT_THE_CAGE;
            case COMPLAINT, COUPON -> OF_THE_HOUSE;
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
        return slip.signatures().size() > 1 && needed.stream().allMatch(set -> has(slip, set));
    }

    static boolean has(Slip slip, Set<Post> posts) {
        return posts(slip).anyMatch(posts::contains);
    }

    private static Stream<Post> posts(Slip slip) {
        return slip.signatures().stream()
                .map(Signature::post)
                .map(Post::of)
                .flatMap(Optional::stream);
    }

    /// In words, for a person whose signature does not count.
    String inWords() {
        return needed.contains(DEALER)
                ? "a dealer of the table and a floorperson must sign"
                : needed.isEmpty()
                        ? "two people of the floor, the cage or the house must sign"
                        : "two different people must sign, one of them a floorperson";
    }
}
