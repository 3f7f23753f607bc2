@NullMarked
package baccarat.server.floor;

import org.jspecify.annotations.NullMarked;
