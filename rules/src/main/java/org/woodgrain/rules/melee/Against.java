package org.woodgrain.rules.melee;

import java.util.List;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.function.ToIntFunction;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.combat.AttackMatrix;
import org.woodgrain.rules.monsters.OnHit;
import org.woodgrain.rules.monsters.Resistance;
import org.woodgrain.rules.monsters.Size;
import org.woodgrain.rules.monsters.SpecialAttack;
import org.woodgrain.rules.monsters.Trait;

/** What one form needs against each target, and what it does to him. */
final class Against {
    private static final Set<Matter> FORCES = Set.of(Matter.FIRE, Matter.COLD, Matter.LIGHTNING, Matter.ACID);
    private static final int MAN_DICE = 4;

    private Against() {}

    /**
     * Fills in a form.
     *
     * @param regard what the attacker adds against each
     * @param duels tells who fights by the fantasy table
     */
    @Rule("CB-13")
    static void fill(
            Matchup m,
            AttackMatrix matrix,
            int form,
            Form how,
            Combatant striker,
            int attacker,
            int[] regard,
            Matchup.Regard duels) {
        int own = how.toHit() + striker.state().toHit() - m.dazzled(striker);
        List<Resistance.Bonus> bonuses = striker.powers(Resistance.Bonus.class);
        List<Resistance.Versed> versed =
                how.matter().contains(Matter.MAGIC) ? striker.powers(Resistance.Versed.class) : List.of();
        IntUnaryOperator needed = matrix.needed(m.ruleset, striker.skill());
        for (int t = 0; t < m.size; t++) {
            Combatant target = m.combatant(t);
            int at = form * m.size + t;
            int bonus = own
                    + target.state().ease()
                    + bonus(bonuses, striker, how, target, "hit")
                    + versed(versed, target, Resistance.Versed::toHit)
                    + regard[t]
                    + trampling(striker, how, target);
            int duel = how.missile() ? 0 : duels.duel(attacker, t);
            m.duel[at] = duel == 0 ? 0 : Math.max(1, duel - bonus);
            m.need[at] = needed.applyAsInt(target.guard().front()) - bonus;
            m.needBehind[at] = needed.applyAsInt(target.guard().behind()) - bonus;
            m.harm[at] = harm(m, how, striker, target);
            m.dieBonus[at] = weak(how, target)
                    + bonus(bonuses, striker, how, target, "die")
                    + bonus(bonuses, striker, how, target, "damage")
                    + versed(versed, target, Resistance.Versed::damage);
        }
    }

    /** Trampling is surer against those of man's size or less. */
    private static int trampling(Combatant striker, Form how, Combatant target) {
        return how.name().equals("trample") && target.size().compareTo(Size.MAN) <= 0
                ? striker.power(SpecialAttack.Trample.class)
                        .map(SpecialAttack.Trample::bonus)
                        .orElse(0)
                : 0;
    }

    /** What a hit does before it is thrown how much. */
    private static byte harm(Matchup m, Form how, Combatant striker, Combatant target) {
        if (how.target().isPresent() && !target.kinds().contains(how.target().get())) {
            return Matchup.HARMLESS;
        }
        if (target.powers().isEmpty()) {
            return Matchup.HARMS;
        }
        if (parts(how, target)) {
            return Matchup.PARTS;
        }
        if (!touches(m, how, striker, target) || unfelt(how, target) || plain(how, striker) && stopped(target)) {
            return Matchup.HARMLESS;
        }
        if (target.power(Trait.Frail.class).isPresent()) {
            return Matchup.KILLS;
        }
        return halved(how, striker, target) ? Matchup.HALVED : Matchup.HARMS;
    }

