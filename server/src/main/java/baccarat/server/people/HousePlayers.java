package baccarat.server.people;

import java.util.List;

/// The names of house players, in the order of their seats. No person may have one of them.
public final class HousePlayers {

    public static final List<String> NAMES =
            List.of(
                    "Amber", "Basil", "Coral", "Dorian", "Esme", "Florian", "Greta", "Harper",
                    "Ivo", "Juno", "Leona", "Milo", "Nova", "Otis");

    private HousePlayers() {}
}
