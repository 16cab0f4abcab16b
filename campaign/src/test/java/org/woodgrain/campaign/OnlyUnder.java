package org.woodgrain.campaign;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.woodgrain.rules.Profile;

/** What a test shows holds under one profile alone. */
@Documented
@Target({ElementType.METHOD, ElementType.TYPE})
@Retention(RetentionPolicy.RUNTIME)
public @interface OnlyUnder {
    Profile value();

    /** The rule or the profiles' point that has it so. */
    String because();
}
