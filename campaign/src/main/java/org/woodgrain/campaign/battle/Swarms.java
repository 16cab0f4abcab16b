package org.woodgrain.campaign.battle;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.people.Circles;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.melee.Fight;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.SpecialAttack;

/** Small creatures of which so many act as one: the first of each lot bites or confuses for all. */
final class Swarms {
    private static final int WORSE = -2;
    private static final String CONFUSE = "confuse";

    private Swarms() {}

    /** Whether one only follows another of its lot. */
    static boolean follows(Monster kind, Profile profile, int place) {
        return kind.power(SpecialAttack.Swarm.class, profile)
                .filter(swarm -> place % swarm.together() != 0)
                .isPresent();
    }

    /** Whether it swarms about somebody to confuse him. */
    static boolean confuses(Monster kind, Profile profile, Fight fight, int who) {
        return fight.inReach()
                && fight.ranks().inFront(who)
                && kind.powers(SpecialAttack.Swarm.class, profile).stream()
                        .anyMatch(swarm -> swarm.how().equals(CONFUSE));
    }

    /** Its victim strikes and saves the worse, and casts nothing, until the next round is over. */
    static void confuse(Unfolding u, Field field, Fight fight, int who, FoeId id) {
        int enemy = 1 - fight.matchup().side(who);
        int count = fight.ranks().size(enemy);
        Optional<Integer> target = count == 0
                ? Optional.empty()
                : Optional.of(fight.ranks().at(enemy, Math.max(0, fight.ranks().placeOf(who)) % count));
        target.ifPresent(victim -> {
            u.emit(new PowerEvent.Used(id, "swarm", List.of(field.fighter(victim)), List.of()));
            Afflictions.begin(
                    u,
                    Names.on(field.fighter(victim)),
                    "confusion of wings",
                    "confused by wings",
                    id.value(),
                    Effect.Unit.ROUNDS,
                    2,
                    Map.of(Afflictions.TO_HIT, WORSE, Circles.SAVES, WORSE, Afflictions.NO_SPELLS, 1),
                    "",
                    List.of());
        });
    }
}