    /** Whether the target can be harmed by such a thing at all. */
    @Rule({"CC-09", "CC-10"})
    private static boolean touches(Matchup m, Form how, Combatant striker, Combatant target) {
        List<Resistance.HarmedOnly> only = target.powers(Resistance.HarmedOnly.class);
        if (only.isEmpty()) {
            return true;
        }
        if (how.matter().contains(Matter.HOLY)) {
            return true;
        }
        boolean fits = only.stream().allMatch(each -> each.by().stream().anyMatch(what -> isOf(how, what)));
        if (fits) {
            return true;
        }
        boolean weaponProof = only.stream()
                .anyMatch(each -> each.by().contains("silver") || each.by().contains("magic"));
        boolean monster = !how.matter().contains(Matter.WEAPON);
        return weaponProof
                && monster
                && m.ruleset.on(Option.STRONG_HARM)
                && (striker.dice() >= 5
                        || striker.power(Resistance.HarmedOnly.class).isPresent());
    }

    /** Whether it is a missile without magic from a creature no greater than a man. */
    @Rule("SP-31")
    private static boolean plain(Form how, Combatant striker) {
        return how.missile()
                && how.matter().contains(Matter.WEAPON)
                && !how.matter().contains(Matter.MAGIC)
                && !how.matter().contains(Matter.FIRE)
                && striker.size().compareTo(Size.MAN) <= 0
                && striker.dice() <= MAN_DICE;
    }

    private static boolean stopped(Combatant target) {
        return target.immuneTo("plain-missiles");
    }

    private static boolean unfelt(Form how, Combatant target) {
        for (Matter force : how.matter()) {
            if (FORCES.contains(force) && target.immuneTo(force.label())) {
                return true;
            }
        }
        return false;
    }

    private static boolean halved(Form how, Combatant striker, Combatant target) {
        for (Resistance.Half half : target.powers(Resistance.Half.class)) {
            for (String what : half.from()) {
                if (isOf(how, what) || striker.kinds().contains(what)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean parts(Form how, Combatant target) {
        for (OnHit.Split split : target.powers(OnHit.Split.class)) {
            for (String cause : split.causes()) {
                if (parts(how, cause)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean parts(Form how, String cause) {
        return switch (cause) {
            case "weapon" ->
                how.matter().contains(Matter.WEAPON)
                        && !how.matter().contains(Matter.FIRE)
                        && !how.matter().contains(Matter.COLD);
            case "any-but-fire" -> !how.matter().contains(Matter.FIRE);
            default -> isOf(how, cause);
        };
    }

    private static int weak(Form how, Combatant target) {
        int sum = 0;
        for (Resistance.Weak weak : target.powers(Resistance.Weak.class)) {
            sum += isOf(how, weak.force()) ? weak.more() : 0;
        }
        return sum;
    }

    private static int bonus(List<Resistance.Bonus> bonuses, Combatant striker, Form how, Combatant target, String to) {
        int sum = 0;
        for (int i = 0; i < bonuses.size(); i++) {
            Resistance.Bonus bonus = bonuses.get(i);
            sum += bonus.throwName().equals(to) && counts(bonus, how, striker, target) ? bonus.plus() : 0;
        }
        return sum;
    }

    /** What a magic weapon adds in a hand that is versed in fighting such a foe. */
    @Rule("CH-45")
    private static int versed(List<Resistance.Versed> versed, Combatant target, ToIntFunction<Resistance.Versed> part) {
        int sum = 0;
        for (Resistance.Versed each : versed) {
            sum += each.foes().stream().anyMatch(target.kinds()::contains) ? part.applyAsInt(each) : 0;
        }
        return sum;
    }

    private static boolean counts(Resistance.Bonus bonus, Form how, Combatant striker, Combatant target) {
        return bonus.when().stream()
                .anyMatch(when -> when.equals("any")
                        || (when.equals("on-land") && striker.state().stance() != Stance.WATER)
                        || (when.equals("flying-target") && target.state().stance() == Stance.AIR)
                        || target.kinds().contains(when)
                        || (when.equals("missile") && how.missile())
                        || (when.equals("magic-weapon") && how.matter().contains(Matter.MAGIC)));
    }

    private static boolean isOf(Form how, String word) {
        for (Matter matter : how.matter()) {
            if (matter.label().equals(word)) {
                return true;
            }
        }
        return false;
    }
}
