/// The auditor's bundle: the records of some time in one zip file that can be checked away from the
/// house.
@NullMarked
package baccarat.server.bundle;

import org.jspecify.annotations.NullMarked;
