import java.net.URI;

/// `java scripts/zipped.java FOLDER ZIP`: a folder as a zip file, with who may run what, which the JDK's jar command leaves out.
void main(String[] arguments) throws IOException {
    Path folder = Path.of(arguments[0]).toAbsolutePath();
    URI zip = URI.create("jar:" + Path.of(arguments[1]).toUri());
    try (FileSystem to = FileSystems.newFileSystem(zip, Map.of("create", "true", "enablePosixFileAttributes", "true"));
            Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.sorted().toList()) {
            Path target = to.getPath("/" + folder.getParent().relativize(file));
            if (Files.isDirectory(file)) {
                Files.createDirectories(target);
            } else {
                Files.copy(file, target);
                Files.setPosixFilePermissions(target, Files.getPosixFilePermissions(file));
            }
        }
    }
}
