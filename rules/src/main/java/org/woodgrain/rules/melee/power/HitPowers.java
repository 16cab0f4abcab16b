package org.woodgrain.rules.melee.power;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.rules.melee.HitPower;
import org.woodgrain.rules.monsters.OnHit;
import org.woodgrain.rules.monsters.Power;

/** The doers of the powers in a monster's row. */
final class HitPowers {
    /** What every blow of a creature does. */
    private static final String ALWAYS = "always";

    private HitPowers() {}

    /** What a blow with these effects does, by the powers that the creature has; venom only if it is venomous. */
    static List<HitPower> of(List<String> effects, List<Power> powers, boolean venomous) {
        List<HitPower> found = new ArrayList<>();
        for (Power power : powers) {
            if (power instanceof OnHit onHit && (word(onHit).equals(ALWAYS) || effects.contains(word(onHit)))) {
                if (!(onHit instanceof OnHit.Poison) || venomous) {
                    doer(onHit).ifPresent(found::add);
                }
            }
        }
        return found;
    }

    private static String word(OnHit power) {
        return switch (power) {
            case OnHit.Poison p -> "poison";
            case OnHit.Paralysis p -> "paralysis";
            case OnHit.Disease p -> "disease";
            case OnHit.Drain p -> "drain";
            case OnHit.Petrify p -> "petrify";
            case OnHit.Constrict p -> "constrict";
            case OnHit.Attach p -> "attach";
            case OnHit.Slime p -> "slime";
            case OnHit.DrainStrength p -> "drain-strength";
            case OnHit.Swallow p -> "swallow";
            case OnHit.Spores p -> "spores";
            case OnHit.Spawn p -> "";
            case OnHit.Were p -> "";
            case OnHit.Hug p -> "";
            case OnHit.Tongue p -> ALWAYS;
            case OnHit.Dissolve p -> ALWAYS;
            case OnHit.Split p -> "";
            case OnHit.Disarm p -> ALWAYS;
            case OnHit.StingOrBite p -> "";
            case OnHit.Limbs p -> "";
            case OnHit.Heads p -> "";
        };
    }

    private static Optional<HitPower> doer(OnHit power) {
        return switch (power) {
            case OnHit.Poison p -> Optional.of(new PoisonBite(p));
            case OnHit.Paralysis p -> Optional.of(new ParalysingTouch(p));
            case OnHit.Disease p -> Optional.of(new Infection(p));
            case OnHit.Drain p -> Optional.of(new EnergyDrain(p));
            case OnHit.Petrify p -> Optional.of(new Petrification(p));
            case OnHit.Constrict p -> Optional.of(new Coils(p));
            case OnHit.Attach p -> Optional.of(new Leeching(p));
            case OnHit.Slime p -> Optional.of(new Sliming(p));
            case OnHit.DrainStrength p -> Optional.of(new StrengthDrain(p));
            case OnHit.Swallow p -> Optional.of(new Swallowing(p));
            case OnHit.Spores p -> Optional.of(new SporeCloud(p));
            case OnHit.Spawn p -> Optional.empty();
            case OnHit.Were p -> Optional.empty();
            case OnHit.Hug p -> Optional.empty();
            case OnHit.Tongue p -> Optional.of(new TonguePull(p));
            case OnHit.Dissolve p -> Optional.of(new Dissolving(p));
            case OnHit.Split p -> Optional.empty();
            case OnHit.Disarm p -> Optional.of(new Disarming(p));
            case OnHit.StingOrBite p -> Optional.empty();
            case OnHit.Limbs p -> Optional.empty();
            case OnHit.Heads p -> Optional.empty();
        };
    }
}
