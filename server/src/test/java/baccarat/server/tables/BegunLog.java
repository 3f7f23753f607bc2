package baccarat.server.tables;

import baccarat.records.LogHeader;
import baccarat.regulations.Review;
import baccarat.regulations.RulesSubmission;
import baccarat.rules.Money;
import baccarat.server.FirstTables;
import baccarat.server.store.Log;
import baccarat.server.store.Logs;
import baccarat.server.store.Store;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Optional;

/// A table whose log has just been begun.
final class BegunLog {

    private BegunLog() {}

    static Setting of(Store store, String example, int format, int regulars, Instant at) {
        String submission = FirstTables.submission(example);
        var approved = (Review.Approved) RulesSubmission.review(submission);
        var header =
                new LogHeader(
                        format,
                        approved.regulation().id(),
                        approved.name(),
                        submission,
                        Optional.empty(),
                        new LinkedHashMap<>());
        var log = Log.begun("t", 1, header, at);
        store.write(
                        handle -> {
                            Logs.addTable(
                                    handle,
                                    new Logs.CasinoTable(
                                            "t",
                                            approved.name(),
                                            "Main",
                                            "automatic",
                                            at,
                                            Optional.empty()));
                            Logs.begin(handle, log);
                            return true;
                        })
                .join();
        return new Setting(
                "t",
                approved.name(),
                "Main",
                log.id(),
                approved,
                Dealing.AUTOMATIC,
                Pace.USUAL,
                regulars,
                Money.dollars(1_000_000),
                false);
    }
}
