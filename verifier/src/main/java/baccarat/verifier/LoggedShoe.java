package baccarat.verifier;

import java.util.List;
import java.util.Optional;

/// What a log tells of one of its sealed shoes.
record LoggedShoe(String root, List<Shoe.Cut> cuts, Optional<Shoe.Revealed> opened) {

    LoggedShoe {
        cuts = List.copyOf(cuts);
    }

    static LoggedShoe sealed(String root) {
        return new LoggedShoe(root, List.of(), Optional.empty());
    }

    LoggedShoe cut(List<Shoe.Cut> all) {
        return new LoggedShoe(root, all, opened);
    }

    LoggedShoe opened(Shoe.Revealed revealed) {
        return new LoggedShoe(root, cuts, Optional.of(revealed));
    }

    /// In what a file of the shoe differs. It may tell more than a log that ends earlier.
    Optional<String> difference(Shoe file) {
        if (!file.root().equals(root)) {
            return Optional.of("the log has another root");
        }
        boolean sameCuts =
                file.cuts().size() >= cuts.size()
                        && places(file.cuts().subList(0, cuts.size())).equals(places(cuts));
        if (!sameCuts || (opened.isPresent() && file.cuts().size() != cuts.size())) {
            return Optional.of("the log has another cut");
        }
        return opened.isPresent() && !file.revealed().equals(opened)
                ? Optional.of("the log has another key or order")
                : Optional.empty();
    }

    /// Without the pledges, which a file may leave out.
    private static List<Shoe.Cut> places(List<Shoe.Cut> cuts) {
        return cuts.stream()
                .map(cut -> new Shoe.Cut(cut.seat(), cut.position(), cut.shares()))
                .toList();
    }
}
