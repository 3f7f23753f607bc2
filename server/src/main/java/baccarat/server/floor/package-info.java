/// The floor: putting up and changing tables, opening and closing them with two signatures,
/// stopping and starting them.
@NullMarked
package baccarat.server.floor;

import org.jspecify.annotations.NullMarked;
