package org.woodgrain.rules;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks the code that carries a rule of the catalogue, and the test that proves it.
 *
 * <p>Coverage is counted from these marks in the compiled classes; a rule without both is not done.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.TYPE, ElementType.METHOD, ElementType.FIELD, ElementType.RECORD_COMPONENT})
public @interface Rule {
    /** Rule ids such as {@code "UX-10"}. */
    String[] value();
}
