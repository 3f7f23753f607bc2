/// Responsible play: the limits, breaks and self-exclusion that patrons set for themselves.
@NullMarked
package baccarat.server.care;

import org.jspecify.annotations.NullMarked;
