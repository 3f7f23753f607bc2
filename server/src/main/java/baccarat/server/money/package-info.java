/// Money away from the tables: the patrons' accounts at the cage, and the reports.
@NullMarked
package baccarat.server.money;

import org.jspecify.annotations.NullMarked;
