/// Who people are: names, roles, passwords and sessions.
@NullMarked
package baccarat.server.people;

import org.jspecify.annotations.NullMarked;
