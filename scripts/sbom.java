import java.security.MessageDigest;
import java.util.function.Predicate;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// `java -cp 'FOLDER/lib/*' scripts/sbom.java BOM FOLDER PAGE OUT`: completes the bill of materials
/// that Maven made. Every jar in FOLDER/lib has to be in it with its hash; what Maven does not know
/// comes from here: the jar of the command, the documentation, and what PAGE says is inside these
/// jars.
static final JsonMapper JSON =
        JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

/// A row of PAGE about something inside a jar: | `jquery-3.7.1` | for | MIT | `baccarat-docs.jar` |
/// `docs/javadoc/.*jquery.*` |
static final Pattern INSIDE =
        Pattern.compile(
                "\\| `(.+)-([0-9][^`]*)` \\| (.+) \\| (.+) \\| `(.+\\.jar)` \\| `(.+)` \\|");

/// What nobody here wrote, by its kind.
static final Pattern FOREIGN =
        Pattern.compile(
                ".*(\\.min\\.js|\\.min\\.css|\\.woff2?|\\.ttf|\\.otf|\\.wasm)|.*(jquery|minisearch)[^/]*\\.(js|css)");

void main(String[] arguments) throws Exception {
    var bom = (ObjectNode) JSON.readTree(Files.readString(Path.of(arguments[0])));
    Path lib = Path.of(arguments[1], "lib");
    var components = (ArrayNode) bom.get("components");
    var hashes = new HashMap<String, String>();
    components.forEach(
            component -> hashes.put(hash(component), component.get("name").stringValue()));
    var own = (ObjectNode) bom.get("metadata").get("component");
    try (Stream<Path> jars = Files.list(lib)) {
        for (Path jar : jars.sorted().toList()) {
            String name = jar.getFileName().toString();
            String hash = sha256(Files.readAllBytes(jar));
            if (name.startsWith("cli-")) {
                hashed(own, hash);
                licensed(own, "Apache-2.0");
            } else if (name.startsWith("baccarat-")) {
                ObjectNode docs =
                        component(
                                components,
                                name.replace(".jar", ""),
                                own.get("version").stringValue(),
                                "documentation and places of the clauses");
                hashed(docs, hash);
                licensed(docs, "Apache-2.0");
            } else if (!name.startsWith(hashes.getOrDefault(hash, name + "?") + "-")) {
                throw new IllegalStateException(
                        name + " is not in the bill of materials with its SHA-256");
            }
        }
    }
    notShipped(hashes, lib);
    var properties = (ArrayNode) bom.get("metadata").get("properties");
    properties
            .addObject()
            .put("name", "build.jdk")
            .put("value", System.getProperty("java.vendor") + " " + Runtime.version());
    var named = new TreeSet<String>();
    for (String line : Files.readAllLines(Path.of(arguments[2]))) {
        Matcher row = INSIDE.matcher(line);
        if (row.matches()) {
            inside(components, row, lib, named);
        }
    }
    unnamed(lib, named);
    without(components);
    Files.writeString(Path.of(arguments[3]), JSON.writeValueAsString(bom) + "\n");
}

/// Nothing is in the bill that is not in the folder.
void notShipped(Map<String, String> hashes, Path lib) throws Exception {
    try (Stream<Path> jars = Files.list(lib)) {
        for (Path jar : jars.toList()) {
            hashes.remove(sha256(Files.readAllBytes(jar)));
        }
    }
    if (!hashes.isEmpty()) {
        throw new IllegalStateException("in the bill of materials and not in lib: " + hashes.values());
    }
}

/// Each file of it with its hash.
void inside(ArrayNode components, Matcher row, Path lib, Set<String> named) throws Exception {
    ObjectNode whole = component(components, row.group(1), row.group(2), row.group(3));
    licensed(whole, row.group(4));
    ArrayNode files = whole.putArray("components");
    Path jar = jar(lib, row.group(5));
    try (var open = new JarFile(jar.toFile())) {
        for (JarEntry entry : entries(open, name -> name.matches(files(row)))) {
            named.add(jar.getFileName() + " " + entry.getName());
            ObjectNode file = files.addObject().put("type", "file").put("name", entry.getName());
            hashed(file, sha256(open.getInputStream(entry).readAllBytes()));
        }
    }
    if (files.isEmpty()) {
        throw new IllegalStateException("nothing in " + jar + " is called " + files(row));
    }
}

/// In a table of Markdown a bar has a backslash before it.
String files(Matcher row) {
    return row.group(6).replace("\\|", "|");
}

/// Nothing that somebody else wrote is in a jar of ours unnamed.
void unnamed(Path lib, Set<String> named) throws IOException {
    try (Stream<Path> jars = Files.list(lib)) {
        for (Path jar :
                jars.filter(
                                it ->
                                        it.toString()
                                                .matches(
                                                        ".*/(web-0.*|server-0.*|reports-0.*|baccarat-.*)\\.jar"))
                        .sorted()
                        .toList()) {
            try (var open = new JarFile(jar.toFile())) {
                for (JarEntry entry : entries(open, name -> FOREIGN.matcher(name).matches())) {
                    if (!named.contains(jar.getFileName() + " " + entry.getName())) {
                        throw new IllegalStateException(
                                "docs/third-party.md does not say what "
                                        + entry.getName()
                                        + " in "
                                        + jar.getFileName()
                                        + " is");
                    }
                }
            }
        }
    }
}

List<JarEntry> entries(JarFile jar, Predicate<String> wanted) {
    return jar.stream()
            .filter(entry -> !entry.isDirectory() && wanted.test(entry.getName()))
            .sorted(Comparator.comparing(JarEntry::getName))
            .toList();
}

Path jar(Path lib, String name) throws IOException {
    try (Stream<Path> jars = Files.list(lib)) {
        String room = name.replace(".jar", "");
        return jars.filter(
                        jar ->
                                jar.getFileName()
                                        .toString()
                                        .matches(Pattern.quote(room) + "(-0\\..*)?\\.jar"))
                .findFirst()
                .orElseThrow();
    }
}

ObjectNode component(ArrayNode components, String name, String version, String description) {
    return components
            .addObject()
            .put("type", "library")
            .put("bom-ref", "pkg:generic/" + name + "@" + version)
            .put("name", name)
            .put("version", version)
            .put("description", description)
            .put("purl", "pkg:generic/" + name + "@" + version);
}

void hashed(ObjectNode component, String hash) {
    component.putArray("hashes").addObject().put("alg", "SHA-256").put("content", hash);
}

void licensed(ObjectNode component, String id) {
    component.putArray("licenses").addObject().putObject("license").put("id", id);
}

void without(ArrayNode components) {
    components.forEach(
            component -> {
                if (!component.has("licenses") || component.get("licenses").isEmpty()) {
                    throw new IllegalStateException(
                            component.get("name").stringValue()
                                    + " has no licence in the bill of materials");
                }
            });
}

String hash(tools.jackson.databind.JsonNode component) {
    for (var hash : component.path("hashes")) {
        if (hash.get("alg").stringValue().equals("SHA-256")) {
            return hash.get("content").stringValue();
        }
    }
    throw new IllegalStateException(
            component.get("name").stringValue() + " has no SHA-256 in the bill of materials");
}

String sha256(byte[] bytes) throws Exception {
    return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
}
