package baccarat.server.bundle;

import baccarat.cards.ByteSource;
import baccarat.regulations.Regulations;
import baccarat.regulations.Review;
import baccarat.regulations.RulesSubmission;
import baccarat.reports.Json;
import baccarat.reports.Program;
import baccarat.reports.ProgramJson;
import baccarat.server.signing.HouseKeys;
import baccarat.server.store.Checkpoints;
import baccarat.server.store.Log;
import baccarat.server.store.Logs;
import baccarat.server.store.Significant;
import baccarat.server.store.Slips;
import baccarat.server.store.Store;
import baccarat.server.tables.Dealing;
import baccarat.server.tables.Setting;
import baccarat.server.tables.ShoeRecord;
import baccarat.shoe.FreshBytes;
import baccarat.shoe.Vault;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Writes the records of a period for someone outside the house: logs, sealed shoes, submissions,
/// slips, corrections, significant events and checkpoints, with a manifest that the house signs. It
/// contains no secret of the house, and no more about patrons than requested.
public final class RecordsBundle {

    public static final String FORMAT = "auditors-bundle/1";

    /// A slip expires after an hour, so a slip of this period was requested at most that long
    /// before.
    private static final Duration BEFORE = Duration.ofHours(1);

    /// The source of the records.
    ///
    /// @param keys to sign the manifest with
    public record Source(
            Store store,
            Vault vault,
            Supplier<ByteSource> bytes,
            HouseKeys keys,
            Regulations regulations) {

        /// The source for a casino opened for reading.
        public static Source of(Store store, Vault vault, HouseKeys keys, Regulations regulations) {
            return new Source(store, vault, FreshBytes::new, keys, regulations);
        }
    }

    /// Thrown when these records cannot be exported.
    @SuppressWarnings("serial")
    public static final class CannotBe extends RuntimeException {

        CannotBe(String why) {
            super(why);
        }
    }

    private final Source from;
    private final Span span;
    private final Persons persons;

    public RecordsBundle(Source from, Span span, Persons persons) {
        this.from = from;
        this.span = span;
        this.persons = persons;
    }

    /// Writes the bundle and returns the number of logs in it.
    ///
    /// @param made the time of writing
    public int write(OutputStream out, Instant made) throws IOException {
        try (var zip = new BundleZip(out, made)) {
            var tables = from.store().read(Logs::tables);
            List<BundledLog> logs = from.store().read(handle -> logs(handle, tables));
            logs.forEach(this::checkHasNoNames);
            var kept = new ArrayList<BundledLog>();
            logs.forEach(log -> kept.add(log(zip, log)));
            from.store().read(handle -> beside(zip, handle, logs));
            zip.json("regulations.json", regulations(logs));
            zip.json("program.json", program());
            zip.json("house.json", from.keys().json());
            String hash = zip.json("manifest.json", manifest(zip, tables, kept, made));
            zip.text("manifest.note", from.keys().signRecords(hash).written());
            return logs.size();
        }
    }

    private List<BundledLog> logs(Handle handle, List<Logs.CasinoTable> tables) {
        var logs = new ArrayList<BundledLog>();
        for (Logs.CasinoTable table : tables) {
            for (Log log : Logs.of(handle, table.id())) {
                boolean canHave =
                        log.begunAt().isBefore(span.to())
                                && log.endedAt().filter(end -> end.isBefore(span.from())).isEmpty();
                if (canHave) {
                    BundledLog.of(from.store(), handle, log, span).ifPresent(logs::add);
                }
            }
        }
        return logs;
    }

    /// Lines cannot be changed without breaking their chain.
    private void checkHasNoNames(BundledLog log) {
        if (persons == Persons.PSEUDONYMS && log.log().header().format() == 1) {
            throw new CannotBe(
                    "%s is of format 1, which has the names of patrons in its lines; ask for names"
                            .formatted(log.log().id()));
        }
    }

    /// Returns the log with those shoes that have a file: the order of real cards or of a
    /// continuous shuffler is never published.
    private BundledLog log(BundleZip zip, BundledLog one) {
        String id = one.log().id();
        zip.member(
                "logs/" + one.file() + ".log",
                out ->
                        from.store()
                                .read(
                                        handle -> {
                                            from.store()
                                                    .events()
                                                    .lines(
                                                            handle,
                                                            id,
                                                            0,
                                                            one.last(),
                                                            line -> line(out, line));
                                            return true;
                                        }));
        zip.text("submissions/" + one.file() + ".yaml", one.log().header().submission());
        zip.json(
                "checkpoints/" + one.file() + ".json",
                from.store().read(handle -> checkpoints(handle, one)));
        Setting setting = setting(one.log());
        var shoes = new ShoeRecord(from.store(), from.vault(), from.bytes(), setting);
        var files = new ArrayList<Integer>();
        for (int number : one.shoes()) {
            shoes.file(number, one.last())
                    .ifPresent(
                            text -> {
                                zip.text("shoes/%s-%d.json".formatted(one.file(), number), text);
                                files.add(number);
                            });
        }
        return one.with(files);
    }

