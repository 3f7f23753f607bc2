package baccarat.server.web;

import static baccarat.server.web.Route.Verb.GET;

import baccarat.server.Casino;
import baccarat.server.bundle.Persons;
import baccarat.server.bundle.RecordsBundle;
import baccarat.server.bundle.Span;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// The records of a period as one file for an auditor.
final class BundleRoutes {

    /// The longest period for a browser; `baccarat records` has no limit.
    private static final Duration LONGEST = Duration.ofDays(7);

    private final Casino casino;
    private final StaffReads reads;

    BundleRoutes(Casino casino, StaffReads reads) {
        this.casino = casino;
        this.reads = reads;
    }

    List<Route> all() {
        return List.of(
                Route.only(
                        GET,
                        "/records",
                        RecordRoutes.THOSE_WHO_WATCH,
                        "the records of some time as one zip file for an auditor",
                        this::bundle));
    }

    private void bundle(Call call) {
        call.only("from", "to", "persons");
        Instant to = call.time("to").orElseGet(() -> casino.clock().instant().plusMillis(1));
        Instant from = call.time("from").orElseGet(() -> to.minus(Duration.ofDays(1)));
        if (!from.isBefore(to)) {
            throw Problem.badRequest("from: must be before to");
        }
        if (Duration.between(from, to).compareTo(LONGEST) > 0) {
            throw Problem.badRequest("from: at most 7 days before to; baccarat records takes more");
        }
        Persons persons =
                call.query("persons")
                        .map(
                                text ->
                                        Persons.of(text)
                                                .orElseThrow(
                                                        () ->
                                                                Problem.badRequest(
                                                                        "persons: pseudonyms or"
                                                                                + " names")))
                        .orElse(Persons.PSEUDONYMS);
        var span = new Span(from, to);
        reads.export(call, Optional.empty(), "the records, %s, with %s".formatted(span, persons));
        Path file = casino.records().await(() -> made(span, persons));
        send(call, file);
    }

    /// Completes the file first, so that a slow reader does not hold up the store.
    private Path made(Span span, Persons persons) {
        var source =
                new RecordsBundle.Source(
                        casino.store(),
                        casino.around().vault(),
                        casino.around().bytes(),
                        casino.keys(),
                        casino.regulations());
        try {
            Path file = Files.createTempFile("baccarat-records", ".zip");
            try (OutputStream out = Files.newOutputStream(file)) {
                new RecordsBundle(source, span, persons).write(out, casino.clock().instant());
                return file;
            } catch (RecordsBundle.CannotBe e) {
                Files.delete(file);
                throw Problem.conflict(String.valueOf(e.getMessage()));
            } catch (RuntimeException e) {
                Files.delete(file);
                throw e;
            }
        } catch (IOException e) {
            throw new UncheckedIOException("the bundle could not be written", e);
        }
    }

    private static void send(Call call, Path file) {
        try {
            call.context()
                    .contentType("application/zip")
                    .header("Content-Disposition", "attachment; filename=\"records.zip\"")
                    .result(Files.newInputStream(file, StandardOpenOption.DELETE_ON_CLOSE));
        } catch (IOException e) {
            throw new UncheckedIOException("the bundle could not be sent", e);
        }
    }
}
