package org.woodgrain.campaign.meeting;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.spells.MonsterCasting;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** Priests among those who are left in their own place heal their comrades when the company is gone. */
final class Nursing {
    /** Spells of healing, and their dice; each die has a pip added. */
    private static final Map<String, Integer> SPELLS = new TreeMap<>(Map.of("SP-73", 1, "SP-96", 2));

    private static final int SIDES = 6;

    private Nursing() {}

    @Rule({"SP-73", "SP-96"})
    static void of(Unfolding u) {
        Encounter meeting = u.state().encounter().orElseThrow();
        if (meeting.room().isEmpty() || worst(u).isEmpty()) {
            return;
        }
        for (Foe healer : meeting.able()) {
            for (Map.Entry<String, Integer> spell : SPELLS.entrySet()) {
                for (Optional<Foe> patient = worst(u);
                        patient.isPresent() && left(u, healer, spell.getKey());
                        patient = worst(u)) {
                    heal(u, healer, patient.get(), spell.getKey(), spell.getValue());
                }
            }
        }
    }

    private static boolean left(Unfolding u, Foe healer, String spell) {
        return u.state()
                .encounter()
                .flatMap(meeting -> meeting.foe(healer.id()))
                .filter(foe -> foe.number(MonsterCasting.key(spell)) > 0)
                .isPresent();
    }

    /** The one who lacks most of his hit points. */
    private static Optional<Foe> worst(Unfolding u) {
        List<Foe> able = u.state().encounter().orElseThrow().able();
        Comparator<Foe> lacking = Comparator.comparingInt(foe -> foe.maxHitPoints() - foe.hitPoints());
        return able.stream()
                .filter(foe -> foe.hitPoints() < foe.maxHitPoints())
                .filter(foe -> living(u, foe))
                .max(lacking);
    }

    private static boolean living(Unfolding u, Foe foe) {
        var kind = u.world().book().monsters().monster(foe.monster());
        return !kind.undead() && !kind.isKind("construct");
    }

    private static void heal(Unfolding u, Foe healer, Foe patient, String spell, int dice) {
        int points = u.throwing()
                .of(spell, "points healed")
                .by(healer.name())
                .secret()
                .plus(dice)
                .roll(dice, SIDES)
                .total();
        int now = Math.min(patient.maxHitPoints(), patient.hitPoints() + points);
        u.emit(new PowerEvent.Nursed(
                healer.id(), patient.id(), spell, now, u.throwing().take()));
    }
}
