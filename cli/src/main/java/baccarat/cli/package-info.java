/// The `baccarat` command, one file a subcommand.
@NullMarked
package baccarat.cli;

import org.jspecify.annotations.NullMarked;
