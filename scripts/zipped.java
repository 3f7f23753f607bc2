import java.net.URI;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;

/// `java -Duser.timezone=UTC scripts/zipped.java FOLDER ZIP`: a folder as a zip file, with who may
/// run what, which the JDK's jar command leaves out. The same files give the same bytes: names in
/// order, one time for all, and no more of the permissions than whether a file can be run.
void main(String[] arguments) throws IOException {
    Path folder = Path.of(arguments[0]).toAbsolutePath();
    Path zip = Path.of(arguments[1]).toAbsolutePath();
    Files.deleteIfExists(zip);
    FileTime time = FileTime.from(java.time.Instant.parse("2026-01-01T00:00:00Z"));
    try (FileSystem to =
                    FileSystems.newFileSystem(
                            URI.create("jar:" + zip.toUri()),
                            Map.of("create", "true", "enablePosixFileAttributes", "true"));
            Stream<Path> files = Files.walk(folder)) {
        List<String> names =
                files.map(file -> folder.getParent().relativize(file).toString()).sorted().toList();
        for (String name : names) {
            Path file = folder.getParent().resolve(name);
            Path target = to.getPath("/" + name);
            if (Files.isDirectory(file)) {
                Files.createDirectories(target);
            } else {
                Files.copy(file, target);
            }
            boolean canRun = Files.isDirectory(file) || Files.isExecutable(file);
            Files.setPosixFilePermissions(
                    target, PosixFilePermissions.fromString(canRun ? "rwxr-xr-x" : "rw-r--r--"));
            Files.getFileAttributeView(target, BasicFileAttributeView.class).setTimes(time, time, time);
        }
    }
}
