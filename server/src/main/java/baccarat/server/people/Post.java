package baccarat.server.people;

import baccarat.table.Role;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// The post of a person in the casino.
public enum Post {
    PATRON(Role.PATRON),
    DEALER(Role.DEALER),
    FLOORPERSON(Role.FLOORPERSON),
    SUPERVISOR(Role.SUPERVISOR),
    PIT_MANAGER(Role.SUPERVISOR),
    SHIFT_MANAGER(Role.SUPERVISOR),
    CAGE(Role.SURVEILLANCE),
    SURVEILLANCE(Role.SURVEILLANCE),
    AUDITOR(Role.SURVEILLANCE),
    REGULATOR(Role.SURVEILLANCE),
    ADMINISTRATOR(Role.SURVEILLANCE);

    /// Those who run tables.
    public static final Set<Post> FLOOR =
            Collections.unmodifiableSet(
                    EnumSet.of(FLOORPERSON, SUPERVISOR, PIT_MANAGER, SHIFT_MANAGER));

    /// Those who read the records and change nothing.
    public static final Set<Post> READERS =
            Collections.unmodifiableSet(EnumSet.of(SURVEILLANCE, AUDITOR, REGULATOR));

    private final Role role;

    Post(Role role) {
        this.role = role;
    }

    /// What that makes them at a table. Only a supervisor or above is a casino supervisor; those
    /// who work at no table look on like surveillance.
    public Role role() {
        return role;
    }

    public boolean isStaff() {
        return this != PATRON;
    }

    public boolean isFloor() {
        return FLOOR.contains(this);
    }

    /// These posts and others.
    public static Set<Post> with(Set<Post> posts, Post... others) {
        return with(posts, Set.of(others));
    }

    public static Set<Post> with(Set<Post> posts, Set<Post> others) {
        var all = EnumSet.copyOf(posts);
        all.addAll(others);
        return Collections.unmodifiableSet(all);
    }

    /// The post written as `pit-manager`, or nothing if there is none of that name.
    public static Optional<Post> of(String text) {
        return Arrays.stream(values()).filter(post -> post.toString().equals(text)).findFirst();
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
