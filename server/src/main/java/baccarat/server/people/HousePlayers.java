package baccarat.server.people;

import java.util.List;

/// What house players are called, in the order of their seats. No person may be called so.
public final class HousePlayers {

    public static final List<String> NAMES =
            List.of(
                    "Amber", "Basil", "Coral", "Dorian", "Esme", "Florian", "Greta", "Harper",
                    "Ivo", "Juno", "Leona", "Milo", "Nova", "Otis");

    private HousePlayers() {}
}
