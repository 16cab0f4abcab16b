package org.woodgrain.rules.combat;

import java.util.List;
import java.util.function.IntUnaryOperator;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.RulesException;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.monsters.HitDice;

/**
 * The number that an attack must reach on a d20 (CB-02).
 *
 * @param men the matrix of men, six columns from level 1-3 to 16 and up
 * @param monsters the matrix of monsters, eight columns from up to 1 die to 11 and up
 * @param classic the classic matrix: normal humans, then hit dice from up to 1 to 21 and more
 */
public record AttackMatrix(List<MatrixRow> men, List<MatrixRow> monsters, List<MatrixRow> classic) {
    private static final int[] MEN_ZERO = {19, 17, 14, 12, 10, 7};
    private static final int[] CLASSIC_TOPS = {1, 2, 3, 4, 5, 6, 7, 9, 11, 13, 15, 17, 19, 21};

    public AttackMatrix {
        men = List.copyOf(men);
        monsters = List.copyOf(monsters);
        classic = List.copyOf(classic);
    }

    /** The number needed, before the modifiers of weapon, range and the like. */
    @Rule({"CB-01", "CB-02", "CB-10", "CC-40", "CC-42"})
    public int needed(Ruleset ruleset, Skill skill, int armorClass) {
        return needed(ruleset, skill).applyAsInt(armorClass);
    }

    /** The numbers that a skill needs, by armour class. */
    public IntUnaryOperator needed(Ruleset ruleset, Skill skill) {
        if (ruleset.on(Option.THAC0)) {
            int zero = toHitZero(ruleset, skill);
            return armorClass -> zero - armorClass;
        }
        return row(ruleset, skill)::against;
    }

    /** The throw that hits armour class 0 (CC-44). */
    @Rule({"CC-44", "CC-45"})
    public int toHitZero(Ruleset ruleset, Skill skill) {
        return row(ruleset, skill).against(0);
    }

    private MatrixRow row(Ruleset ruleset, Skill skill) {
        if (ruleset.original()) {
            return switch (skill) {
                case Skill.Classed classed -> men.get(band(classed.characterClass(), classed.level()));
                case Skill.Ordinary ordinary -> men.getFirst();
                case Skill.Beast beast -> monsters.get(originalColumn(beast.dice()));
            };
        }
        return switch (skill) {
            case Skill.Classed classed -> ofZero(MEN_ZERO[band(classed.characterClass(), classed.level())]);
            case Skill.Ordinary ordinary -> classic.getFirst();
            case Skill.Beast beast -> classic.get(classicRow(beast.dice()));
        };
    }

    /** The level group of a class: fighting-men by threes, clerics by fours, magic-users by fives. */
    @Rule({"CB-03", "CB-04", "CB-05", "CB-06", "CC-48"})
    static int band(CharacterClass characterClass, int level) {
        int step = switch (characterClass) {
            case FIGHTING_MAN -> 3;
            case CLERIC -> 4;
            case MAGIC_USER -> 5;
        };
        return Math.min(5, (Math.max(1, level) - 1) / step);
    }

    /** The column of the matrix of monsters, with the gaps of the print closed. */
    @Rule({"CB-08", "CB-09"})
    static int originalColumn(HitDice hitDice) {
        int dice = hitDice.dice();
        boolean more = hitDice.plus() > 0;
        if (dice == 1) {
            return more ? 1 : 0;
        }
        if (dice < 3 || (dice == 3 && !more)) {
            return 2;
        }
        if (dice == 3 || (dice == 4 && !more)) {
            return 3;
        }
        if (dice < 6 || (dice == 6 && !more)) {
            return 4;
        }
        if (dice < 8 || (dice == 8 && !more)) {
            return 5;
        }
        return dice < 10 || (dice == 10 && !more) ? 6 : 7;
    }

    /** The row of the classic matrix; any plus counts as one die more. */
    @Rule({"CC-46", "CC-47"})
    static int classicRow(HitDice hitDice) {
        int dice = hitDice.belowOne() ? 1 : hitDice.roundedUp();
        for (int i = 0; i < CLASSIC_TOPS.length; i++) {
            if (dice <= CLASSIC_TOPS[i]) {
                return i + 1;
            }
        }
        return CLASSIC_TOPS.length + 1;
    }

    private MatrixRow ofZero(int toHitZero) {
        return classic.stream()
                .skip(1)
                .filter(row -> row.against(0) == toHitZero)
                .findFirst()
                .orElseThrow(() -> new RulesException("the classic matrix has no row of THAC0 " + toHitZero));
    }
}
