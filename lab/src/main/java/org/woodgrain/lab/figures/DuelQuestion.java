package org.woodgrain.lab.figures;

import java.util.Locale;
import java.util.Optional;
import org.woodgrain.lab.fights.Duel;
import org.woodgrain.lab.fights.FightsException;
import org.woodgrain.lab.fights.GivenSide;
import org.woodgrain.lab.fights.Melee;
import org.woodgrain.lab.fights.Order;
import org.woodgrain.lab.fights.Setting;
import org.woodgrain.lab.fights.SideReader;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.rulebook.Rulebook;

/**
 * Who wins, one against one or a few against a few.
 *
 * @param first a creature, or a side in numbers
 * @param second the same
 * @param profile by which creatures fight
 * @param order who strikes first, for sides in numbers; a coin if left out
 */
public record DuelQuestion(String first, String second, Profile profile, Optional<FirstBlow> order) {

    /** By what is settled who strikes first. */
    public enum FirstBlow {
        COIN,
        DICE,
        FIRST,
        SECOND,
        TOGETHER;

        private Order order() {
            return switch (this) {
                case COIN -> Order.COIN;
                case DICE -> Order.DICE;
                case FIRST -> Order.FIRST;
                case SECOND -> Order.SECOND;
                case TOGETHER -> Order.TOGETHER;
            };
        }
    }

    /**
     * Works it out.
     *
     * @throws FightsException if it cannot be fought as it was asked for
     */
    public WorkedOut answer(Rulebook book) {
        boolean given = GivenSide.looksLike(first);
        if (given != GivenSide.looksLike(second)) {
            throw new FightsException("either both sides are written in numbers or both as creatures,"
                    + " as what a creature needs to hit lies in its foe");
        }
        return given ? byNumbers() : byRules(book);
    }

    private DuelFigures byNumbers() {
        FirstBlow begins = order.orElse(FirstBlow.COIN);
        return new DuelFigures(Duel.given(first, second, begins.order()), "given numbers, " + word(begins));
    }

    private WorkedOut byRules(Rulebook book) {
        if (order.isPresent()) {
            throw new FightsException("who strikes first can be said of sides written in numbers only;"
                    + " the order of creatures is in the rules");
        }
        SideReader reader = new SideReader(book);
        Setting setting = new Setting(book, Ruleset.of(profile), reader.read(first), reader.read(second));
        String by = word(profile) + " rules";
        return setting.size(0) == 1 && setting.size(1) == 1
                ? new DuelFigures(Duel.of(setting), by)
                : new MeleeFigures(Melee.of(setting), by);
    }

    private static String word(Enum<?> what) {
        return what.name().toLowerCase(Locale.ROOT);
    }
}
