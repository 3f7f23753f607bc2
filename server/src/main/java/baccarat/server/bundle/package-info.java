/// The auditor's bundle: the records of a period in one zip file that can be checked outside the
/// house.
@NullMarked
package baccarat.server.bundle;

import org.jspecify.annotations.NullMarked;
