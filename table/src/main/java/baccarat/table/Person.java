package baccarat.table;

/// A person who sends a command to the table.
public record Person(Role role, String name) {

    public static final int LONGEST_NAME = 64;

    public Person {
        if (name.isBlank() || name.length() > LONGEST_NAME) {
            throw new IllegalArgumentException(
                    "a name has 1 to %d characters, not %d".formatted(LONGEST_NAME, name.length()));
        }
    }

    public static Person patron(String name) {
        return new Person(Role.PATRON, name);
    }

    public static Person dealer(String name) {
        return new Person(Role.DEALER, name);
    }

    public static Person floorperson(String name) {
        return new Person(Role.FLOORPERSON, name);
    }

    @Override
    public String toString() {
        return role + " " + name;
    }
}
