package baccarat.verifier;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/// Whether the cuts are well made, and whose share is in the one that counts.
final class CutCheck {

    private static final int DEALER = 0;

    private CutCheck() {}

    static List<Finding> of(Shoe shoe) {
        var wrong = new ArrayList<String>();
        for (int cut = 0; cut < shoe.cuts().size(); cut++) {
            wrong.addAll(wrong("cut " + (cut + 1), shoe.cuts().get(cut)));
        }
        if (isAnyNonceTwice(shoe.cuts())) {
            wrong.add("a nonce stands twice: the second time it was known before");
        }
        Shoe.Cut last = shoe.cuts().getLast();
        var findings = new ArrayList<Finding>();
        findings.add(
                Finding.of(
                        "the cut: %s at %d, with the shares of %s"
                                .formatted(who(last.seat()), last.position(), sharers(last)),
                        wrong));
        if (shoe.cuts().size() > 1) {
            findings.add(
                    Finding.open(
                            "why the shoe was cut %d times: the log has the reason of a recut"
                                    .formatted(shoe.cuts().size())));
        }
        findings.add(Finding.open(whoseNonces(last)));
        return findings;
    }

    /// Whether each share of the cuts in a file is the one that its seat pledged.
    static List<Finding> pledges(Shoe shoe) {
        var findings = new ArrayList<Finding>();
        for (Shoe.Cut cut : shoe.cuts()) {
            if (!cut.pledges().isEmpty()) {
                findings.add(pledges(shoe.root(), cut));
                cut.pledges().stream()
                        .map(Shoe.Pledge::seat)
                        .filter(seat -> cut.shares().stream().noneMatch(s -> s.seat() == seat))
                        .map(
                                seat ->
                                        "why %s pledged a share and has none in the cut: the log has the record of its silence"
                                                .formatted(who(seat)))
                        .map(Finding::open)
                        .forEach(findings::add);
            }
        }
        return findings;
    }

    private static Finding pledges(String root, Shoe.Cut cut) {
        var wrong = new ArrayList<String>();
        for (Shoe.Share share : cut.shares()) {
            var kept =
                    new Shoe.Pledge(
                            share.seat(), SharesOfACut.pledge(root, share.seat(), share.nonce()));
            if (!cut.pledges().contains(kept)) {
                wrong.add(
                        "the share of %s is not one that it pledged".formatted(who(share.seat())));
            }
        }
        return Finding.of(
                "%s, each as its seat pledged it"
                        .formatted(ShoeCheck.counted(cut.shares().size(), "share")),
                wrong);
    }

    private static String whoseNonces(Shoe.Cut cut) {
        if (isTheHousesAlone(cut)) {
            return "fairness of the cut: the house alone cut, no patron has a share";
        }
        if (!cut.pledges().isEmpty()) {
            return "whether the pledges were shown before any nonce: the log has them in their order";
        }
        return cut.shares().size() == 1
                ? "whether the nonce is the one this seat gave: it knows its own"
                : "whether each nonce is the one its seat gave, pledged before any was shown";
    }

    private static List<String> wrong(String name, Shoe.Cut cut) {
        var wrong = new ArrayList<String>();
        int before = -1;
        for (Shoe.Share share : cut.shares()) {
            if (share.seat() <= before) {
                wrong.add(
                        "%s: the share of %s stands after that of %s"
                                .formatted(name, who(share.seat()), who(before)));
            }
            before = share.seat();
        }
        boolean isPatron = cut.seat() != DEALER;
        if (isPatron && cut.shares().stream().noneMatch(s -> s.seat() == cut.seat())) {
            wrong.add("%s: %s cut and has no share".formatted(name, who(cut.seat())));
        }
        return wrong;
    }

    /// A reused nonce that was pledged harms only the seat that reused it.
    private static boolean isAnyNonceTwice(List<Shoe.Cut> cuts) {
        List<String> nonces =
                cuts.stream()
                        .filter(cut -> cut.pledges().isEmpty())
                        .flatMap(cut -> cut.shares().stream())
                        .map(Shoe.Share::nonce)
                        .toList();
        return Set.copyOf(nonces).size() < nonces.size();
    }

    static boolean isTheHousesAlone(Shoe.Cut cut) {
        return cut.shares().stream().allMatch(share -> share.seat() == DEALER);
    }

    private static String sharers(Shoe.Cut cut) {
        return cut.shares().isEmpty()
                ? "nobody"
                : cut.shares().stream()
                        .map(share -> who(share.seat()))
                        .collect(Collectors.joining(", "));
    }

    static String who(int seat) {
        return seat == DEALER ? "the dealer" : "seat " + seat;
    }
}
