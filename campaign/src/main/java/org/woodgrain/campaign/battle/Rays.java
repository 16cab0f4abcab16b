package org.woodgrain.campaign.battle;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.melee.Blows;
import org.woodgrain.rules.melee.Fight;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.SpecialAttack;

/** A ray that destroys one target with all he carries, unless his save against wands is made. */
final class Rays {
    private static final String SENT = "rays";

    private Rays() {}

    /** The ray that a monster has left and somebody to turn it on. */
    static Optional<SpecialAttack.Ray> ready(Unfolding u, Fight fight, int who, FoeId id, Monster monster) {
        int used = Daily.used(u.state(), id, SENT);
        return monster.power(SpecialAttack.Ray.class, u.state().ruleset().profile())
                .filter(ray -> used < ray.uses() && fight.distance() <= ray.feet())
                .filter(ray -> fight.ranks().size(1 - fight.matchup().side(who)) > 0);
    }

    static void at(Unfolding u, Field field, Blows blows, Fight fight, int who, FoeId id) {
        int target = fight.ranks().at(1 - fight.matchup().side(who), 0);
        Daily.use(u, id, SENT);
        u.emit(new PowerEvent.Used(id, "ray", List.of(field.fighter(target)), List.of()));
        if (!blows.saves(target, Danger.WANDS, 0)) {
            fight.leave(target);
            Optional<CharacterId> member = Names.member(field.fighter(target));
            member.ifPresent(gone ->
                    u.emit(new PowerEvent.Consumed(gone, "is gone in a flash, and nothing is left", List.of())));
        }
    }
}
