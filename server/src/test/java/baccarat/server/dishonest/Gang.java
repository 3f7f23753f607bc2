package baccarat.server.dishonest;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// Who is dishonest together. Every member of staff has an accomplice among the patrons.
///
/// Two people who could sign a slip together are a pair without the second signature: the first one
/// uses the console that the second one has left open, and does not know the password.
enum Gang {
    PATRONS(),
    DEALER("dealer"),
    FLOORPERSON("floorperson"),
    SURVEILLANCE("surveillance"),
    ADMINISTRATOR("administrator"),
    CAGE("cage"),
    SUPERVISOR("supervisor"),
    SHIFT_MANAGER("shift-manager"),
    AUDITOR("auditor"),
    CAGE_AND_FLOORPERSON("cage", "floorperson"),
    CAGE_AND_AUDITOR("cage", "auditor"),
    DEALERS("dealer", "dealer"),
    DEALER_AND_FLOORPERSON("dealer", "floorperson"),
    DEALER_AND_SURVEILLANCE("dealer", "surveillance"),
    DEALER_AND_ADMINISTRATOR("dealer", "administrator"),
    FLOORPERSONS("floorperson", "floorperson"),
    FLOORPERSON_AND_SURVEILLANCE("floorperson", "surveillance"),
    FLOORPERSON_AND_ADMINISTRATOR("floorperson", "administrator"),
    FLOORPERSON_AND_DEALER("floorperson", "dealer"),
    TWO_OF_SURVEILLANCE("surveillance", "surveillance"),
    SURVEILLANCE_AND_ADMINISTRATOR("surveillance", "administrator"),
    ADMINISTRATORS("administrator", "administrator");

    private static final Set<String> SIGNERS =
            Set.of("dealer", "floorperson", "cage", "administrator");

    private final List<String> posts;

    Gang(String... posts) {
        this.posts = List.of(posts);
    }

    List<String> posts() {
        return posts;
    }

    boolean has(String post) {
        return posts.contains(post);
    }

    /// Whether the second one's password is not known to the first.
    boolean lacksTheSecondPassword() {
        return posts.size() == 2 && SIGNERS.containsAll(posts);
    }

    /// Whether one of them may send others home, by an act that is recorded.
    boolean maySendHome() {
        return posts.stream()
                .anyMatch(
                        post ->
                                List.of(
                                                "floorperson",
                                                "supervisor",
                                                "shift-manager",
                                                "administrator")
                                        .contains(post));
    }

    static List<Gang> named(String names) {
        if (names.equals("all")) {
            return List.of(values());
        }
        var gangs = new ArrayList<Gang>();
        for (String name : names.split(",", -1)) {
            gangs.add(valueOf(name.strip().toUpperCase(Locale.ROOT).replace('-', '_')));
        }
        return gangs;
    }
}
