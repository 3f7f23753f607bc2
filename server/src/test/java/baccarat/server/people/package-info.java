@NullMarked
package baccarat.server.people;

import org.jspecify.annotations.NullMarked;
