import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.Signature;
import java.security.spec.PKCS8EncodedKeySpec;
import java.security.spec.X509EncodedKeySpec;

/// Signs a list of hashes with Ed25519. Keys are PEM files as OpenSSL reads them, and a signature is
/// the 64 bytes alone.
///
/// `java scripts/signed.java key FOLDER` makes `release.key` and `release.pub`,
/// `java scripts/signed.java sign KEY FILE` writes `FILE.sig`, and
/// `java scripts/signed.java check PUB FILE` compares `FILE.sig` with the file and ends with 1 if it
/// does not fit.
void main(String[] arguments) throws IOException, GeneralSecurityException {
    switch (arguments[0]) {
        case "key" -> key(Path.of(arguments[1]));
        case "sign" -> sign(Path.of(arguments[1]), Path.of(arguments[2]));
        case "check" -> check(Path.of(arguments[1]), Path.of(arguments[2]));
        default -> throw new IllegalArgumentException("key, sign or check, not " + arguments[0]);
    }
}

void key(Path folder) throws IOException, GeneralSecurityException {
    KeyPair pair = KeyPairGenerator.getInstance("Ed25519").generateKeyPair();
    Path secret = folder.resolve("release.key");
    Files.createFile(
            secret,
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
    Files.writeString(secret, pem("PRIVATE KEY", pair.getPrivate().getEncoded()));
    Files.writeString(
            folder.resolve("release.pub"),
            pem("PUBLIC KEY", pair.getPublic().getEncoded()),
            StandardOpenOption.CREATE_NEW);
}

void sign(Path key, Path file) throws IOException, GeneralSecurityException {
    PrivateKey secret =
            KeyFactory.getInstance("Ed25519")
                    .generatePrivate(new PKCS8EncodedKeySpec(bytes("PRIVATE KEY", key)));
    Signature signature = Signature.getInstance("Ed25519");
    signature.initSign(secret);
    signature.update(Files.readAllBytes(file));
    Files.write(signatureOf(file), signature.sign());
}

void check(Path key, Path file) throws IOException, GeneralSecurityException {
    PublicKey known =
            KeyFactory.getInstance("Ed25519")
                    .generatePublic(new X509EncodedKeySpec(bytes("PUBLIC KEY", key)));
    Signature signature = Signature.getInstance("Ed25519");
    signature.initVerify(known);
    signature.update(Files.readAllBytes(file));
    byte[] found = Files.readAllBytes(signatureOf(file));
    if (found.length != 64 || !signature.verify(found)) {
        System.err.println("signed: " + signatureOf(file) + " is no signature of this file by this key");
        System.exit(1);
    }
    System.out.println("signed: " + file + " is signed by this key");
}

Path signatureOf(Path file) {
    return file.resolveSibling(file.getFileName() + ".sig");
}

String pem(String kind, byte[] bytes) {
    return "-----BEGIN %1$s-----\n%2$s\n-----END %1$s-----\n"
            .formatted(kind, Base64.getEncoder().encodeToString(bytes));
}

byte[] bytes(String kind, Path file) throws IOException {
    String text = Files.readString(file);
    if (!text.contains("BEGIN " + kind)) {
        throw new IOException(file + " is no " + kind.toLowerCase(Locale.ROOT) + " in PEM");
    }
    return Base64.getMimeDecoder().decode(text.replaceAll("-----[A-Z ]+-----", ""));
}
