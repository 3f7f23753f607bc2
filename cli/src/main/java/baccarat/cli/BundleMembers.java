package baccarat.cli;

import baccarat.verifier.Members;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/// The members of a bundle in a zip file, or in the folder that it was unpacked into.
abstract sealed class BundleMembers implements Members, AutoCloseable {

    /// No record of a shift is longer; more would be a file made to fill the memory.
    private static final long LONGEST = 1L << 30;

    /// What is at this path, if that can be a bundle.
    static Optional<BundleMembers> of(Path path) {
        if (Files.isDirectory(path)) {
            return Optional.of(new InAFolder(path));
        }
        return isZip(path) ? Optional.of(new InAZip(path)) : Optional.empty();
    }

    /// A zip file begins with these letters, whatever it is called.
    private static boolean isZip(Path path) {
        try (InputStream in = Files.newInputStream(path)) {
            byte[] first = in.readNBytes(2);
            return first.length == 2 && first[0] == 'P' && first[1] == 'K';
        } catch (IOException e) {
            return false;
        }
    }

    @Override
    public abstract void close();

    static Stop cannotBeRead(Path path) {
        return Stop.wrongUsage(path + " cannot be read; check the path");
    }

    private static final class InAZip extends BundleMembers {

        private final Path path;
        private final ZipFile zip;
        private final Set<String> names;

        InAZip(Path path) {
            this.path = path;
            try {
                zip = new ZipFile(path.toFile());
            } catch (IOException e) {
                throw Stop.no(List.of(path + " is not a complete zip file"));
            }
            names =
                    zip.stream()
                            .filter(entry -> !entry.isDirectory())
                            .map(ZipEntry::getName)
                            .collect(Collectors.toCollection(TreeSet::new));
        }

        @Override
        public Set<String> names() {
            return names;
        }

        @Override
        public Optional<byte[]> bytes(String name) {
            ZipEntry entry = zip.getEntry(name);
            if (entry == null) {
                return Optional.empty();
            }
            try (InputStream in = zip.getInputStream(entry)) {
                byte[] bytes = in.readNBytes((int) LONGEST);
                return in.read() < 0 ? Optional.of(bytes) : Optional.empty();
            } catch (IOException e) {
                return Optional.empty();
            }
        }

        @Override
        public void close() {
            try {
                zip.close();
            } catch (IOException e) {
                throw cannotBeRead(path);
            }
        }
    }

    private static final class InAFolder extends BundleMembers {

        private final Path folder;
        private final Set<String> names;

        InAFolder(Path folder) {
            this.folder = folder;
            try (Stream<Path> files = Files.walk(folder)) {
                names =
                        files.filter(Files::isRegularFile)
                                .map(file -> folder.relativize(file).toString().replace('\\', '/'))
                                .collect(Collectors.toCollection(TreeSet::new));
            } catch (IOException | UncheckedIOException e) {
                throw cannotBeRead(folder);
            }
        }

        @Override
        public Set<String> names() {
            return names;
        }

        /// A name out of a manifest leads nowhere but to a file that was found here.
        @Override
        public Optional<byte[]> bytes(String name) {
            if (!names.contains(name)) {
                return Optional.empty();
            }
            try {
                Path file = folder.resolve(name);
                return Files.size(file) <= LONGEST
                        ? Optional.of(Files.readAllBytes(file))
                        : Optional.empty();
            } catch (IOException e) {
                return Optional.empty();
            }
        }

        @Override
        public void close() {}
    }
}
