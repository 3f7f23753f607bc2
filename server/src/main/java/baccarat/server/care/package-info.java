/// What patrons have asked the house to hold them to: limits, breaks, self-exclusion.
@NullMarked
package baccarat.server.care;

import org.jspecify.annotations.NullMarked;
