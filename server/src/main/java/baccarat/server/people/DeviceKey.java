package baccarat.server.people;

/// The key of a device, such as a shoe that reads cards: a secret that the device keeps. The store
/// has its hash.
public final class DeviceKey {

    private DeviceKey() {}

    public static String fresh() {
        return Token.fresh();
    }

    public static String hash(String key) {
        return Token.hash(key);
    }
}
