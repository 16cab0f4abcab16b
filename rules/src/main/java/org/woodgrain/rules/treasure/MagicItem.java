package org.woodgrain.rules.treasure;

import java.util.Collections;
import java.util.Set;
import java.util.TreeSet;
import org.woodgrain.rules.characters.CharacterClass;

/**
 * A magic item as it is found.
 *
 * @param id its row in the rules: {@code "MI-054"}
 * @param magicClass its class
 * @param name what it is, once that is known
 * @param face what it looks like before: "potion"
 * @param weight of one in tenths of a pound; 0 where it weighs as the plain thing it is like
 * @param worth of one in gold pieces (TR-33)
 * @param known how its finder learns what it is
 * @param bonus magical bonus; 0 if it has none
 * @param users classes that can use it, for arms as far as they may fight with them and wear them
 */
public record MagicItem(
        String id,
        MagicClass magicClass,
        String name,
        String face,
        int weight,
        int worth,
        Known known,
        int bonus,
        Set<CharacterClass> users) {

    public MagicItem {
        users = Collections.unmodifiableSet(new TreeSet<>(users));
    }

    /** The ways in which a thing is recognised (MI-176). */
    public enum Known {
        /** After the first fight in which it served. */
        FIGHT,
        /** By a sip. */
        SIP,
        /** By reading. */
        READ,
        /** At the end of the first turn of wearing. */
        WEAR,
        /** After a turn of handling by one who may use it. */
        TRIAL,
        /** When its effect first matters. */
        EFFECT,
        /** It passes for something else until its true effect strikes. */
        FALSE
    }
}
