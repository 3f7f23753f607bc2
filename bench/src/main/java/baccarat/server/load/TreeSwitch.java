package baccarat.server.load;

/// Whether the tables of a [LoadCasino] hash their lines and sign them; only the stand-in of
/// `scripts/bench signing` asks.
public final class TreeSwitch {

    private static volatile boolean isOn = true;

    private TreeSwitch() {}

    public static boolean isOn() {
        return isOn;
    }

    static void set(boolean on) {
        isOn = on;
    }
}