    private static void line(OutputStream out, String line) {
        try {
            out.write((line + "\n").getBytes(StandardCharsets.US_ASCII));
        } catch (IOException e) {
            throw new java.io.UncheckedIOException("a line could not be written", e);
        }
    }

    private ArrayNode checkpoints(Handle handle, BundledLog one) {
        List<Checkpoints.Stored> signed =
                Checkpoints.all(handle, one.log().id()).stream()
                        .filter(checkpoint -> checkpoint.size() <= one.last() + 1)
                        .toList();
        ArrayNode array = Json.MAPPER.createArrayNode();
        for (Checkpoints.Stored checkpoint : signed) {
            if (span.has(checkpoint.at()) || checkpoint.equals(signed.getLast())) {
                array.addObject()
                        .put("size", checkpoint.size())
                        .put("at", checkpoint.at().toString())
                        .put("checkpoint", checkpoint.note());
            }
        }
        return array;
    }

    private Setting setting(Log log) {
        Review review =
                RulesSubmission.reviewAsOf(
                        log.header().edition(), log.header().submission(), from.regulations());
        if (!(review instanceof Review.Approved approved)) {
            throw new CannotBe(
                    "the rules of %s are not approved here; give the regulation's folder with --regulations"
                            .formatted(log.id()));
        }
        Logs.CasinoTable table =
                from.store().read(Logs::tables).stream()
                        .filter(it -> it.id().equals(log.table()))
                        .findFirst()
                        .orElseThrow();
        Dealing dealing = Dealing.of(table.dealer()).orElseThrow();
        return Setting.onRecord(
                table.id(), log.header().name(), table.pit(), log.id(), approved, dealing);
    }

    private boolean beside(BundleZip zip, Handle handle, List<BundledLog> logs) {
        var patrons = new Pseudonyms(handle, logs);
        var slips = new BundledSlips(logs, patrons, span);
        zip.json(
                "slips.json",
                slips.slips(Slips.asked(handle, span.from().minus(BEFORE), span.to())));
        zip.json("corrections.json", slips.corrections());
        zip.json(
                "significant.json",
                slips.significant(Significant.between(handle, span.from(), span.to())));
        if (persons == Persons.NAMES) {
            ObjectNode names = Json.MAPPER.createObjectNode();
            patrons.names().forEach(names::put);
            zip.json("patrons.json", names);
        }
        return true;
    }

    private ArrayNode regulations(List<BundledLog> logs) {
        ArrayNode array = Json.MAPPER.createArrayNode();
        var ids = new TreeSet<String>();
        logs.forEach(log -> ids.add(log.log().header().regulation()));
        ids.stream()
                .flatMap(id -> from.regulations().of(id).stream())
                .forEach(
                        it ->
                                array.addObject()
                                        .put("regulation", it.id())
                                        .put("title", it.title())
                                        .put("digest", it.digest()));
        return array;
    }

    private static ObjectNode program() {
        return Json.MAPPER.valueToTree(ProgramJson.of(Program.running()));
    }

    private ObjectNode manifest(
            BundleZip zip, List<Logs.CasinoTable> tables, List<BundledLog> logs, Instant made) {
        ObjectNode manifest = Json.MAPPER.createObjectNode();
        manifest.put("format", FORMAT);
        manifest.put("house", from.keys().house());
        manifest.put("from", span.from().toString());
        manifest.put("to", span.to().toString());
        manifest.put("made", made.toString());
        manifest.put("persons", persons.toString());
        manifest.set("program", program());
        ArrayNode all = manifest.putArray("tables");
        for (Logs.CasinoTable table : tables) {
            ObjectNode one = all.addObject();
            one.put("table", table.id()).put("name", table.name()).put("pit", table.pit());
            ArrayNode of = one.putArray("logs");
            logs.stream()
                    .filter(log -> log.log().table().equals(table.id()))
                    .forEach(log -> of.add(json(log)));
        }
        manifest.set("files", zip.files());
        return manifest;
    }

    private static ObjectNode json(BundledLog log) {
        ObjectNode node = Json.MAPPER.createObjectNode();
        node.put("log", log.log().id());
        node.put("lines", log.last() + 1);
        ArrayNode shoes = node.putArray("shoes");
        log.shoes().forEach(shoes::add);
        return node;
    }
}
