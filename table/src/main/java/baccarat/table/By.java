package baccarat.table;

import static java.util.stream.Collectors.joining;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Who may do something: anyone with one of these roles, or only one of the patrons.
public record By(List<Role> roles, Optional<String> patron) {

    public static final By THE_DEALER = roles(Role.DEALER);
    public static final By THE_FLOOR = roles(Role.FLOORPERSON);
    public static final By A_SUPERVISOR = roles(Role.SUPERVISOR);
    public static final By DEALER_OR_FLOOR = roles(Role.DEALER, Role.FLOORPERSON);
    public static final By A_PATRON = roles(Role.PATRON);
    public static final By PATRON_OR_DEALER = roles(Role.PATRON, Role.DEALER);

    public By {
        roles = List.copyOf(roles);
    }

    private static By roles(Role... roles) {
        return new By(List.of(roles), Optional.empty());
    }

    /// One patron only.
    public static By patron(String name) {
        return new By(List.of(Role.PATRON), Optional.of(name));
    }

    /// One patron, or the dealer in their stead.
    public static By patronOrDealer(String name) {
        return new By(List.of(Role.PATRON, Role.DEALER), Optional.of(name));
    }

    public boolean includes(Person person) {
        for (Role role : roles) {
            if (person.role().mayActAs(role)) {
                return role != Role.PATRON
                        || patron.isEmpty()
                        || patron.get().equals(person.name());
            }
        }
        return false;
    }

    /// The same at the beginning of a sentence. A patron's name stays as it is.
    String asSubject() {
        String all = toString();
        return roles.getFirst() == Role.PATRON && patron.isPresent()
                ? all
                : all.substring(0, 1).toUpperCase(Locale.ROOT) + all.substring(1);
    }

    @Override
    public String toString() {
        return roles.stream()
                .map(role -> role == Role.PATRON ? patron.orElse("a patron") : "the " + role)
                .collect(joining(" or "));
    }
}
