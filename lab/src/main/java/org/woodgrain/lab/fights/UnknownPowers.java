package org.woodgrain.lab.fights;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.woodgrain.rules.melee.Combatant;
import org.woodgrain.rules.melee.Form;
import org.woodgrain.rules.melee.HitPower;
import org.woodgrain.rules.melee.Matchup;
import org.woodgrain.rules.monsters.OnHit;
import org.woodgrain.rules.monsters.Resistance;

/** What makes more of a duel than hit points that go down. */
final class UnknownPowers {
    private UnknownPowers() {}

    /**
     * Refuses those who have any.
     *
     * @throws FightsException naming the first of them with what he has
     */
    static void refuse(Matchup matchup) {
        for (int who = 0; who < matchup.size(); who++) {
            List<String> unknown = of(matchup.combatant(who));
            if (!unknown.isEmpty()) {
                throw new FightsException(matchup.combatant(who).name()
                        + " has powers that a duel is not reckoned with: " + String.join(", ", unknown)
                        + "; ask simulate instead, which fights with them");
            }
        }
    }

    /** Their names in plain words. */
    static List<String> of(Combatant who) {
        List<String> names = new ArrayList<>();
        for (Form form : who.ways().getFirst().blows()) {
            form.powers().forEach(power -> names.add(name(power)));
            form.sting().ifPresent(sting -> sting.blow().powers().forEach(power -> names.add(name(power))));
            if (form.sting().isPresent()) {
                names.add("sting or bite");
            }
        }
        if (who.power(Resistance.Regenerate.class).isPresent()) {
            names.add("regeneration");
        }
        if (who.power(Resistance.FightsOn.class).isPresent()) {
            names.add("fighting on without hit points");
        }
        if (who.power(OnHit.Heads.class).isPresent()) {
            names.add("heads that are lost with its hit points");
        }
        if (who.power(OnHit.Limbs.class).isPresent()) {
            names.add("arms that are wounded one by one");
        }
        if (who.power(OnHit.Split.class).isPresent()) {
            names.add("parting when struck");
        }
        return names.stream().distinct().toList();
    }

    private static String name(HitPower power) {
        String name = power.getClass().getSimpleName();
        return name.equals("Situation")
                ? "blows that change with what it does"
                : name.replaceAll("(?<=[a-z])(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
    }
}
