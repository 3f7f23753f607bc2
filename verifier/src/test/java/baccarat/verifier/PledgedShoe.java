package baccarat.verifier;

import static baccarat.verifier.SealCheckTest.cut;
import static baccarat.verifier.SealCheckTest.event;
import static baccarat.verifier.SealCheckTest.nonce;
import static baccarat.verifier.SealCheckTest.opened;
import static baccarat.verifier.SealCheckTest.sealed;
import static baccarat.verifier.SealCheckTest.share;

import baccarat.shoe.Cut;
import baccarat.shoe.SealedShoe;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/// The log of a shoe that was cut with shares which were pledged first, whole or changed.
final class PledgedShoe {

    static final SealedShoe SHOE = sealed(1);
    static final Cut CUT = new Cut(9, 100, List.of(share(4), share(9)));
    static final String SEAL = event("SealPublished", "\"root\":\"" + SHOE.root() + "\"");
    static final String LOADED = event("DutyDone", "\"duty\":\"LOAD_THE_SHOE\"");

    private PledgedShoe() {}

    static String hash(int seat) {
        return "\"seat\":\"%d\",\"pledge\":\"%s\"".formatted(seat, share(seat).pledge(SHOE.root()));
    }

    static String pledge(int seat) {
        return event("SharePledged", hash(seat));
    }

    static String marked(int seat, int depth) {
        return event("CutMarked", "\"seat\":\"%d\",\"depth\":%d".formatted(seat, depth));
    }

    static String closed(int... seats) {
        return event(
                "PledgesClosed",
                Arrays.stream(seats)
                        .mapToObj(seat -> "{" + hash(seat) + "}")
                        .collect(Collectors.joining(",", "\"pledges\":[", "]")));
    }

    static String withheld(int seat) {
        return event("SharesWithheld", "\"seats\":[\"%d\"]".formatted(seat));
    }

    static List<String> whole() {
        return List.of(
                SEAL,
                pledge(4),
                pledge(9),
                marked(9, 100),
                closed(4, 9),
                nonce(9),
                nonce(4),
                cut(CUT),
                LOADED,
                opened(SHOE));
    }

    static List<String> without(int... events) {
        var left = new ArrayList<>(whole());
        Arrays.stream(events)
                .boxed()
                .sorted(Comparator.reverseOrder())
                .forEach(event -> left.remove((int) event));
        return left;
    }

    static List<String> with(int event, String other) {
        var changed = new ArrayList<>(whole());
        changed.set(event, other);
        return changed;
    }

    static List<String> moved(int from, int to) {
        var changed = new ArrayList<>(whole());
        changed.add(to, changed.remove(from));
        return changed;
    }

    static String ofTheShoe(List<String> events) {
        return SealCheckTest.findings(events).stream()
                .filter(finding -> finding.what().contains("shoe 1") || finding.isWrong())
                .map(finding -> finding.mark() + " " + finding.what())
                .findFirst()
                .orElseThrow();
    }
}
