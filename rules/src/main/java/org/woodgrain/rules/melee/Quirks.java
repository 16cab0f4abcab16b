package org.woodgrain.rules.melee;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.monsters.OnHit;
import org.woodgrain.rules.monsters.Resistance;
import org.woodgrain.rules.monsters.SpecialAttack;
import org.woodgrain.rules.monsters.Trait;

/**
 * What sets a few creatures apart from all others in a fight, worked out once: heads, armoured parts, wounds that close,
 * answers to blows. A matchup without any of them never asks.
 */
final class Quirks {
    private static final int[] ALIKE = {};
    private static final int AT_ONCE = 1;
    private static final String BODY = "body";
    private static final int PER_HEAD_ORIGINAL = 6;
    private static final int PER_HEAD_CLASSIC = 8;

    /** Hit points of each head; 0 for creatures that do not lose heads. */
    final int[] headPoints;

    /** Added to the number needed from front, flank and rear; empty where all sides are alike. */
    private final int[][] facing;

    /** What stops wounds from closing; empty where nothing does. */
    private final List<Set<String>> stops;

    /** Whether one that has no points left may rise again. */
    final boolean[] rises;

    /** The fewest hit points with which each lies senseless and lives; above nought for those who die at once. */
    private final int[] lingersTo;

    /** Arms that count one by one. */
    final List<Optional<OnHit.Limbs>> limbs;

    /** Whether any of them has such arms. */
    final boolean armed;

    /** Added to the number needed by any blow that does not answer an arm. */
    final int[] body;

    private final StruckPower[][] answers;

    /** Shots of each in one round. */
    final int[] shots;

    /** Whether any of it matters here. */
    final boolean any;

    Quirks(Ruleset ruleset, List<Combatant> all) {
        int size = all.size();
        headPoints = new int[size];
        facing = new int[size][];
        rises = new boolean[size];
        shots = new int[size];
        lingersTo = new int[size];
        answers = new StruckPower[size][];
        stops = new ArrayList<>(size);
        limbs = new ArrayList<>(size);
        body = new int[size];
        boolean found = false;
        boolean arms = false;
        for (int i = 0; i < size; i++) {
            Combatant each = all.get(i);
            Optional<Resistance.Regenerate> regains = each.power(Resistance.Regenerate.class);
            stops.add(regains.map(regenerate -> Set.copyOf(regenerate.stops())).orElse(Set.of()));
            limbs.add(each.power(OnHit.Limbs.class));
            arms |= limbs.get(i).isPresent();
            headPoints[i] = each.power(OnHit.Heads.class).isPresent()
                    ? ruleset.original() ? PER_HEAD_ORIGINAL : PER_HEAD_CLASSIC
                    : 0;
            facing[i] = facing(each);
            rises[i] = regains.filter(Resistance.Regenerate::whenDead).isPresent();
            lingersTo[i] = each.power(Resistance.Lingers.class)
                    .map(Resistance.Lingers::lowest)
                    .orElse(AT_ONCE);
            shots[i] = each.power(SpecialAttack.Shoot.class)
                    .map(SpecialAttack.Shoot::shots)
                    .orElse(1);
            body[i] = body(each);
            answers[i] = each.answers().toArray(StruckPower[]::new);
            found |= headPoints[i] > 0
                    || facing[i].length > 0
                    || body[i] != 0
                    || limbs.get(i).isPresent()
                    || !stops.get(i).isEmpty()
                    || answers[i].length > 0
                    || shots[i] > 1
                    || lingersTo[i] < AT_ONCE
                    || each.power(SpecialAttack.Charge.class).isPresent()
                    || each.power(SpecialAttack.Dive.class).isPresent();
        }
        any = found;
        armed = arms;
    }

    private static int body(Combatant each) {
        for (Trait.ArmoredPart part : each.powers(Trait.ArmoredPart.class)) {
            if (part.parts().contains(BODY)) {
                return each.guard().front() - part.armorClass();
            }
        }
        return 0;
    }

    private static int[] facing(Combatant each) {
        int[] adjust = new int[3];
        boolean differs = false;
        for (Trait.ArmoredPart part : each.powers(Trait.ArmoredPart.class)) {
            int change = each.guard().front() - part.armorClass();
            List<String> sides = List.of("front", "flank", "rear");
            for (String side : part.parts()) {
                if (sides.contains(side)) {
                    adjust[sides.indexOf(side)] = change;
                    differs |= change != 0;
                }
            }
        }
        return differs ? adjust : ALIKE;
    }

    /** Whether a creature is armoured otherwise on some of its sides. */
    boolean faced(int who) {
        return facing[who].length > 0;
    }

    /** Added to the number needed when a d6 shows from which side the blow comes: 1-3 front, 4-5 flank, 6 rear. */
    int facing(int who, int die) {
        int[] adjust = facing[who];
        return adjust.length == 0 ? 0 : adjust[die <= 3 ? 0 : die <= 5 ? 1 : 2];
    }

    /** Whether wounds made by such a thing never close. */
    boolean scars(int who, Form how) {
        return !stops.get(who).isEmpty()
                && how.matter().stream().anyMatch(matter -> stops.get(who).contains(matter.label()));
    }

    /** Whether somebody with so many hit points lies senseless and lives. */
    boolean lingers(int who, int points) {
        return points < AT_ONCE && points >= lingersTo[who];
    }

    StruckPower[] answers(int who) {
        return answers[who];
    }
}
