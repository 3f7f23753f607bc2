package baccarat.server.analysis;

import baccarat.regulations.Review;
import baccarat.reports.PrintedSubmission;
import baccarat.reports.Sha256;
import baccarat.table.Table;
import java.nio.charset.StandardCharsets;
import java.util.List;

/// A Rules Submission in printable form, with the calls of its table.
public final class Prints {

    private Prints() {}

    /// The printable form of an approved submission.
    public static PrintedSubmission of(Review.Approved approved, String text) {
        List<PrintedSubmission.Call> calls =
                Table.calls(approved.rules()).stream()
                        .map(
                                call ->
                                        new PrintedSubmission.Call(
                                                call.when(), call.words(), call.because()))
                        .toList();
        return PrintedSubmission.of(
                approved, text, Sha256.of(text.getBytes(StandardCharsets.UTF_8)), calls);
    }
}
