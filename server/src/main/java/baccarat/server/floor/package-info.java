/// The floor: tables put up and changed, opened and closed with two signatures, stopped and
/// started.
@NullMarked
package baccarat.server.floor;

import org.jspecify.annotations.NullMarked;
