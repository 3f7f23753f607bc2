package baccarat.server.people;

import baccarat.table.Role;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// The post of a person in the casino.
public enum Post {
    PATRON(Role.PATRON),
    DEALER(Role.DEALER),
    FLOORPERSON(Role.SUPERVISOR),
    SURVEILLANCE(Role.SURVEILLANCE),
    ADMINISTRATOR(Role.SURVEILLANCE);

    private final Role role;

    Post(Role role) {
        this.role = role;
    }

    /// What that makes them at a table. A floorperson of this casino is a supervisor as well; an
    /// administrator runs the house and no table, and looks on like surveillance.
    public Role role() {
        return role;
    }

    public boolean isStaff() {
        return this != PATRON;
    }

    /// The post written as `floorperson`, or nothing if there is none of that name.
    public static Optional<Post> of(String text) {
        return Arrays.stream(values()).filter(post -> post.toString().equals(text)).findFirst();
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
