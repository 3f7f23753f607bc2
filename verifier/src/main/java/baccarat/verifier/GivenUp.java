package baccarat.verifier;

import java.util.Optional;

/// Whether a shoe was given up before its end, by whom, why and after how many rounds. A house that
/// knows an order can choose among shoes in this way.
final class GivenUp {

    private boolean isCut;
    private int rounds;
    private Optional<String> told = Optional.empty();

    void saw(String event, Form form) {
        switch (event) {
            case "CardsCut" -> isCut = true;
            case "RecutOrdered" -> isCut = false;
            case "RoundBegun" -> rounds++;
            case "ShuffleOrdered" -> giveUp(form, form.text("reason"));
            case "ShoeEnded" -> end(form);
            case "TableClosed" -> giveUp(form, "the table closed");
            default -> {}
        }
    }

    private void end(Form form) {
        switch (form.text("end")) {
            case "IDLE" -> giveUp(form, "the table was idle");
            case "DECKS_TOO_OLD" -> giveUp(form, "the decks were too old");
            default -> {}
        }
        isCut = false;
    }

    private void giveUp(Form form, String reason) {
        if (isCut) {
            told =
                    Optional.of(
                            "was given up after %s by %s %s at %s: %s"
                                    .formatted(
                                            ShoeCheck.counted(rounds, "round"),
                                            Wrong.printable(form.text("role")),
                                            Wrong.printable(form.text("who")),
                                            Wrong.printable(form.text("at")),
                                            Wrong.printable(reason)));
        }
        isCut = false;
    }

    Optional<String> told() {
        return told;
    }
}
