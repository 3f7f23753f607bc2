package baccarat.server;

import baccarat.regulations.Mistake;
import baccarat.regulations.RegulationFolder;
import baccarat.regulations.Regulations;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// Folders of regulations on a disk.
public final class RegulationFolders {

    private static final int BYTES_AT_MOST = 1_000_000;
    private static final int FOLDERS_AT_MOST = 200;

    private static final List<String> FILES =
            List.of(RegulationFolder.OPTIONS, RegulationFolder.SHARED, RegulationFolder.CLAUSES);

    private RegulationFolders() {}

    /// A folder that cannot be used, with a line for each reason.
    @SuppressWarnings("serial")
    public static final class Wrong extends RuntimeException {

        private final List<String> lines;

        Wrong(List<String> lines) {
            super(String.join("; ", lines));
            this.lines = List.copyOf(lines);
        }

        public List<String> lines() {
            return lines;
        }
    }

    /// The documents that ship with the program, and those in these folders. Each is the folder of
    /// a regulation, or has such folders in it.
    public static Regulations with(List<Path> paths) {
        if (paths.isEmpty()) {
            return Regulations.shipped();
        }
        var folders = new ArrayList<RegulationFolder>();
        paths.forEach(path -> folders.addAll(read(path)));
        return switch (Regulations.shipped().with(folders)) {
            case Regulations.Added.Accepted(var regulations) -> regulations;
            case Regulations.Added.Refused(var mistakes) ->
                    throw new Wrong(mistakes.stream().map(Mistake::toString).toList());
        };
    }

    private static List<RegulationFolder> read(Path path) {
        List<RegulationFolder> folders = new ArrayList<>();
        for (Path folder : candidates(path)) {
            Map<String, String> files = new HashMap<>();
            for (String file : FILES) {
                text(folder.resolve(file)).ifPresent(text -> files.put(file, text));
            }
            if (!files.isEmpty()) {
                String name = String.valueOf(folder.toAbsolutePath().normalize().getFileName());
                folders.add(new RegulationFolder(folder.toString(), name, files));
            }
        }
        if (folders.stream().noneMatch(RegulationFolder::isDocument)) {
            throw wrong(
                    "%s has no regulation; it should be a folder with a file %s, or have such folders in it"
                            .formatted(path, RegulationFolder.OPTIONS));
        }
        return folders;
    }

    /// The folder itself, and the folders in it in the order of their names.
    private static List<Path> candidates(Path path) {
        if (!Files.isDirectory(path)) {
            throw wrong(path + " is not a folder; check the path");
        }
        try (Stream<Path> inside = Files.list(path)) {
            return Stream.concat(
                            Stream.of(path),
                            inside.filter(Files::isDirectory).sorted().limit(FOLDERS_AT_MOST))
                    .toList();
        } catch (IOException e) {
            throw wrong(path + " cannot be read");
        }
    }

    private static Optional<String> text(Path file) {
        if (!Files.isRegularFile(file)) {
            return Optional.empty();
        }
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes(BYTES_AT_MOST + 1);
            if (bytes.length > BYTES_AT_MOST) {
                throw wrong(file + " is larger than 1 MB");
            }
            return Optional.of(
                    StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString());
        } catch (CharacterCodingException e) {
            throw wrong(file + " is not UTF-8 text");
        } catch (IOException e) {
            throw wrong(file + " cannot be read");
        }
    }

    private static Wrong wrong(String line) {
        return new Wrong(List.of(line));
    }
}
