package org.woodgrain.campaign;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.ClassTemplate;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Runs every test of a class once under each profile: fixtures ask {@link Played#profile()}, a plain test may take a
 * {@link org.woodgrain.rules.Profile}, and a rule that only one of them has is marked {@link OnlyUnder}.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@ClassTemplate
@ExtendWith(ProfilesInTurn.class)
public @interface UnderBothProfiles {}
