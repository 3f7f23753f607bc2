package baccarat.verifier;

import java.util.ArrayList;
import java.util.List;

/// The choices in a log that a person who knows an order could have misused. None of them is wrong.
/// They are counted, so that the house can be asked about each.
final class Choices {

    private final List<Finding> told = new ArrayList<>();
    private int alone;
    private int withheld;
    private int recut;
    private int givenUp;

    void cut(long shoe, SharesOfACut shares) {
        if (!shares.hasShares()) {
            alone++;
        }
        withheld += shares.withheld().size();
        for (int seat : shares.withheld()) {
            told.add(
                    Finding.open(
                            "shoe %d: %s pledged a share and did not show it, which left one choice of two"
                                    .formatted(shoe, CutCheck.who(seat))));
        }
        shares.simulated()
                .ifPresent(what -> told.add(Finding.open("shoe %d: %s".formatted(shoe, what))));
    }

    void recut(long shoe, Form form) {
        recut++;
        told.add(
                Finding.open(
                        "shoe %d was cut again by order of %s %s: %s"
                                .formatted(
                                        shoe,
                                        Wrong.printable(form.text("role")),
                                        Wrong.printable(form.text("who")),
                                        Wrong.printable(form.text("reason")))));
    }

    void over(long shoe, GivenUp end) {
        end.told()
                .ifPresent(
                        what -> {
                            givenUp++;
                            told.add(Finding.open("shoe %d %s".formatted(shoe, what)));
                        });
    }

    /// Each choice, and their count.
    List<Finding> findings(long shoes) {
        if (told.isEmpty() && alone == 0) {
            return List.of();
        }
        var all = new ArrayList<>(told);
        all.add(
                Finding.open(
                        ("choices left to whoever knew an order, of %s: %d given up early, %d cut again, %s withheld, %d cut "
                                        + "by the house alone")
                                .formatted(
                                        ShoeCheck.counted((int) shoes, "sealed shoe"),
                                        givenUp,
                                        recut,
                                        ShoeCheck.counted(withheld, "pledged share"),
                                        alone)));
        return all;
    }
}
