package org.woodgrain.lab.player;

import java.util.Comparator;
import java.util.List;
import org.woodgrain.campaign.view.View;
import org.woodgrain.rules.Formula;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.monsters.AttackOption;
import org.woodgrain.rules.monsters.Blow;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.SpecialAttack;
import org.woodgrain.rules.monsters.Trait;

/**
 * What a fight would probably cost the company, roughly reckoned: how long its front rank takes to fell the foes, and what
 * those do to it meanwhile.
 */
final class Prospect {
    /** Who can strike side by side, and how many foes come at them. */
    private static final int FRONT = 3;

    private static final int REACH = 2;
    private static final double BLOW = 3.5;
    private static final double VILE = 2.5;
    /** Hit points that a caster's best spell may cost, for each of his levels. */
    private static final double SPELL = 3.5;

    private static final int BREATH = 20;
    private static final int D20 = 20;
    /** What is needed to hit armour class 0, less hit dice or level. */
    private static final double MATRIX = 19.5;
    /** Foes of one die and less that a spell of sleep fells on average; of more dice fewer. */
    private static final double SLEPT = 9;

    private final View view;
    private final Danger danger;
    private final Profile profile;

    Prospect(View view, Danger danger) {
        this.view = view;
        this.danger = danger;
        this.profile = view.profile().equals("classic") ? Profile.CLASSIC : Profile.ORIGINAL;
    }

    /**
     * The part of the company's hit points that the fight may cost; above 1 it is lost.
     *
     * @param sleeps spells of sleep that are ready
     * @param turns whether there is somebody who turns undead
     */
    double cost(int sleeps, boolean turns) {
        int ours = view.company().stream().mapToInt(View.Member::hitPoints).sum();
        if (danger.unharmed()) {
            return 2;
        }
        List<Foe> foes = danger.kinds().stream()
                .map(each -> foe(each, turns))
                .sorted(Comparator.comparingDouble(Foe::hits))
                .toList();
        double slept = sleeps * SLEPT;
        double harm = 0;
        double hits = 0;
        double most = 0;
        double special = 0;
        int up = 0;
        for (Foe foe : foes) {
            if (foe.drowsy() > 0 && slept >= foe.drowsy()) {
                slept -= foe.drowsy();
                continue;
            }
            up++;
            harm += foe.harm();
            hits += foe.hits();
            special += foe.special();
            most = Math.max(most, foe.harm());
        }
        int unseen = danger.unseen();
        harm += unseen * die() * chance(1, armour());
        hits += unseen * die() / BLOW * 2;
        up += unseen;
        if (up == 0) {
            return 0;
        }
        int reach = Math.min(up, FRONT * REACH);
        double rate = Math.max(harm * reach / up, most);
        double rounds = Math.max(1, hits / strikers());
        // the last of them strikes to the end, the first but once
        double part = (reach + 1.0) / (2.0 * reach);
        return (rate * rounds * part + special) / Math.max(1, ours);
    }

    /** What one foe can do, and how many hits it takes. */
    private record Foe(double harm, double hits, double special, double drowsy) {}

    private Foe foe(Monster monster, boolean turns) {
        boolean undead = monster.has(Trait.Undead.class, profile);
        int dice = monster.hitDice().roundedUp();
        double points = Math.max(
                1,
                (monster.hitDice().dice() * die() + monster.hitDice().plus())
                        / monster.hitDice().part());
        double hits = (points + BLOW - 1) / BLOW / strike(monster.armorClass());
        double harm = damage(monster) * chance(dice, armour()) * (danger.vile(monster) ? VILE : 1);
        double special = monster.power(Trait.Classed.class, profile)
                .filter(classed -> classed.characterClass() == CharacterClass.MAGIC_USER)
                .map(classed -> classed.level() * SPELL)
                .orElse(0.0);
        special += monster.has(SpecialAttack.Breath.class, profile) ? BREATH : 0;
        special += monster.has(SpecialAttack.Gaze.class, profile) ? BREATH : 0;
        if (undead && turns && dice <= 2) {
            double stays = 1 - turned(dice + (danger.vile(monster) ? 1 : 0));
            harm *= stays;
            hits *= stays;
        }
        double drowsy = undead || dice > Danger.SLEEPS - 1 ? 0 : dice <= 1 ? 1 : dice == 2 ? 1.5 : 3;
        return new Foe(harm, hits, special, drowsy);
    }

    /** Of monsters' hit points, and in the classic rules of a blow. */
    private double die() {
        return profile == Profile.CLASSIC ? 4.5 : BLOW;
    }

    /** The chance that the best cleric turns undead of a rank from 1, by two dice. */
    private double turned(int rank) {
        int cleric = view.company().stream()
                .filter(member -> member.kind().contains("cleric"))
                .mapToInt(Prospect::level)
                .max()
                .orElse(1);
        int needed = 5 + 2 * rank - 2 * (cleric - 1);
        int ways = 0;
        for (int die = 1; die <= 6; die++) {
            ways += Math.clamp(7 + die - needed, 0, 6);
        }
        return ways / 36.0;
    }

    private double damage(Monster monster) {
        if (monster.attacks().isEmpty()) {
            return 0;
        }
        AttackOption first = monster.attacks().getFirst();
        if (profile == Profile.ORIGINAL) {
            return first.count() * mean(monster.damageOriginal());
        }
        double sum = 0;
        for (Blow blow : first.blows()) {
            sum += blow.times() * mean(blow.damage());
        }
        return sum;
    }

    private static double mean(Formula formula) {
        return (formula.least() + formula.most()) / 2.0;
    }

    /** The armour class that most of the front wear. */
    private double armour() {
        return view.company().stream()
                .limit(FRONT)
                .mapToInt(View.Member::armorClass)
                .average()
                .orElse(9);
    }

    /** How many of those in front strike in a round. */
    private double strikers() {
        long fighting = view.company().stream()
                .filter(member -> !member.kind().contains("magic"))
                .count();
        return Math.clamp(fighting, 1, FRONT);
    }

    /** The chance that one of the front hits an armour class. */
    private double strike(int armour) {
        return chance(Math.max(1, level()), armour);
    }

    private double level() {
        return view.company().stream()
                .limit(FRONT)
                .mapToInt(Prospect::level)
                .average()
                .orElse(1);
    }

    /** The number at the end of "dwarf fighting-man 2". */
    static int level(View.Member member) {
        String kind = member.kind();
        String last = kind.substring(kind.lastIndexOf(' ') + 1);
        return last.chars().allMatch(Character::isDigit) && !last.isEmpty() ? Integer.parseInt(last) : 1;
    }

    private static double chance(double dice, double armour) {
        double need = MATRIX - armour - dice;
        return Math.clamp((D20 + 1 - need) / D20, 0.05, 0.95);
    }
}
