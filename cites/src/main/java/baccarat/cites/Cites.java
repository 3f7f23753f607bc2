package baccarat.cites;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// The clauses a test shows: `"ma-mini 10(a)"`, or one rule of a clause that holds several,
/// `"ma-mini 1 # Natural"`.
///
/// Paths of the same rule in several documents may share a string: `"ma-mini 10(a), ma-baccarat
/// 11(a)"`. In a parameterized test `{row}` stands for the display name of the invocation, so that
/// each row of a table shows its own rule: `"ma-mini 12(e) # {row}"`.
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Cites {

    String[] value();
}
