package baccarat.rules;

/// A rule by its meaning. Each regulation that has the rule says where it is written.
///
/// Implemented by one small enum a topic. No rule names a section: the documents number the same
/// rule differently.
public interface Provision {

    /// The constant's name, which no two provisions share.
    String name();

    String gist();

    /// Whether this is our own rule, which no document has: a seat that does not exist, an amount
    /// that is not one.
    default boolean isHouse() {
        return false;
    }
}
