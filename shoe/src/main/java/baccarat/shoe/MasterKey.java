package baccarat.shoe;

/// A key that locks shoes in the store. It is kept outside the store; its id is stored beside each
/// locked shoe, so that the key can be replaced.
public record MasterKey(String id, Bytes32 secret) {

    public MasterKey {
        if (!id.matches("[A-Za-z0-9._-]{1,32}")) {
            throw new IllegalArgumentException(
                    "the id of a master key is 1 to 32 letters, digits, points or dashes: " + id);
        }
    }

    /// Without the secret.
    @Override
    public String toString() {
        return "master key " + id;
    }
}
