/// A casino in several processes over one PostgreSQL.
@NullMarked
package baccarat.cluster;

import org.jspecify.annotations.NullMarked;
