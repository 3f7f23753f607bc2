/// Money that is not at a table: the patrons' accounts at the cage, and what the reports say.
@NullMarked
package baccarat.server.money;

import org.jspecify.annotations.NullMarked;
