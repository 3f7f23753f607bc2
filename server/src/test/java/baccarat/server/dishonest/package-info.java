/// A casino in which some people are dishonest: they try everything, and must gain nothing by it.
@NullMarked
package baccarat.server.dishonest;

import org.jspecify.annotations.NullMarked;
