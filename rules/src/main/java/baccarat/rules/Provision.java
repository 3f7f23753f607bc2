package baccarat.rules;

/// A rule by its meaning. Each regulation that has the rule says where it is written.
///
/// One small enum for each topic implements it. Rules do not name sections, because the documents
/// number the same rule differently.
public interface Provision {

    /// The constant's name, which no two provisions share.
    String name();

    String gist();

    /// Whether this is a house rule that no document has, such as a seat that does not exist.
    default boolean isHouse() {
        return false;
    }
}
