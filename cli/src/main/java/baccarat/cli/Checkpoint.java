package baccarat.cli;

import baccarat.reports.Json;
import baccarat.simulation.Plan;
import baccarat.simulation.Tallied;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/// A file that holds what a simulation has tallied, so that it can be ended and taken up again, or
/// be carried on with more shoes. It always holds a whole tally: a new one takes the place of the
/// old at once.
final class Checkpoint {

    private static final int FORMAT = 1;

    private final Path path;
    private final Plan plan;
    private final Map<String, String> described;

    /// @param rules what tells the rules apart, the SHA-256 of a submission for one
    Checkpoint(Path path, Plan plan, String rules) {
        this.path = path;
        this.plan = plan;
        described = new LinkedHashMap<>();
        described.put("stream", plan.kernel().stream());
        described.put("kernel", plan.kernel().toString());
        described.put("seed", Long.toString(plan.seed()));
        described.put("first", Long.toString(plan.first()));
        described.put("rules", rules);
    }

    /// Reads the checkpoint, if the file exists. The command ends if the file belongs to another
    /// plan or cannot be read.
    Optional<Tallied> read() {
        if (!Files.exists(path)) {
            return Optional.empty();
        }
        try {
            JsonNode file = Json.MAPPER.readTree(Files.readAllBytes(path));
            if (file.path("format").asInt(0) != FORMAT) {
                throw unreadable("its format is not " + FORMAT);
            }
            described.forEach((name, here) -> compare(name, file.path(name).asString(""), here));
            Tallied tallied = Tallied.of(plan, counts(file.path("counts")));
            if (file.path("shoes").asLong(0) != tallied.shoes()) {
                throw unreadable("its counts are not those of its shoes");
            }
            return Optional.of(tallied);
        } catch (IOException | JacksonException e) {
            throw unreadable("it is not JSON");
        } catch (IllegalArgumentException e) {
            throw unreadable(String.valueOf(e.getMessage()));
        }
    }

    private void compare(String name, String there, String here) {
        if (!there.equals(here)) {
            throw Stop.wrongUsage(
                    "%s belongs to a different run: %s is %s there and %s here"
                            .formatted(path, name, there.isEmpty() ? "missing" : there, here));
        }
    }

    private Stop unreadable(String why) {
        return Stop.no(List.of("%s cannot be read as a checkpoint: %s".formatted(path, why)));
    }

    private static Map<String, List<Long>> counts(JsonNode node) {
        var counts = new LinkedHashMap<String, List<Long>>();
        for (Map.Entry<String, JsonNode> part : node.properties()) {
            var list = new ArrayList<Long>();
            for (JsonNode count : part.getValue()) {
                if (!count.canConvertToLong() || !count.isIntegralNumber()) {
                    throw new IllegalArgumentException(count + " is no count");
                }
                list.add(count.longValue());
            }
            counts.put(part.getKey(), list);
        }
        return counts;
    }

    /// Written beside it and moved: whenever this is cut short, the file has the old tally or the
    /// new one.
    void write(Tallied tallied) {
        var file = new LinkedHashMap<String, Object>();
        file.put("format", FORMAT);
        file.putAll(described);
        file.put("shoes", tallied.shoes());
        file.put("rounds", tallied.rounds());
        file.put("counts", tallied.counts());
        byte[] bytes = Json.MAPPER.writeValueAsBytes(file);
        Path temporary =
                path.resolveSibling(
                        ".%s.%d".formatted(path.getFileName(), ProcessHandle.current().pid()));
        try {
            try (FileChannel channel =
                    FileChannel.open(
                            temporary,
                            StandardOpenOption.CREATE,
                            StandardOpenOption.TRUNCATE_EXISTING,
                            StandardOpenOption.WRITE)) {
                var buffer = ByteBuffer.wrap(bytes);
                while (buffer.hasRemaining()) {
                    channel.write(buffer);
                }
                channel.force(true);
            }
            Files.move(
                    temporary,
                    path,
                    StandardCopyOption.ATOMIC_MOVE,
                    StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            deleteQuietly(temporary);
            throw Writable.cannotBeWritten(path);
        }
    }

    private static void deleteQuietly(Path temporary) {
        try {
            Files.deleteIfExists(temporary);
        } catch (IOException e) {
            // What could not be written could perhaps not be deleted either; the error is told.
        }
    }
}
