package org.woodgrain.campaign.battle;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.melee.Fight;
import org.woodgrain.rules.melee.Ground;
import org.woodgrain.rules.monsters.OnHit;

/** Monsters that strike farther than an arm's length, and draw a small victim to their mouth. */
final class Tongues {
    /** The kind of the effect on one who was drawn to a mouth while the sides were apart. */
    static final String DRAWN = "drawn-by-a-tongue";

    private Tongues() {}

    /**
     * Whom a long tongue reaches although the ranks are not at blows, the one at its mouth before others; empty if there
     * is none, or no need of it.
     */
    static Optional<Integer> reach(Field field, CampaignState state, Fight fight, int who) {
        if (fight.inReach() || !(field.fighter(who) instanceof Fighter.Opponent foe)) {
            return Optional.empty();
        }
        int enemy = 1 - fight.matchup().side(who);
        int count = fight.ranks().size(enemy);
        int place = fight.ranks().placeOf(who);
        return IntStream.of(fight.matchup().members(enemy))
                .boxed()
                .filter(target -> !fight.out(target)
                        && at(field, state, fight, target)
                                .filter(by -> by == who)
                                .isPresent())
                .findFirst()
                .or(() -> field.monster(foe.id())
                        .power(OnHit.Tongue.class, fight.matchup().ruleset().profile())
                        .filter(tongue -> tongue.feet() >= fight.distance() && place >= 0 && count > 0)
                        .map(tongue -> fight.ranks().at(enemy, place % count)));
    }

    /** The monster at whose mouth somebody is although the sides are apart: he strikes at it, and at nobody else. */
    static Optional<Integer> at(Field field, CampaignState state, Fight fight, int victim) {
        return fight.inReach() || state.effects().of(DRAWN).isEmpty()
                ? Optional.empty()
                : state.effectsOn(Names.on(field.fighter(victim))).stream()
                        .filter(effect -> effect.kind().equals(DRAWN))
                        .flatMap(effect -> field.number(new Fighter.Opponent(new FoeId(effect.maker()))).stream())
                        .filter(by -> !fight.out(by))
                        .findFirst();
    }

    /** A small victim is drawn in, if it was not within reach already. */
    static void draw(Unfolding u, Fighter victim, FoeId by, List<Roll> rolls) {
        u.emit(new PowerEvent.Used(by, "tongue", List.of(victim), rolls));
        boolean apart = u.state()
                .encounter()
                .map(Encounter::distance)
                .filter(feet -> feet > Ground.REACH)
                .isPresent();
        if (apart) {
            Afflictions.begin(
                    u, Names.on(victim), DRAWN, "", by.value(), Effect.Unit.ENCOUNTER, 0, Map.of(), "CB-16", List.of());
        }
    }
}
