package org.woodgrain.campaign.battle;

import java.util.List;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.harm.FireResistance;
import org.woodgrain.campaign.people.Wounds;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.melee.Ground;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.SpecialAttack;

/** Monsters that wrap themselves in flames at will: it takes a round, and then burns those before them each round. */
final class Flaming {
    static final String FLAMING = "flaming";
    private static final String AT_WILL = "will";
    private static final int ABREAST = 3;

    private Flaming() {}

    /** Whether one would burst into flames now. */
    static boolean ready(Unfolding u, FoeId id, Monster kind) {
        return Names.foe(u.state(), id).map(foe -> foe.number(FLAMING)).orElse(1) == 0
                && kind.powers(SpecialAttack.Flames.class, u.state().ruleset().profile()).stream()
                        .anyMatch(flames -> flames.how().equals(AT_WILL));
    }

    static void kindle(Unfolding u, FoeId id) {
        u.emit(new BattleEvent.FoeMarked(id, FLAMING, 1));
        u.emit(new PowerEvent.Used(id, "flames", List.of(), List.of()));
    }

    /** A round begins: the flames burn those who stand before them. */
    static void on(Unfolding u) {
        Encounter meeting = u.state().encounter().orElseThrow();
        if (meeting.distance() > Ground.REACH) {
            return;
        }
        for (Foe foe : meeting.able()) {
            if (foe.number(FLAMING) > 0) {
                u.world()
                        .book()
                        .monsters()
                        .monster(foe.monster())
                        .power(SpecialAttack.Flames.class, u.state().ruleset().profile())
                        .ifPresent(flames -> burn(u, foe, flames));
            }
        }
    }

    private static void burn(Unfolding u, Foe foe, SpecialAttack.Flames flames) {
        List<Adventurer> front = Plan.able(u.state()).stream().limit(ABREAST).toList();
        for (Adventurer who : front) {
            int points = flames.damage().roll(u.throwing().of("CB-16", "flames").by(foe.name()));
            List<Roll> rolls = u.throwing().take();
            boolean resists = FireResistance.has(u.state(), new Effect.On.OnCharacter(who.id()));
            int felt = resists ? FireResistance.blunted(points, rolls.getLast().faces()) : points;
            Wounds.hurt(u, who.id(), felt, "its flames", "CB-16", rolls);
        }
        for (Foe follower : Bystanders.of(u)) {
            if (!Bystanders.kind(u, follower)
                    .immuneTo("fire", u.state().ruleset().profile())) {
                Bystanders.hurt(u, follower, flames.damage(), foe.name(), "its flames");
            }
        }
    }
}
