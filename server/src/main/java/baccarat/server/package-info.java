/// The casino: what it is made of, how it is set and how it starts.
@NullMarked
package baccarat.server;

import org.jspecify.annotations.NullMarked;
