package baccarat.server.bundle;

import baccarat.server.OpenCasino;
import baccarat.server.Patience;
import baccarat.server.Settings;
import baccarat.server.Staff;
import baccarat.server.Visitor;
import baccarat.server.Watching;
import baccarat.server.store.Checkpoints;
import baccarat.server.store.Events;
import baccarat.verifier.Evidence;
import baccarat.verifier.Finding;
import baccarat.verifier.Verdict;
import baccarat.verifier.Verifier;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// A casino in which Anna plays at a table that is closed after that, and chips come to another.
final class Evening implements AutoCloseable {

    private final OpenCasino open;
    private final Visitor fay;
    private final Span span;

    Evening(Path data) {
        open = OpenCasino.with(Settings.USUAL.with(data).with(OpenCasino.QUICK));
        Staff staff = Staff.of(open);
        fay = staff.hire("fay", "floorperson");
        Visitor dan = staff.hire("dan", "dealer");
        Visitor anna = open.visitor().walkIn("anna");
        Watching table = Staff.seated(anna, "anna", "ma-mini", 1);
        Staff.played(table, 1, "player", "100.00");
        Staff.again(table, "{'command':'Leave','patron':'anna'}");
        fay.post("/v1/people/anna/stopping", "{'reason':'anna asked for it'}").is(204);
        String submission = Staff.submission(fay, "ma-mini");
        Staff.table(fay, "mini-2", "West", "sealed", submission).is(201);
        Staff.slip(dan, fay, "/v1/tables/mini-2/opening", "{'tray':'100000.00'}").is(200);
        Staff.slip(fay, dan, "/v1/tables/mini-2/slips", "{'kind':'fill','amount':'2500.00'}")
                .is(200);
        closed("ma-mini", staff);
        Instant end = open.casino().clock().instant().plusMillis(1);
        span = new Span(end.minus(Duration.ofDays(1)), end);
    }

    OpenCasino open() {
        return open;
    }

    Visitor fay() {
        return fay;
    }

    Span span() {
        return span;
    }

    @Override
    public void close() {
        open.close();
    }

    private void closed(String table, Staff staff) {
        Staff.slip(
                        fay,
                        staff.administrator(),
                        "/v1/tables/" + table + "/closing",
                        "{'counted':'1.00'}")
                .is(200);
        var _ =
                Patience.until(
                        () -> open.casino().store().read(handle -> unsigned(handle, table + "/1")),
                        left -> left == 0);
    }

    private static long unsigned(Handle handle, String log) {
        long signed = Checkpoints.last(handle, log).map(Checkpoints.Stored::size).orElse(0L);
        return Events.head(handle, log).number() + 1 - signed;
    }

    Unpacked written(Span span, Persons persons) {
        var casino = open.casino();
        var source =
                new RecordsBundle.Source(
                        casino.store(),
                        casino.around().vault(),
                        casino.around().bytes(),
                        casino.keys(),
                        casino.regulations());
        var zip = new ByteArrayOutputStream();
        try {
            new RecordsBundle(source, span, persons).write(zip, casino.clock().instant());
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return Unpacked.of(zip.toByteArray());
    }

    Verdict verdict(Unpacked members) {
        return Verifier.verify(
                members,
                new Evidence(
                        Optional.empty(),
                        Optional.of(open.casino().keys().open().written()),
                        List.of(),
                        List.of()));
    }

    List<String> wrong(Unpacked members) {
        return verdict(members).findings().stream()
                .filter(finding -> finding.mark() == Finding.Mark.WRONG)
                .map(Finding::what)
                .toList();
    }

    /// As a house would give it out that has hidden a change in it.
    Unpacked signedAgain(Unpacked members) {
        String manifest = members.manifest().toPrettyString() + "\n";
        String hash = Unpacked.hash(manifest.getBytes(StandardCharsets.UTF_8));
        return members.with("manifest.json", manifest)
                .with("manifest.note", open.casino().keys().signRecords(hash).written());
    }
}
