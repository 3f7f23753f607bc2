/// What each document says: what it permits, where it says so, and what a licensee submitted.
@NullMarked
package baccarat.regulations;

import org.jspecify.annotations.NullMarked;
