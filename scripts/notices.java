import java.util.jar.JarFile;

/// `java scripts/notices.java LIB PAGE FOLDER`: the licences and notices of the libraries in LIB, a folder for each in FOLDER. A library
/// that brings no licence has to stand in PAGE under Apache-2.0, of which the project's own LICENSE is a copy, or with where its source is.
void main(String[] arguments) throws IOException {
    String page = Files.readString(Path.of(arguments[1]));
    Path folder = Path.of(arguments[2]);
    try (Stream<Path> jars = Files.list(Path.of(arguments[0]))) {
        for (Path jar : jars.sorted().filter(it -> !it.toString().contains("-0.1.0-SNAPSHOT")).toList()) {
            String name = jar.getFileName().toString().replace(".jar", "");
            String line =
                    page.lines()
                            .filter(it -> it.startsWith("| `" + name + "` |"))
                            .findFirst()
                            .orElseThrow(() -> new IllegalStateException("docs/third-party.md does not have " + name));
            boolean isSaid = line.contains("Apache-2.0") || line.contains("source: http");
            if (copied(jar, folder.resolve(name)) == 0 && !isSaid) {
                throw new IllegalStateException(name + " brings no licence, and docs/third-party.md has none for it");
            }
        }
    }
}

int copied(Path jar, Path folder) throws IOException {
    int copied = 0;
    try (var open = new JarFile(jar.toFile())) {
        for (var entry : open.stream().filter(it -> isNotice(it.getName())).toList()) {
            Path target = folder.resolve(entry.getName().replace('/', '_').replaceFirst("^META-INF_", ""));
            Files.createDirectories(folder);
            try (var from = open.getInputStream(entry)) {
                Files.copy(from, target);
            }
            copied++;
        }
    }
    return copied;
}

boolean isNotice(String name) {
    return name.matches("(?i)(.*/)?(licen[cs]e|notice|copying|about)[^/]*") && !name.endsWith(".class") && !name.endsWith("/");
}
